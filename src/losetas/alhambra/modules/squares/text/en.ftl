expansion-squares = The squares
expansion-squares-summary = Free tiles, three at most, that count the buildings of their colour beside them. The wall sides are provisional.
expansion-squares-contents = 24 squares
expansion-proposed-squares = proposed
proposed-what-squares = We could not see the originals: the walls of the 24 squares are provisional, a proposal of ours; the rules are the published ones. If you have the real ones, put them in a folder and play with losetas play --tiles FOLDER.
term-squares = { $count ->
    [one] { $count } from squares
   *[other] { $count } from squares
  }
reason-stack-empty = that stack is empty
reason-square-limit = you have three squares already
