import { type Session, Unreachable } from "@fakham/core"
import { Effect } from "effect"
import type { ClientAnswer } from "../client.ts"
import { tokenHeader } from "../wire/index.ts"
import { sessionOf } from "./token.ts"

/** The session that an answer opens. */
export const sessionIn = ({ headers }: ClientAnswer<unknown>): Effect.Effect<Session, Unreachable> => {
  const session = sessionOf(headers.get(tokenHeader) ?? "")
  return session ? Effect.succeed(session) : Effect.fail(new Unreachable({ cause: "no readable token" }))
}
