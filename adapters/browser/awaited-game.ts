import * as v from "valibot"
import { readStored, writeStored } from "./stored-json.ts"

const name = "fakham.awaitedGame"
const Game = v.object({ page: v.pipe(v.string(), v.regex(/^\/game\/[^/\\]/)), title: v.string() })
const Stored = v.object({ version: v.literal(1), uuid: v.string(), until: v.number(), game: v.optional(Game) })

/** How long a player who went for money is led back. */
const patience = 60 * 60_000

/** A game that a player went from to deposit: its page, and what it is called. */
export type AwaitedGame = v.InferOutput<typeof Game>

/** Keeps which game a deposit is made for; nothing once it is played. */
export const keepAwaitedGame = (uuid: string, game: AwaitedGame | undefined, now: number): void => {
  writeStored(name, { version: 1, uuid, until: now + patience, ...(game === undefined ? {} : { game }) })
}

export const awaitedGame = (uuid: string, now: number): AwaitedGame | undefined => {
  const stored = readStored(name, Stored)
  return stored?.uuid === uuid && now < stored.until ? stored.game : undefined
}
