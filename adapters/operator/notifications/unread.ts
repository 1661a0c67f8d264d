import { Effect } from "effect"
import type { Client } from "../client.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import { notificationsUnread } from "../wire/index.ts"

/** How many messages are not read, for where only their number is shown. */
export const readUnread = (client: Client) =>
  client.ask(notificationsUnread).pipe(
    Effect.mapError(failureOrNotOffered),
    Effect.map(({ data }) => data.count),
  )
