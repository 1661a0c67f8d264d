import { type Partner, rulesOf } from "./partner.ts"

/** What a player opens: a partner's lobby, one of its lists, or a game. */
export type GameChoice = {
  readonly partner: Partner
  readonly gameList?: string | undefined
  readonly gameId?: string | undefined
}

const isSegment = (text: string | undefined) => text === undefined || !["", ".", ".."].includes(text)

const segment = (text: string | undefined) => encodeURIComponent((text ?? "").replace(/\p{Surrogate}/gu, "\ufffd"))

/** Whether a pattern has a place for exactly the names of a choice. */
const takes =
  ({ gameList, gameId }: GameChoice) =>
  (pattern: string) =>
    pattern.includes("{gameList}") === (gameList !== undefined) &&
    pattern.includes("{gameId}") === (gameId !== undefined)

/** The page of a choice; a partner without a page for it, or a name that is no part of a path, has none. */
export const pageOfChoice = (choice: GameChoice): string | undefined => {
  const { partner, gameList, gameId } = choice
  if (!isSegment(gameList) || !isSegment(gameId)) return undefined
  const { games, lists } = rulesOf(partner)
  return [...games, ...lists]
    .find(takes(choice))
    ?.replace("{gameList}", () => segment(gameList))
    .replace("{gameId}", () => segment(gameId))
}

/** Whether a choice is a game, or a partner's lobby, rather than a list of games. */
export const isGameChoice = (choice: GameChoice): boolean => rulesOf(choice.partner).games.some(takes(choice))
