import { Context, type Effect } from "effect"
import type { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { Visit } from "../visit/visit.ts"

/** The messages that a player has not read; apart from `Notifications`, as most pages show no more than their number. */
export class UnreadMessages extends Context.Service<
  UnreadMessages,
  { readonly count: () => Effect.Effect<number, NotOffered | Unauthorized | Unreachable> }
>()("core/notifications/UnreadMessages") {}

export const unreadMessagesOf = (visit: Visit<UnreadMessages>) =>
  visit.resource(
    UnreadMessages.use(({ count }) => count()),
    { staleOn: ["cash", "messages"] },
  )
