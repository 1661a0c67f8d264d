import { noPlayerGames, type PlayerGames, playerGamesOf, StoredGames } from "@fakham/core/games"
import { Effect, Layer } from "effect"
import * as v from "valibot"
import { readStored, writeStored } from "../stored-json.ts"

const prefix = "fakham.games."
const Stored = v.object({ version: v.literal(1), games: v.unknown() })

type Browser = {
  /** Whose games they are: whoever else logs in here sees none of them. */
  readonly player: string | undefined
}

/** Answers `StoredGames` from the browser's storage; what it may not keep, this page keeps. */
export const storedGames = ({ player = "" }: Browser) => {
  const name = prefix + player
  let ofThisPage: PlayerGames | undefined
  return Layer.succeed(StoredGames, {
    recall: () =>
      Effect.sync(() => {
        const stored = readStored(name, Stored)
        return ofThisPage ?? (stored === undefined ? noPlayerGames : playerGamesOf(stored.games))
      }),
    keep: (games) =>
      Effect.sync(() => {
        ofThisPage = writeStored(name, { version: 1, games }) ? undefined : games
      }),
  })
}
