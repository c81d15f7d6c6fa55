expansion-squares = The squares
expansion-squares-summary = Free tiles, three at most, that count the buildings of their colour beside them. The wall sides are provisional.
term-squares = { $count ->
    [one] { $count } from squares
   *[other] { $count } from squares
  }
reason-stack-empty = that stack is empty
reason-square-limit = you have three squares already
