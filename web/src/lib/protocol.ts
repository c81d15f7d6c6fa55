// Generated from losetas/server/protocol.py by `python -m losetas.server.schema`; do not edit.


export const PROTOCOL = 1;

/** A ply of the seat to move, in notation, exactly as the table listed it. */
export interface Act {
  type: "act";
  seq: number;
  token: string;
}

/** GET /api/tables/{id}/art: all a client needs to draw a table. Never changes during a game. */
export interface Art {
  look: string;
  /** Address of a tile's picture; put the percent-encoded code for `{code}` and the quarter turns for `{turns}`. */
  tile: string;
  kinds: KindArt[];
  pieces: PieceArt[];
  /** Per seat the address of its chip. */
  chips: string[];
  /** Address of a figure of nobody's colour, in the box of the first piece. */
  neutral: string;
  /** Address of the picture of a corner tower; empty where the look has none. */
  tower: string;
  /** What it shows; the lattice corner it stands on is at 0,0. */
  tower_box: [number, number, number, number];
}

/** A tile kind in the bag. */
export interface BagEntry {
  code: string;
  left: number;
  total: number;
}

/** Who began, and what decided it. */
export interface BeganView {
  seat: number;
  /** The fewest cards; of those level, the smallest sum; of those level again, the earliest seat. */
  by: "cards" | "sum" | "seat";
}

/** A level of bot; the client names it. */
export interface BotEntry {
  key: string;
  default: boolean;
}

/** A tile in a palace. */
export interface BuiltView {
  code: string;
  x: number;
  y: number;
}

/** A way of paying for a tile of the market. */
export interface BuyView {
  token: string;
  space: number;
  tile: string;
  cards: string[];
  paid: number;
  exact: boolean;
  /** It spends a joining card although one currency would do: legal, but nothing to propose (AMB-30). */
  pointless: boolean;
}

/** GET /api/catalog: what can be played and with what. */
export interface Catalog {
  protocol: number;
  version: string;
  languages: string[];
  games: GameEntry[];
  /** Per game and language one Fluent resource with the texts that its expansions bring (options, kinds, terms). */
  texts: Record<string, Record<string, string>>;
}

/** A cell of the board; y grows south. */
export interface CellRef {
  x: number;
  y: number;
}

/** What the seat to move can do; empty lists for visitors who do not decide. */
export interface Choices {
  placements: Placement[];
  claims: ClaimView[];
  no_claims: NoClaim[];
  recalls: RecallView[];
  options: OptionView[];
  cover: CoverView | null;
  forced: ForcedView | null;
  /** The id of the rule that says what is to be decided; empty for the usual steps. */
  rule: string;
  /** The token of doing nothing, where that is allowed. */
  none: string | null;
}

/** The figure put (or taken back) in a turn. */
export interface ClaimMade {
  token: string;
  piece: string;
  kind: string;
  site: string;
  x: number;
  y: number;
  recall: boolean;
}

/** A segment of the tile just laid that can be claimed. */
export interface ClaimView {
  token: string;
  site: string;
  segment: number;
  piece: string;
  kind: string;
  zone: number;
  tiles: number;
  shields: number;
  open: number;
  /** Points if the game stopped now. */
  value: number;
  completes: boolean;
  /** Points at once, when it is complete; 0 otherwise. */
  points: number;
  lying: boolean;
}

/** The clock of a window: silence will be taken for the answer of the seat to move. */
export interface ClockView {
  /** The whole time of this window. */
  seconds: number;
  /** Milliseconds left when this was sent. */
  left: number;
}

/** Tiles may be laid on tiles now: why, and which cannot be covered. */
export interface CoverView {
  /** The features that allow it while they are incomplete. */
  because: [number, number, number][];
  kind: string;
  rule: string;
  refused: NoCover[];
}

/** A decision of a step in a turn, whoever took it: its key and the rest of its token. */
export interface DecisionMade {
  key: string;
  arg: string;
  seat: number;
  /** The seat said nothing until its time was over. */
  clock: boolean;
}

/** An edition of a game and the look its tiles are drawn in. */
export interface EditionEntry {
  key: string;
  names: Record<string, string>;
  look: string;
  /** Address of a tile's picture in this look, as `Art.tile`. */
  tile: string;
  /** Address of a picture of a small board. */
  cover: string;
}

/** What a placement would do; the client has a text for each code. */
export interface Effect {
  code: string;
  kind: string;
  tiles: number;
  /** For `completes` what each of `seats` is paid, else the gain of the zone's value if the game stopped. */
  points: number;
  /** Who is paid (`completes`) or stands there. */
  seats: number[];
  /** Indices into `zones` of the zones touched. */
  zones: number[];
  /** Of how many zones it is made (`joins`, `completes`, `stays`), or into how many it falls (`splits`). */
  parts: number;
  /** The id of the rule behind it, where it would surprise. */
  rule: string;
}

/** Points that fell to a seat (or a zone scored for nobody), with all that is needed to light it on the board. */
export interface EventView {
  id: number;
  turn: number;
  seat: number;
  kind: string;
  points: number;
  phase: string;
  rule: string;
  site: string;
  x: number;
  y: number;
  winners: number[];
  terms: TermView[];
  /** Segments to light. */
  spots: [number, number, number][];
  /** Cells it counts. */
  cells: CellRef[];
  /** x, y and the points that cell brings. */
  values: [number, number, number][];
  /** x, y, segment, seat, piece of the figures that were paid. */
  figures: [number, number, number, number, string][];
}

/** What a new-game card says about an expansion. */
export interface ExpansionEntry {
  key: string;
  names: Record<string, string>;
  summary: Record<string, string>;
  author: string;
  year: number | null;
  source: string;
  tiles: number;
  /** What it brings in words, where it is not only tiles. */
  contents: Record<string, string>;
  /** Tile codes to picture it with. */
  sample: string[];
  editions: string[];
  conflicts: string[];
  requires: string[];
  /** Whether it offers seats decisions that they may decline, so that a clock has something to run for. */
  windows: boolean;
  /** Whether some layout is a proposal of the project. */
  proposed: boolean;
}

/** An expansion that is not offered, and for whoever makes it the reason. */
export interface FaultyEntry {
  key: string;
  message: string;
}

/** A figure on the board. */
export interface FigureView {
  x: number;
  y: number;
  segment: number;
  site: string;
  kind: string;
  seat: number;
  piece: string;
  lying: boolean;
  /** Index into `zones`. */
  zone: number;
}

/** The tile in hand was not drawn: it is the other half of a building and has one place only. */
export interface ForcedView {
  x: number;
  y: number;
  rule: string;
}

/** A game of the catalog. */
export interface GameEntry {
  key: string;
  names: Record<string, string>;
  /** Key of the expansion that holds the basic rules, for the rules endpoint. */
  base: string;
  players: [number, number];
  /** Whether a table of it can show how many tiles are left of each kind. */
  counts_tiles: boolean;
  /** Whether the first seat begins; else the game says who does, and nobody can choose. */
  first_begins: boolean;
  editions: EditionEntry[];
  expansions: ExpansionEntry[];
  faulty: FaultyEntry[];
  options: OptionEntry[];
  /** The levels of its bots, the weakest first. */
  bots: BotEntry[];
}

/** A space of the market in the final distribution. */
export interface GiftView {
  currency: string;
  tile: string;
  /** Per seat what it held of the currency. */
  sums: number[];
  /** Who received the tile; None when the largest sum was shared, or nobody held any. */
  seat: number | null;
  rule: string;
}

/** Zones that are scored together, each of them held by itself. */
export interface GroupView {
  /** Index into `zones` of the feature that holds them. */
  zone: number;
  /** Indices into `zones`. */
  arms: number[];
  /** How many tiles each of them has. */
  lengths: number[];
  /** Indices into `zones` of those that decide who is paid. */
  deciding: number[];
}

/** First message: asks for the table unless `since` is already the last row and no clock runs. */
export interface Hello {
  type: "hello";
  since?: number | null;
}

/** GET /api/howto/{game}/{expansion}?lang=es: how it is played, for those who never did. */
export interface Howto {
  game: string;
  expansion: string;
  lang: string;
  sections: HowtoSection[];
}

/** A statement or a picture of an explanation, with the rules behind it. */
export interface HowtoItem {
  /** `say`, or a picture: `scene` (a position) or `row` (tiles or cards side by side). */
  kind: string;
  text: string;
  lang: string;
  rules: string[];
  /** The edition, the number of players or house rules that it is about; empty: always. */
  when: Record<string, string[]>;
  /** Addresses, with a place for the `{look}` of an edition. */
  pictures: string[];
}

/** A part of an explanation; without a title it is headed by the name of the expansion. */
export interface HowtoSection {
  title: string;
  lang: string;
  items: HowtoItem[];
}

/** A tile kind: names, segments, four orientations. */
export interface KindArt {
  code: string;
  letter: string;
  names: Record<string, string>;
  proposed: boolean;
  segments: SegmentArt[];
  turns: OrientationArt[];
}

/** What can be done on a cell of one's palace, and what would become of wall and counts. */
export interface LayView {
  token: string;
  /** `lay` a tile that waits; redesigns: `build` from the reserve, `swap` with the reserve, `remove` to it. */
  key: "lay" | "build" | "swap" | "remove";
  /** The tile that comes, or goes in `remove`. */
  tile: string;
  x: number;
  y: number;
  wall: number;
  /** Only the types that change. */
  counts: Record<string, number>;
}

/** A figure that lies on a tile and is no follower. */
export interface LooseView {
  x: number;
  y: number;
  /** Its colour; -1 is the neutral one. */
  seat: number;
}

/** A space of the market. */
export interface MarketSpace {
  currency: string;
  tile: string | null;
  /** What the hand that is shown lacks in this currency; 0 when it is enough or no hand is shown. */
  missing: number;
  affordable: boolean;
  exact: boolean;
}

/** A space with more ways to pay than are listed. The token of one is the stem and its cards, joined by +. */
export interface MoreView {
  space: number;
  tile: string;
  stem: string;
}

/** POST /api/tables */
export interface NewTable {
  ruleset: string;
  seats: SeatSpec[];
  settings?: TableSettings;
}

/** A cell beside the palace where a tile cannot go, and why. */
export interface NoCell {
  tile: string;
  x: number;
  y: number;
  reason: string;
}

/** A segment of the tile just laid that cannot be claimed, and why. */
export interface NoClaim {
  segment: number;
  site: string;
  kind: string;
  reason: string;
  /** Who stands there. */
  seats: number[];
  zone: number;
}

/** A tile that cannot be covered, and why. */
export interface NoCover {
  x: number;
  y: number;
  /** `follower-on-tile`, `not-coverable`, `edge-mismatch` (the tile in hand does not fit there), `never-on-top`. */
  reason: string;
  /** Who stands there. */
  seats: number[];
  rule: string;
}

/** A house rule: its values, the first being the default. */
export interface OptionEntry {
  key: string;
  values: string[];
  editions: string[];
  rules: string[];
  expansion: string | null;
}

/** A choice of a decision that an expansion registers, with all that is needed to show it. */
export interface OptionView {
  token: string;
  key: string;
  arg: string;
  /** Kind of the zone it is about; empty when it is about none. */
  kind: string;
  /** The zone to light. */
  spots: [number, number, number][];
  /** The segment where a figure would stand, or the first of the zone. */
  at: [number, number, number] | null;
  /** The figure that would stand there; empty when none would. */
  piece: string;
  lying: boolean;
  /** The marker it is about, by the seat of its colour; -1 is the neutral one. */
  marker: number | null;
  /** Whose points or zone it is. */
  seats: number[];
  tiles: number;
  open: number;
  /** What the deciding seat gets at once. */
  points: number;
  /** What it is worth more than declining if the game stopped then; 0 where one cannot decline. */
  value: number;
}

/** Where things are on a tile as it lies. */
export interface OrientationArt {
  /** Letters of the edges that face N, E, S, W. */
  edges: string;
  /** Per segment, where a follower stands. */
  seats: [number, number][];
  /** Lattice corners that carry a tower. */
  corners: [number, number][];
  /** Per segment the SVG path of its area, in tile units: 100 wide, the middle at 0,0. */
  regions: string[];
}

/** One ply of the log, or what the game gave somebody without asking. */
export interface PalaceAct {
  seat: number;
  token: string;
  /** take, buy, gap-buy, gap-no, lay, store, give, build, swap, remove, annex, wake, reveal, open-no, decide, */
  key: string;
  /** The tile bought, built, moved or given; the type of an annex; the key of a decision. */
  tile: string;
  /** The tile that leaves in a `swap`; what was decided; the currency of a `gift`. */
  other: string;
  /** Cards taken or paid; the tiles of a `deal`. */
  cards: string[];
  paid: number;
  exact: boolean;
  /** Where in the palace of the seat it happened. */
  cell: CellRef | null;
  /** The tile whose secret card went back to the hand, because it left; else empty. */
  back: string;
  /** The seat said nothing until its time was over. */
  clock: boolean;
}

/** GET /api/tables/{id}/palace: what lies in the box and how to picture it. Never changes during a game. */
export interface PalaceArt {
  /** Address of a picture; put its percent-encoded name for `{name}`. */
  picture: string;
  tiles: PalaceTile[];
  cards: PalaceCard[];
  types: PalaceType[];
  /** In the order of the spaces of the market. */
  currencies: string[];
}

/** A money card, or one that joins currencies. */
export interface PalaceCard {
  code: string;
  currencies: string[];
  /** 0 for a joining card. */
  value: number;
}

/** What the seat to move can do; empty lists for visitors who do not decide. */
export interface PalaceChoices {
  takes: TakeView[];
  /** All of them, for each space of the market; of several hundred those that waste least. */
  buys: BuyView[];
  /** Spaces with more ways to pay than are listed: those that waste most are left out. */
  more: MoreView[];
  cells: LayView[];
  puts: PutView[];
  refused: NoCell[];
  annexes: PickView[];
  reveals: PickView[];
  plain: PlainView[];
  /** The key of the decision that a step asks; empty when none does. */
  asks: string;
  options: PalaceOption[];
  /** The token that declines that decision; None when it has to be taken. */
  none: string | null;
}

/** A choice of a step that a module registers; its text is looked up by the key of the step's decisions. */
export interface PalaceOption {
  token: string;
  /** The choice in notation: a card, a tile, or what the step calls it. */
  arg: string;
  /** Whose points or palace it is about. */
  seats: number[];
  /** Cells that it is about: seat, x, y. */
  spots: [number, number, number][];
  /** What it brings at once. */
  points: number;
}

/** A scoring round that was played; its points are among the events. */
export interface PalaceRound {
  round: number;
  /** Per seat the palace as it was counted. */
  palaces: BuiltView[][];
}

/** A player: all of it is public. */
export interface PalaceSeat {
  seat: number;
  letter: string;
  name: string;
  kind: "person" | "bot";
  bot: string | null;
  mine: boolean;
  score: number;
  /** The score if the game stopped now. */
  stopped: number;
  /** How many cards are in the hand; which ones is nobody's business. */
  cards: number;
  /** The starting hand, while all of them lie open; None from the first action on. */
  opened: string[] | null;
  palace: BuiltView[];
  reserve: string[];
  /** Per type of building what counts for the majority. */
  counts: Record<string, number>;
  wall: number;
  /** The longest outer wall: x, y and side (0 north, clockwise). */
  segments: [number, number, number][];
  /** Per type, and for the wall, the points of the coming round if it were played now. */
  worth: Record<string, number>;
  /** Whether the stone is awake; None where there are none. */
  stone: boolean | null;
  /** Secret cards that are not revealed. */
  hidden: number;
  revealed: string[];
}

/** The whole table of Alhambra as this visitor may see it; sent after every change and on hello. */
export interface PalaceTable {
  type: "palace";
  protocol: number;
  table: string;
  seq: number;
  ruleset: string;
  game: string;
  edition: string;
  expansions: string[];
  options: Record<string, string>;
  settings: TableSettings;
  created: string;
  finished: string | null;
  seats: PalaceSeat[];
  to_move: number | null;
  /** Whether this visitor is to decide now. */
  mine: boolean;
  /** Whose turn it is; somebody else may have to decide in it. */
  seat: number;
  /** action, place, a window of a module, or over. */
  step: string;
  turn: number;
  /** None before the deal is over. */
  began: BeganView | null;
  /** The seat whose hand and secret cards are below; None when nobody of this device is alone at it. */
  viewer: number | null;
  /** Several persons share the device: what is of one seat is shown only after it has said that it is there. */
  shared: boolean;
  hand: string[];
  secrets: string[];
  /** Tiles that wait for a place. */
  aside: string[];
  market: MarketSpace[];
  display: string[];
  tiles_left: number;
  cards_left: number;
  discards: number;
  /** Tiles of the neutral player, with two players. */
  neutral: string[];
  neutral_counts: Record<string, number>;
  /** Per type the open annex; empty without them. */
  tops: Record<string, string | null>;
  /** Per type how many lie below. */
  stacks: Record<string, number>;
  /** The next scoring round, 1 to 3; 0 when all are over. */
  coming: number;
  /** Its card has come up: it is scored at the end of this turn. */
  due: boolean;
  ending: boolean;
  choices: PalaceChoices;
  /** In a window with a clock; None where nobody is in a hurry. */
  clock: ClockView | null;
  undo: UndoView;
  log: PalaceTurn[];
  /** Points in order; `phase` tells the round. */
  events: EventView[];
  rounds: PalaceRound[];
  /** The final distribution, once it has been made. */
  gifts: GiftView[];
  over: boolean;
  result: ResultView | null;
  commitment: string;
  seed: string | null;
}

/** A kind of tile. */
export interface PalaceTile {
  code: string;
  type: string;
  price: number;
  walls: string;
  annex: boolean;
  /** Whether its walls are a stand-in for the printed ones. */
  provisional: boolean;
}

/** One turn of the log. */
export interface PalaceTurn {
  turn: number;
  seat: number;
  acts: PalaceAct[];
  open: boolean;
}

/** A type of building and its points by round and place. */
export interface PalaceType {
  key: string;
  rounds: number[][];
  /** The colour of its pictures, for drawings too small for them. */
  colour: string;
}

/** A choice that is one object: an annex of a stack, a secret card to reveal. */
export interface PickView {
  token: string;
  tile: string;
}

/** The pictures of a kind of figure, per seat, as addresses of images. */
export interface PieceArt {
  piece: string;
  standing: string[];
  lying: string[];
  /** What every picture shows; 0,0 is the seat the figure stands on. */
  box: [number, number, number, number];
}

/** Heartbeat. */
export interface Ping {
  type: "ping";
}

/** A cell where the tile in hand can go. */
export interface Placement {
  x: number;
  y: number;
  /** Whether it would cover a tile. */
  top: boolean;
  rotations: Rotation[];
}

/** A choice without an object. */
export interface PlainView {
  token: string;
  key: "pass" | "wake" | "gap-no" | "open-no";
}

/** Answer to a ping, with the number of the last row: a client that has an older one says hello. */
export interface Pong {
  type: "pong";
  seq: number;
}

/** Body of every HTTP error: what, where, what was expected. */
export interface Problem {
  /** A code the client has a text for. */
  reason: string;
  where?: string;
  expected?: string;
  found?: string;
  detail?: string;
}

/** Where a waiting tile can go besides the palace. */
export interface PutView {
  token: string;
  tile: string;
  to: "reserve" | "neutral";
}

/** A figure that can be taken back. */
export interface RecallView {
  token: string;
  piece: string;
  kind: string;
  x: number;
  y: number;
  segment: number;
  points: number;
}

/** A message that changed nothing, and why. */
export interface Refused {
  type: "refused";
  /** `stale`, `not-your-seat`, `bad-message`, `too-large`, `too-fast`, `not-notation`, `cannot-undo`, or a rule. */
  reason: string;
  where: string;
  expected: string;
  found: string;
  detail: string;
  seq: number;
}

/** Points of one kind, per seat, with the events they come from. */
export interface ResultRow {
  kind: string;
  points: number[];
  events: number[][];
}

/** The end of the game. */
export interface ResultView {
  rows: ResultRow[];
  totals: number[];
  /** Per seat, 1 is first; equal scores share a rank. */
  ranks: number[];
  winners: number[];
  margin: number;
  /** The kind with the largest gap between the winner and the next; empty when there is no single winner. */
  decided_by: string;
}

/** One legal way of laying the tile on a cell. */
export interface Rotation {
  turns: number;
  token: string;
  effects: Effect[];
  /** No figure can be put afterwards, so the turn is over at once and cannot be undone. */
  ends_turn: boolean;
  /** The kinds of zones that a figure could be put in afterwards. */
  free: string[];
  twin: TwinView | null;
}

/** One rule in the language asked for, or in the one it falls back to. */
export interface RuleEntry {
  id: string;
  text: string;
  lang: string;
  /** The part of the game it belongs to: U set-up, P placement, M follower, S scoring, F final; or empty. */
  tag: string;
  /** `derived`, `deferred` or empty. */
  status: string;
}

/** GET /api/rules/{game}/{expansion}?lang=es */
export interface Rules {
  game: string;
  expansion: string;
  lang: string;
  title: string;
  intro: string[];
  rules: RuleEntry[];
}

/** Who takes a seat of a new table. */
export interface SeatSpec {
  kind: "person" | "bot";
  name: string;
  bot?: string | null;
}

/** A player as the table shows them. */
export interface SeatView {
  seat: number;
  letter: string;
  name: string;
  kind: "person" | "bot";
  bot: string | null;
  /** Whether this visitor decides for the seat. */
  mine: boolean;
  score: number;
  /** The score if the game stopped now. */
  stopped: number;
  /** Per piece what is left. */
  supply: Record<string, number>;
  /** Per piece how many the seat has in all. */
  pieces: Record<string, number>;
  /** What it holds beside its figures: markers by the seat of their colour, -1 the neutral one. */
  markers: number[];
}

/** A segment of a tile kind, as rules and readers name it. */
export interface SegmentArt {
  kind: string;
  shields: number;
  marks: string[];
  claimable: boolean;
  /** Its site (`c.N`) as the tile lies, by quarter turns 0 to 3. */
  sites: string[];
}

/** Change what is no rule, during the game; only from who made the table. What is left out stays as it is. */
export interface Settings {
  type: "settings";
  fast?: boolean | null;
  window_seconds?: number | null;
}

/** The whole table as this visitor may see it; sent after every change and on hello. */
export interface Table {
  type: "table";
  protocol: number;
  table: string;
  /** Number of the last row of the log; goes back with every act and undo. */
  seq: number;
  ruleset: string;
  game: string;
  edition: string;
  expansions: string[];
  options: Record<string, string>;
  look: string;
  settings: TableSettings;
  created: string;
  /** ISO 8601, UTC, like `created`. */
  finished: string | null;
  seats: SeatView[];
  to_move: number | null;
  /** Whether this visitor is to decide now. */
  mine: boolean;
  /** Whose turn it is: with a decision in another's turn not who is to move. */
  turn_of: number;
  step: string;
  turn: number;
  hand: string | null;
  choices: Choices;
  /** In a decision with a clock; None where nobody is in a hurry. */
  clock: ClockView | null;
  undo: UndoView;
  tiles: TileView[];
  last: CellRef | null;
  figures: FigureView[];
  loose: LooseView[];
  zones: ZoneView[];
  groups: GroupView[];
  tiles_left: number;
  /** By kind; empty when the table's setting hides it. */
  bag: BagEntry[];
  discards: string[];
  /** Every turn from the first, in order. */
  log: TurnView[];
  /** Events of the final scoring, in order. */
  bonus: EventView[];
  over: boolean;
  result: ResultView | null;
  commitment: string;
  /** Only once the game is over. */
  seed: string | null;
}

/** Answer to POST /api/tables. */
export interface TableCreated {
  table: string;
  links: TableLinks;
}

/** An unfinished table that this visitor can go on with. */
export interface TableEntry {
  table: string;
  ruleset: string;
  seats: TableSeat[];
  to_move: number | null;
  turn: number;
  tiles_left: number;
  created: string;
  /** ISO 8601, UTC. */
  changed: string;
}

/** GET /api/tables/{id}/game: which screens a table needs. */
export interface TableGame {
  game: string;
}

/** Where the parts of a table are found, as paths of this server. */
export interface TableLinks {
  page: string;
  socket: string;
  record: string;
  art: string;
}

/** GET /api/tables: unfinished tables, the last played first. */
export interface TableList {
  tables: TableEntry[];
}

/** A seat in the list of tables. */
export interface TableSeat {
  name: string;
  kind: "person" | "bot";
  bot: string | null;
  score: number;
}

/** What holds for a whole table and is no rule. */
export interface TableSettings {
  /** Bots answer at once. */
  fast?: boolean;
  /** Whether the tiles left are shown by kind. */
  tiles_left?: boolean;
  /** How long a person may think in a window before silence is taken for the answer; 0 for as long as they like. */
  window_seconds?: number;
}

/** Money cards that can be taken together. */
export interface TakeView {
  token: string;
  cards: string[];
}

/** One line of a sum: count x each. */
export interface TermView {
  code: string;
  count: number;
  each: number;
  points: number;
  rule: string;
}

/** A tile on the board, in laying order. */
export interface TileView {
  code: string;
  x: number;
  y: number;
  turns: number;
  covered: boolean;
  /** None for the start tile. */
  seat: number | null;
}

/** One turn of the log. */
export interface TurnView {
  turn: number;
  seat: number;
  /** Codes drawn and removed because they fitted nowhere. */
  discards: string[];
  code: string | null;
  x: number | null;
  y: number | null;
  turns: number | null;
  claim: ClaimMade | null;
  decisions: DecisionMade[];
  /** All its plies in notation. */
  tokens: string[];
  events: EventView[];
  /** Whether the turn is still being played. */
  open: boolean;
}

/** Where the other half of a building on two tiles will lie. */
export interface TwinView {
  code: string;
  x: number;
  y: number;
  turns: number;
  /** Who will have to lay it. */
  seat: number;
}

/** Take back the last ply of the open turn. */
export interface Undo {
  type: "undo";
  seq: number;
}

/** Whether one step can be taken back, otherwise why not. */
export interface UndoView {
  can: boolean;
  /** nothing-to-undo, drawn (the next tile is out), clock (it has answered), passed (the turn has, or another seat was */
  reason: string;
}

/** A zone: segments on the board that count together. */
export interface ZoneView {
  name: string;
  kind: string;
  complete: boolean;
  open: number;
  tiles: number;
  shields: number;
  spots: [number, number, number][];
  /** Seats that would be paid if it were scored now. */
  owners: number[];
  /** Per seat. */
  strength: number[];
  /** Points if scored now: the full value when complete, otherwise that of the end of the game. */
  value: number;
  /** Points if it were completed as it is. */
  complete_value: number;
}

export type ServerMessage = Table | PalaceTable | Refused | Pong;

export type ClientMessage = Hello | Act | Undo | Settings | Ping;
