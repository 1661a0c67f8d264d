import type { GameKind, Partner, Stakes } from "@fakham/core/games"
import { baht, times } from "@fakham/core/money"
import type { PictureName } from "./game-pictures.ts"
import type { GameName } from "./partner-games.ts"

/** Something of a partner's that can be opened. */
export type Offer = {
  readonly partner: Partner
  readonly gameList?: string
  readonly gameId?: string
  readonly name: string
  readonly kind: GameKind
  /** What is played; one page means harm, so that sites can be tried against it. */
  readonly game: GameName | typeof hostile
  readonly picture: PictureName
  /** What a round may cost, where a table has limits of its own. */
  readonly stakes?: Stakes
  /** What is not listed is for those who know it. */
  readonly listed: boolean
}

export const hostile = "hostile"

type Entry = readonly [id: string, name: string, picture: PictureName]

const slot = (entry: Entry) => [entry, "slot", "slots"] as const
const dice = (entry: Entry) => [entry, "card", "hi-lo"] as const
const cards = (entry: Entry) => [entry, "card", "baccarat"] as const
const stakes = (min: number, max: number): Stakes => ({ min: times(baht(1), min), max: times(baht(1), max) })
const table = (entry: Entry, min: number, max: number) => [entry, "casino", "baccarat", stakes(min, max)] as const
const sicBo = (entry: Entry, min: number, max: number) => [entry, "casino", "hi-lo", stakes(min, max)] as const
const sport = (entry: Entry) => [entry, "sport", "penalty"] as const
type Game = readonly [Entry, GameKind, Offer["game"], Stakes?]

const games = (partner: Partner, entries: ReadonlyArray<Game>, gameList?: string): ReadonlyArray<Offer> =>
  entries.map(([[id, name, picture], kind, game, limits]) => ({
    partner,
    ...(gameList === undefined ? {} : { gameList }),
    gameId: id,
    name,
    kind,
    game,
    picture,
    ...(limits === undefined ? {} : { stakes: limits }),
    listed: true,
  }))

/** A partner's own page, or one of its lists. */
const place = (
  partner: Partner,
  name: string,
  [kind, game]: readonly [GameKind, GameName],
  picture: PictureName,
  gameList?: string,
): Offer => ({ partner, ...(gameList === undefined ? {} : { gameList }), name, kind, game, picture, listed: true })

const hidden = (offers: ReadonlyArray<Offer>) => offers.map((offer) => ({ ...offer, listed: false }))

/** All that the demo's partners offer, in the order in which players see it. */
export const offers: ReadonlyArray<Offer> = [
  place("joker", "Joker", ["slot", "slots"], "meteor-violet"),
  ...games("joker", [
    slot(["full-moon", "สล็อตคืนเดือนเพ็ญ", "moon-indigo"]),
    slot(["three-moons", "จันทร์สามดวง", "moon-violet"]),
    slot(["night-market", "ตลาดโต้รุ่ง", "lantern-plum"]),
    slot(["golden-kite", "ว่าวทองคำ", "kite-rust"]),
    slot(["fireflies", "หิ่งห้อยอัมพวา", "meteor-teal"]),
    slot(["jasmine", "มะลิราตรี", "lotus-teal"]),
    dice(["hi-lo", "ไฮโลหน้าวัด", "dice-rust"]),
    cards(["baccarat", "บาคาร่าใต้ดาว", "cards-indigo"]),
  ]),
  place("pg-soft2", "PG Soft", ["slot", "slots"], "lotus-violet"),
  ...games("pg-soft2", [
    slot(["falling-star", "ดาวตก", "meteor-indigo"]),
    slot(["night-lotus", "บัวราตรี", "lotus-violet"]),
    slot(["sea-treasure", "สมบัติใต้ทะเล", "gems-sea"]),
    slot(["koi-river", "ปลาคาร์ปสายน้ำ", "koi-teal"]),
    slot(["cloud-mountain", "ภูเขาเหนือเมฆ", "mountain-rust"]),
    slot(["emerald-cave", "ถ้ำมรกต", "gems-teal"]),
    slot(["long-boat", "เรือยาวประเพณี", "boat-sea"]),
    slot(["rain-season", "ฝนต้นฤดู", "kite-sea"]),
  ]),
  place("pegasus", "Pegasus", ["slot", "slots"], "mountain-indigo"),
  ...games("pegasus", [
    slot(["above-clouds", "เหนือเมฆ", "mountain-indigo"]),
    slot(["north-wind", "ลมเหนือ", "kite-violet"]),
    slot(["silver-moon", "จันทร์เงิน", "moon-teal"]),
    slot(["lucky-wheel", "กงล้อรุ่งอรุณ", "wheel-rust"]),
    slot(["morning-dew", "น้ำค้างเช้า", "gems-violet"]),
  ]),
  place("ezg", "EZG", ["slot", "slots"], "lantern-rust"),
  ...games("ezg", [
    slot(["lantern", "โคมลอย", "lantern-indigo"]),
    slot(["river-lights", "กระทงริมน้ำ", "lotus-sea"]),
    slot(["andaman", "อันดามัน", "boat-teal"]),
    dice(["still-water", "ไฮโลน้ำนิ่ง", "dice-indigo"]),
    cards(["two-hands", "บาคาร่าสองมือ", "cards-teal"]),
  ]),
  place("gpx", "GPX", ["card", "hi-lo"], "dice-violet"),
  place("gpx", "GPX ไพ่และเต๋า", ["card", "hi-lo"], "cards-violet", "table"),
  ...games(
    "gpx",
    [
      dice(["hi-lo", "ไฮโลสามเต๋า", "dice-teal"]),
      cards(["baccarat", "บาคาร่าชั้นดาดฟ้า", "cards-plum"]),
      dice(["river-dice", "เต๋าริมคลอง", "dice-sea"]),
    ],
    "table",
  ),
  place("gpx", "GPX สล็อต", ["slot", "slots"], "gems-plum", "slot"),
  ...games(
    "gpx",
    [
      slot(["amber", "อำพัน", "gems-rust"]),
      slot(["old-town", "เมืองเก่า", "lantern-violet"]),
      slot(["high-tide", "น้ำขึ้น", "boat-indigo"]),
    ],
    "slot",
  ),
  place("gpx", "GPX คาสิโนสด", ["casino", "baccarat"], "duel-plum", "live"),
  ...games(
    "gpx",
    [
      table(["table-1", "บาคาร่าสด โต๊ะ 1", "cards-rust"], 20, 2_000),
      table(["table-2", "บาคาร่าสด โต๊ะ 2", "cards-sea"], 100, 10_000),
      sicBo(["sic-bo", "ไฮโลสด", "dice-plum"], 10, 1_000),
    ],
    "live",
  ),
  place("gpx", "pgSport", ["sport", "penalty"], "ball-teal", "pgSport"),
  ...games(
    "gpx",
    [
      sport(["kick-off", "จุดโทษเปิดสนาม", "ball-sea"]),
      sport(["extra-time", "จุดโทษต่อเวลา", "ball-violet"]),
      sport(["penalty", "ดวลจุดโทษ", "ball-rust"]),
    ],
    "pgSport",
  ),
  place("wl", "WL สล็อต", ["slot", "slots"], "wheel-violet", "slot"),
  ...games(
    "wl",
    [
      slot(["white-kite", "ว่าวขาว", "kite-indigo"]),
      slot(["pearl", "ไข่มุก", "gems-indigo"]),
      slot(["two-fish", "ปลาคู่", "koi-sea"]),
    ],
    "slot",
  ),
  place("wl", "WL คาสิโนสด", ["casino", "baccarat"], "duel-indigo", "live"),
  ...games(
    "wl",
    [
      table(["baccarat", "บาคาร่าสด WL", "cards-violet"], 20, 2_000),
      table(["baccarat-2", "บาคาร่าสด WL โต๊ะ 2", "duel-teal"], 50, 5_000),
    ],
    "live",
  ),
  ...games("wl", [dice(["hi-lo", "ไฮโลใต้ถุนบ้าน", "dice-sea"]), slot(["crescent", "เสี้ยวจันทร์", "moon-plum"])]),
  place("sa", "SA Gaming", ["casino", "baccarat"], "cards-plum"),
  ...games("sa", [
    table(["table-3", "บาคาร่า โต๊ะ 3", "cards-rust"], 20, 5_000),
    table(["table-12", "บาคาร่า โต๊ะ 12", "koi-teal"], 20, 2_000),
    sicBo(["sic-bo-1", "ไฮโล โต๊ะ 1", "dice-violet"], 20, 3_000),
  ]),
  place("all-bet", "All Bet", ["casino", "baccarat"], "duel-rust"),
  ...games("all-bet", [
    table(["table-2", "บาคาร่า โต๊ะ 2", "mountain-rust"], 100, 20_000),
    sicBo(["sic-bo-4", "ไฮโล โต๊ะ 4", "dice-rust"], 10, 1_000),
  ]),
  place("wm", "WM Casino", ["casino", "baccarat"], "lotus-plum"),
  ...games("wm", [
    table(["table-7", "บาคาร่า โต๊ะ 7", "lotus-violet"], 50, 10_000),
    table(["table-9", "บาคาร่า โต๊ะ 9", "cards-indigo"], 20, 2_000),
    sicBo(["sic-bo-6", "ไฮโล โต๊ะ 6", "dice-indigo"], 20, 3_000),
  ]),
  place("hg", "HG Casino", ["casino", "baccarat"], "wheel-teal"),
  ...games("hg", [
    table(["table-1", "บาคาร่า โต๊ะ 1", "duel-teal"], 50, 5_000),
    sicBo(["sic-bo-2", "ไฮโล โต๊ะ 2", "dice-teal"], 20, 2_000),
  ]),
  place("world-casino", "World Casino", ["casino", "baccarat"], "moon-sea"),
  ...games("world-casino", [
    table(["table-5", "บาคาร่า โต๊ะ 5", "boat-sea"], 50, 5_000),
    sicBo(["sic-bo-8", "ไฮโล โต๊ะ 8", "dice-sea"], 10, 1_000),
  ]),
  place("soccer", "Soccer", ["sport", "penalty"], "ball-indigo"),
  ...hidden([
    place("wl-game-test", "WL Test", ["slot", "slots"], "wheel-indigo"),
    ...games("wl-game-test", [
      dice(["hi-lo", "WL Test ไฮโล", "dice-indigo"]),
      [["hostile", "WL Test: a game that means harm", "wheel-plum"], "slot", hostile],
    ]),
  ]),
]
