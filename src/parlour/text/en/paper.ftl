## parlour print, and the edges of its pages

paper-caption = { $title } · page { NUMBER($page, useGrouping: 0) } of { NUMBER($pages, useGrouping: 0) } · Print at 100 %: this ruler is 50 mm long
paper-wrote =
    { $pages ->
        [one] { $path } is written: 1 page on { $paper }. Print it at 100 %.
       *[other] { $path } is written: { NUMBER($pages, useGrouping: 0) } pages on { $paper }. Print them at 100 %.
    }
paper-how-fold = Fold along the broken line, glue, press, then cut along the marks.
paper-how-duplex = Print on both sides, turned over the short edge. If the backs are off, parlour print test-page shows by how much: --shift-back X,Y.
paper-test-page = Test page
paper-test-front = Print this page on both sides, turned over the short edge, and hold it against the light. Read on the scales by how many millimetres the dotted cross of the other side is off, to the right and down; then print with --shift-back X,Y, each with its sign turned round.
paper-test-back = Other side
paper-choices = Choices (--option NAME=VALUE): { $choices }
paper-keepsake = Keepsake
paper-keepsake-moment = The moment of the game
paper-keepsake-graph = How the points went
paper-keepsake-codes = These codes hold the whole game, sealed: every move, and the seed that every draw follows from. Drop a photo of them on the replay page of any Parlour, or give what a scanner reads to parlour verify.
paper-unwritable = { $path } cannot be written: { $reason }.

paper-is-terminal = A PDF is not for the screen: name a file with -o FILE.
