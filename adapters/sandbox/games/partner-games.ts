import type { GameKind, Partner } from "@fakham/core/games"
import { dayAt, type Instant, instantAt, type TimeOfDay } from "@fakham/core/time"
import { baccarat } from "./baccarat.ts"
import { hiLo } from "./hi-lo.ts"
import type { GameRules } from "./rules.ts"
import { slots } from "./slots.ts"

/** The games that the demo's partners share. */
export const games = { slots, "hi-lo": hiLo, baccarat } as const satisfies Readonly<Record<string, GameRules>>
export type GameName = keyof typeof games
export const isGame = (text: string): text is GameName => Object.hasOwn(games, text)

/** Something of a partner's that can be opened. */
export type Offer = {
  readonly partner: Partner
  readonly gameList?: string
  readonly gameId?: string
  readonly name: string
  readonly kind: GameKind
  readonly game: GameName
  /** What is not listed is for those who know it. */
  readonly listed: boolean
}

const offer = (
  partner: Partner,
  name: string,
  kind: GameKind,
  game: GameName,
  place: Pick<Offer, "gameList" | "gameId"> = {},
): Offer => ({
  partner,
  ...place,
  name: `${name} (สาธิต)`,
  kind,
  game,
  listed: true,
})

/** All that the demo's partners offer, in the order in which players see it. */
export const offers: ReadonlyArray<Offer> = [
  offer("joker", "Joker", "slot", "slots"),
  offer("joker", "สล็อตคืนเดือนเพ็ญ", "slot", "slots", { gameId: "full-moon" }),
  offer("joker", "ไฮโลหน้าวัด", "card", "hi-lo", { gameId: "hi-lo" }),
  offer("pg-soft2", "PG Soft", "slot", "slots"),
  offer("pg-soft2", "ดาวตก", "slot", "slots", { gameId: "falling-star" }),
  offer("pg-soft2", "บัวราตรี", "slot", "slots", { gameId: "night-lotus" }),
  offer("pegasus", "Pegasus", "slot", "slots"),
  offer("pegasus", "ม้าบินเหนือเมฆ", "slot", "slots", { gameId: "above-clouds" }),
  offer("ezg", "EZG", "slot", "slots"),
  offer("ezg", "โคมลอย", "slot", "slots", { gameId: "lantern" }),
  offer("sa", "SA Gaming", "casino", "baccarat"),
  offer("all-bet", "AllBet", "casino", "baccarat"),
  offer("wm", "WM Casino", "casino", "baccarat"),
  offer("hg", "HG Casino", "casino", "baccarat"),
  offer("world-casino", "World Casino", "casino", "baccarat"),
  offer("gpx", "GPX", "card", "hi-lo"),
  offer("gpx", "GPX ไพ่และเต๋า", "card", "hi-lo", { gameList: "table" }),
  offer("gpx", "GPX ไฮโล", "card", "hi-lo", { gameList: "table", gameId: "hi-lo" }),
  offer("gpx", "GPX บาคาร่า", "card", "baccarat", { gameList: "table", gameId: "baccarat" }),
  offer("wl", "WL สล็อต", "slot", "slots", { gameList: "slot" }),
  offer("wl", "WL ไฮโล", "card", "hi-lo", { gameId: "hi-lo" }),
  offer("wl", "WL บาคาร่า", "casino", "baccarat", { gameList: "live", gameId: "baccarat" }),
  offer("soccer", "Soccer: เต๋าเปิดสนาม", "sport", "hi-lo"),
  { ...offer("wl-game-test", "WL Test", "slot", "slots"), listed: false },
  { ...offer("wl-game-test", "WL Test ไฮโล", "card", "hi-lo", { gameId: "hi-lo" }), listed: false },
]

type Choice = {
  readonly partner: string
  readonly gameList?: string | undefined
  readonly gameId?: string | undefined
}

export const offerOf = ({ partner, gameList, gameId }: Choice): Offer | undefined =>
  offers.find((one) => one.partner === partner && one.gameList === gameList && one.gameId === gameId)

/** Which offers stand out, and why. */
export const highlighted = [
  { kind: "recommended", partner: "joker", gameId: "full-moon" },
  { kind: "recommended", partner: "sa" },
  { kind: "popular", partner: "gpx", gameList: "table", gameId: "hi-lo" },
  { kind: "popular", partner: "pg-soft2", gameId: "falling-star" },
  { kind: "new", partner: "pegasus", gameId: "above-clouds" },
  { kind: "new", partner: "wm" },
] as const satisfies ReadonlyArray<Choice & { readonly kind: string }>

/** The hours in which partners see to their houses every day, in Thailand. */
const maintenance: Partial<Readonly<Record<Partner, { readonly from: TimeOfDay; readonly to: TimeOfDay }>>> = {
  "world-casino": { from: "04:00", to: "05:00" },
}

/** Until when a partner is under maintenance, while it is. */
export const closedUntil = (partner: Partner, now: Instant): Instant | undefined => {
  const hours = maintenance[partner]
  if (hours === undefined) return undefined
  const [from, to] = [instantAt(dayAt(now), hours.from), instantAt(dayAt(now), hours.to)]
  return from <= now && now < to ? to : undefined
}
