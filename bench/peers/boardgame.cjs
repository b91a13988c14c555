// A three-seat dice game on boardgame.io's own server, for bench/server.py and bench/idle.py.
//
//     node boardgame.cjs PORT [FOLDER]
//
// The same game as Kniffel in shape: three rolls a turn, thirteen boxes, every play checked, the
// dice from its `random` plugin. It is kept as light as boardgame.io allows: undo is off, storage
// is its default, in memory, and a finished game starts over in place instead of a new match. With
// a folder, games are kept there by FlatFile, the store for files that it ships; it does not sync.

const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const BOXES = 13;

const sum = (dice) => dice.reduce((total, die) => total + die, 0);
const count = (dice) => [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
const run = (dice) => {
  const longest = [1, 2, 3, 4, 5, 6].reduce(
    ([best, now], face) => {
      const next = dice.includes(face) ? now + 1 : 0;
      return [Math.max(best, next), next];
    },
    [0, 0],
  );
  return longest[0];
};

function score(dice, box) {
  const counts = count(dice);
  if (box < 6) return counts[box] * (box + 1);
  switch (box) {
    case 6: return Math.max(...counts) >= 3 ? sum(dice) : 0;
    case 7: return Math.max(...counts) >= 4 ? sum(dice) : 0;
    case 8: return counts.includes(3) && counts.includes(2) ? 25 : 0;
    case 9: return run(dice) >= 4 ? 30 : 0;
    case 10: return run(dice) >= 5 ? 40 : 0;
    case 11: return Math.max(...counts) === 5 ? 50 : 0;
    default: return sum(dice);
  }
}

const fresh = (seats) => ({
  sheets: Array.from({ length: seats }, () => Array(BOXES).fill(null)),
  dice: [],
  roll: 0,
});

const dice = {
  name: "dice",
  disableUndo: true,
  setup: ({ ctx }) => fresh(ctx.numPlayers),
  turn: { minMoves: 0 },
  moves: {
    roll: {
      client: false,
      move: ({ G, random }, keep) => {
        if (G.roll === 3 || !Array.isArray(keep) || keep.length > 4) return INVALID_MOVE;
        const left = [...G.dice];
        for (const die of keep) {
          const at = left.indexOf(die);
          if (at < 0) return INVALID_MOVE;
          left.splice(at, 1);
        }
        G.dice = [...keep, ...random.D6(5 - keep.length)].sort();
        G.roll += 1;
      },
    },
    write: {
      client: false,
      move: ({ G, ctx, events }, box) => {
        const sheet = G.sheets[ctx.currentPlayer];
        if (G.roll === 0 || !(box >= 0 && box < BOXES) || sheet[box] !== null) return INVALID_MOVE;
        sheet[box] = score(G.dice, box);
        G.dice = [];
        G.roll = 0;
        if (G.sheets.every((each) => !each.includes(null))) G.sheets = fresh(ctx.numPlayers).sheets;
        events.endTurn();
      },
    },
  },
};

const [, , , folder] = process.argv;
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [dice], origins: ["http://127.0.0.1"], ...(db && { db }) });
server.run({ port: { host: "127.0.0.1", port: Number(process.argv[2]) } });
process.stdin.on("end", () => process.exit(0)).resume();
