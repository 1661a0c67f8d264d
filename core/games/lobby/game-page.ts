import { Result } from "effect"
import type { GameChoice } from "./choice-page.ts"
import { gamePages, isPartner, type Partner, rulesOf } from "./partner.ts"

/** What a page of games shows: a list of a partner's games, one game, or games of all partners. */
export type GamePage =
  | { readonly page: "game"; readonly choice: GameChoice }
  | { readonly page: "list"; readonly partner: Partner; readonly gameList: string | undefined }
  | { readonly page: (typeof gamePages)[keyof typeof gamePages] }

type Offered = {
  readonly partner: string
  readonly gameList?: string | undefined
  readonly gameId?: string | undefined
}

type Names = { readonly gameList?: string; readonly gameId?: string }

/**
 * What an address may open, a game before a list. There are two only where a partner names lists and games alike; what
 * the operator offers tells which of them it is.
 */
export const gamePagesAt = (path: string, gameId?: string): ReadonlyArray<GamePage> => {
  const page = Object.entries(gamePages).find(([known]) => known === path)
  if (page !== undefined) return [{ page: page[1] }]
  const segments = segmentsOf(path)
  const partner = segments?.[1]
  if (segments === undefined || partner === undefined || !isPartner(partner)) return []
  const { games, lists } = rulesOf(partner)
  const game = games
    .toSorted((one, other) => Number(hasHash(other)) - Number(hasHash(one)))
    .flatMap((pattern) => namesIn(pattern, segments, gameId))
    .at(0)
  const list = lists.flatMap((pattern) => namesIn(pattern, segments, undefined)).at(0)
  return [
    ...(game === undefined ? [] : [{ page: "game" as const, choice: { partner, ...game } }]),
    ...(list === undefined ? [] : [{ page: "list" as const, partner, gameList: list.gameList }]),
  ]
}

/** What an address opens, given what the operator offers. */
export const gamePageAt = (path: string, offered: ReadonlyArray<Offered>, gameId?: string): GamePage | undefined => {
  const [page, other] = gamePagesAt(path, gameId)
  if (page?.page !== "game" || other?.page !== "list") return page
  const { partner, gameList, gameId: name } = page.choice
  const ofPartner = offered.filter((one) => one.partner === partner)
  const isGame = ofPartner.some((one) => one.gameId === name && one.gameList === gameList)
  return !isGame && ofPartner.some((one) => one.gameList === other.gameList) ? other : page
}

const hasHash = (pattern: string) => pattern.includes("#")

/** A trailing slash is no segment; a path that cannot be decoded is none of ours. */
const segmentsOf = (path: string): ReadonlyArray<string> | undefined =>
  Result.getOrUndefined(Result.try(() => path.replace(/^\//, "").replace(/\/$/, "").split("/").map(decodeURIComponent)))

/** The names that an address gives where a pattern has parameters, if it is of that pattern. */
const namesIn = (
  pattern: string,
  segments: ReadonlyArray<string>,
  gameId: string | undefined,
): ReadonlyArray<Names> => {
  const [path = "", hash] = pattern.split("#")
  const parts = path.slice(1).split("/")
  if (parts.length !== segments.length || (hash !== undefined && (gameId ?? "") === "")) return []
  const names: { gameList?: string; gameId?: string } = hash === undefined || gameId === undefined ? {} : { gameId }
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ""
    if (part === "{gameList}" && segment !== "") names.gameList = segment
    else if (part === "{gameId}" && segment !== "") names.gameId = segment
    else if (part !== segment) return []
  }
  return [names]
}
