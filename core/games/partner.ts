/** Where the games of each partner are found: the site's paths, parameters in braces. */
export const partnerPaths = {
  "all-bet": ["/game/all-bet"],
  ezg: ["/game/ezg", "/game/ezg/{gameId}"],
  gpx: ["/game/gpx", "/game/gpx/{gameList}", "/game/gpx/{gameList}/{gameId}"],
  hg: ["/game/hg"],
  joker: ["/game/joker", "/game/joker/{gameId}"],
  pegasus: ["/game/pegasus", "/game/pegasus/{gameId}"],
  "pg-soft2": ["/game/pg-soft2", "/game/pg-soft2/{gameId}"],
  sa: ["/game/sa"],
  soccer: ["/game/soccer"],
  "wl-game-test": ["/game/wl-game-test", "/game/wl-game-test/{gameId}"],
  wm: ["/game/wm"],
  "world-casino": ["/game/world-casino"],
  wl: ["/game/wl/{gameList}", "/game/wl/{gameId}", "/game/wl/{gameList}/{gameId}"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type Partner = keyof typeof partnerPaths

/** Pages of games that belong to no single game. */
export const gamePages = {
  liveCasino: "/live/casino",
  wmList: "/game/wm/list",
  pgSport: "/game/gpx/pgSport",
  logout: "/game/logout",
} as const

export const isPartner = (text: string): text is Partner => Object.hasOwn(partnerPaths, text)

const allPartners: ReadonlyArray<Partner> = Object.keys(partnerPaths).filter(isPartner)

/** The partners that players are shown; the test page of wl is for those who know it. */
export const partners: ReadonlyArray<Partner> = allPartners.filter((partner) => partner !== "wl-game-test")
