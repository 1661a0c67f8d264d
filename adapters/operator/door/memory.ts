import { StoredSession } from "@fakham/core"
import type { Memory } from "@fakham/core/memory"
import { Effect, Layer, Option, Stream } from "effect"
import { sessionOf } from "../identity/token.ts"

const name = "token"

/** Answers `StoredSession` from a memory: the token alone is kept, and told to whoever sends it along. */
export const storedSessionIn = (memory: Memory, onToken: (token: string | undefined) => void) => {
  const keep = (token: string | undefined) =>
    Effect.sync(() => {
      memory.set(name, token)
      onToken(token)
    })
  return Layer.succeed(StoredSession, {
    recall: () =>
      Effect.sync(() => {
        const token = memory.get(name)
        const session = typeof token === "string" ? sessionOf(token) : undefined
        onToken(session?.token)
        return Option.fromUndefinedOr(session)
      }),
    remember: ({ token }) => keep(token),
    forget: () => keep(undefined),
    forgetRefused: () => keep(undefined),
    news: () => Stream.never,
  })
}

/** The part of a memory that is one player's. */
export const memoryOf = (memory: Memory, uuid: string): Memory => ({
  get: (key) => memory.get(`${uuid}.${key}`),
  set: (key, value) => memory.set(`${uuid}.${key}`, value),
})
