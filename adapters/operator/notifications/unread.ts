import { UnreadMessages } from "@fakham/core/notifications"
import { Effect, Layer } from "effect"
import type { Client } from "../client.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import { notificationsUnread } from "../wire/index.ts"

/** Answers `UnreadMessages` over the operator's main API. */
export const httpUnreadMessages = (client: Client) =>
  Layer.succeed(UnreadMessages, {
    count: () =>
      client.ask(notificationsUnread).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data.count),
      ),
  })
