import { Result } from "effect"
import { type Partner, rulesOf } from "./partner.ts"

/** What a player opens: a partner's lobby, one of its lists, or a game. */
export type GameChoice = {
  readonly partner: Partner
  readonly gameList?: string | undefined
  readonly gameId?: string | undefined
}

const isSegment = (text: string | undefined) => text === undefined || !["", ".", ".."].includes(text)

const segment = (text: string | undefined) => encodeURIComponent((text ?? "").toWellFormed())

/** The path of a choice; a partner without a page for it, or a name that is no part of a path, has none. */
export const gamePath = ({ partner, gameList, gameId }: GameChoice): Result.Result<string, "noSuchPage"> => {
  if (!isSegment(gameList) || !isSegment(gameId)) return Result.fail("noSuchPage")
  const { games, lists } = rulesOf(partner)
  const path = [...games, ...lists].find(
    (one) =>
      one.includes("{gameList}") === (gameList !== undefined) && one.includes("{gameId}") === (gameId !== undefined),
  )
  return path === undefined
    ? Result.fail("noSuchPage")
    : Result.succeed(path.replace("{gameList}", () => segment(gameList)).replace("{gameId}", () => segment(gameId)))
}
