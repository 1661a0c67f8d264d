import { Context, type Effect } from "effect"
import type { Unauthorized, Unreachable } from "../operator/failures.ts"
import type { Instant } from "../time/bangkok.ts"
import type { OperatorText } from "./operator-text.ts"

/** A message to one player. */
export type Notification = {
  readonly id: string
  readonly title: string
  readonly body: OperatorText
  readonly createdAt: Instant
}

/** The operator's messages to the player who is logged in. */
export class Notifications extends Context.Service<
  Notifications,
  { readonly all: Effect.Effect<ReadonlyArray<Notification>, Unauthorized | Unreachable> }
>()("core/site/Notifications") {}

export const newestFirst = (messages: ReadonlyArray<Notification>): ReadonlyArray<Notification> =>
  messages.toSorted((one, other) => other.createdAt - one.createdAt)
