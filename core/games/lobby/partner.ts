import type { GameKind } from "./game-kind.ts"

type PartnerRules = {
  readonly name: string
  readonly kinds: ReadonlyArray<GameKind>
  /** The site's pages that list the partner's games; parameters in braces. */
  readonly lists: ReadonlyArray<string>
  /** The pages that open one of its games at once, or the partner's own lobby. */
  readonly games: ReadonlyArray<string>
}

/** Whose games have no pages of their own: one page opens the partner's lobby, or the game that is named after a #. */
const onePage = (path: string): ReadonlyArray<string> => [path, `${path}#{gameId}`]

/** All that differs by partner. */
export const partnerRules = {
  "all-bet": { name: "All Bet", kinds: ["casino"], lists: [], games: onePage("/game/all-bet") },
  ezg: { name: "EZG", kinds: ["slot"], lists: ["/game/ezg"], games: ["/game/ezg/{gameId}"] },
  gpx: {
    name: "GPX",
    kinds: ["slot", "sport", "card"],
    lists: ["/game/gpx", "/game/gpx/{gameList}"],
    games: ["/game/gpx/{gameList}/{gameId}"],
  },
  hg: { name: "HG", kinds: ["casino"], lists: [], games: onePage("/game/hg") },
  joker: { name: "Joker", kinds: ["slot", "card"], lists: ["/game/joker"], games: ["/game/joker/{gameId}"] },
  pegasus: { name: "Pegasus", kinds: ["slot"], lists: ["/game/pegasus"], games: ["/game/pegasus/{gameId}"] },
  "pg-soft2": { name: "PG Soft", kinds: ["slot"], lists: ["/game/pg-soft2"], games: ["/game/pg-soft2/{gameId}"] },
  sa: { name: "SA Gaming", kinds: ["casino"], lists: [], games: onePage("/game/sa") },
  soccer: { name: "Soccer", kinds: ["sport"], lists: [], games: onePage("/game/soccer") },
  "wl-game-test": {
    name: "WL Test",
    kinds: ["slot", "card"],
    lists: [],
    games: ["/game/wl-game-test", "/game/wl-game-test/{gameId}"],
  },
  wm: { name: "WM Casino", kinds: ["casino"], lists: ["/game/wm/list"], games: onePage("/game/wm") },
  "world-casino": { name: "World Casino", kinds: ["casino"], lists: [], games: onePage("/game/world-casino") },
  wl: {
    name: "WL",
    kinds: ["slot", "casino", "card"],
    lists: ["/game/wl/{gameList}"],
    games: ["/game/wl/{gameId}", "/game/wl/{gameList}/{gameId}"],
  },
} as const satisfies Readonly<Record<string, PartnerRules>>

export type Partner = keyof typeof partnerRules

export const isPartner = (text: string): text is Partner => Object.hasOwn(partnerRules, text)

export const rulesOf = (partner: Partner): PartnerRules => partnerRules[partner]

/** Pages of games that belong to no partner. */
export const gamePages = {
  "/game": "partners",
  "/games": "lobby",
  "/live/casino": "liveCasino",
  "/game/logout": "logout",
} as const

const allPartners: ReadonlyArray<Partner> = Object.keys(partnerRules).filter(isPartner)

/** The partners that players are shown; the test page of wl is for those who know it. */
export const partners: ReadonlyArray<Partner> = allPartners.filter((partner) => partner !== "wl-game-test")
