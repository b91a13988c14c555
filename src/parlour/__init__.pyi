from parlour import learn as learn
from parlour import logs as logs
from parlour.core.game import Choice as Choice
from parlour.games import GAMES as GAMES
from parlour.library import Misuse as Misuse
from parlour.library import simulate as simulate
from parlour.library import tournament as tournament
from parlour.study.result import Estimate as Estimate

__version__: str
