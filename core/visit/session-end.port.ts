import { Context, Effect, Stream } from "effect"

export type SessionEnded = { readonly type: "session.ended" }

/** The player's session is over, and what its machines run on is about to go; `startVisit` tells it. */
export class SessionEnd extends Context.Service<SessionEnd, { readonly events: () => Stream.Stream<SessionEnded> }>()(
  "core/visit/SessionEnd",
) {}

export const sessionEnd = Stream.unwrap(Effect.map(SessionEnd, ({ events }) => events()))
