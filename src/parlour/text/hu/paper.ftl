## parlour print, and the edges of its pages

paper-caption = { $title } · { NUMBER($page, useGrouping: 0) }. oldal, összesen { NUMBER($pages, useGrouping: 0) } · 100 %-os méretben nyomtasd: ez a vonalzó 50 mm hosszú
paper-wrote = { $path } elkészült: { NUMBER($pages, useGrouping: 0) } oldal, { $paper }. 100 %-os méretben nyomtasd.
paper-how-fold = Hajtsd meg a szaggatott vonal mentén, ragaszd össze, préseld, aztán vágd el a jeleknél.
paper-how-duplex = Kétoldalasan nyomtasd, a rövid él mentén fordítva. Ha a hátlapok elcsúsznak, a parlour print test-page megmutatja, mennyivel: --shift-back X,Y.
paper-test-page = Próbalap
paper-test-front = Nyomtasd ki ezt a lapot kétoldalasan, a rövid él mentén fordítva, és tartsd a fény felé. Olvasd le a skálákon, hány milliméterrel csúszott el jobbra és lefelé a túloldal pontozott keresztje; aztán nyomtass a --shift-back X,Y kapcsolóval, mindkét számot ellenkező előjellel.
paper-test-back = Túloldal
paper-choices = Választható (--option NÉV=ÉRTÉK): { $choices }
paper-keepsake = Emléklap
paper-keepsake-moment = A játék pillanata
paper-keepsake-graph = Hogyan alakultak a pontok
paper-keepsake-codes = Ezek a kódok az egész játékot tartalmazzák, lepecsételve: minden lépést és a kezdőértéket, amelyből minden húzás következik. Ejtsd a fényképüket bármelyik Parlour visszajátszó oldalára, vagy add a parlour verify parancsnak, amit a leolvasó kiad.
paper-unwritable = { $path } nem írható: { $reason }.

paper-is-terminal = A PDF nem képernyőre való: adj meg egy fájlt az -o FÁJL kapcsolóval.
