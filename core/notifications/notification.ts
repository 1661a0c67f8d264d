import { Context, type Effect } from "effect"
import type { Satang } from "../money/satang.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { OperatorText } from "../site/published/operator-text.ts"
import { dayAt, type Instant } from "../time/bangkok.ts"

/** What players can be told of, each switched on or off by itself. */
export const notificationKinds = ["results", "credited", "paidOut", "closing", "news", "account"] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Digits that a message shows on plates: a bet that won, or what was drawn. */
export type MessageNumber = { readonly digits: string; readonly isHit: boolean }

/** A message to one player. */
export type Notification = {
  readonly id: string
  readonly title: string
  readonly body: OperatorText
  readonly createdAt: Instant
  /** Nothing where the operator tells none, or one that was never heard of. */
  readonly kind: NotificationKind | undefined
  readonly isRead: boolean
  /** The page of this site that it is about. */
  readonly path: string | undefined
  /** What came into the player's balance, or went out of it (below nothing). */
  readonly amount: Satang | undefined
  readonly numbers: ReadonlyArray<MessageNumber>
}

/** The operator's messages to the player who is logged in, and which of them were read. */
export class Notifications extends Context.Service<
  Notifications,
  {
    readonly all: () => Effect.Effect<ReadonlyArray<Notification>, NotOffered | Unauthorized | Unreachable>
    /** Marks messages as read; doing it again changes nothing. */
    readonly read: (ids: ReadonlyArray<string>) => Effect.Effect<void, NotOffered | Unauthorized | Unreachable>
  }
>()("core/notifications/Notifications") {}

export const newestFirst = (messages: ReadonlyArray<Notification>): ReadonlyArray<Notification> =>
  messages.toSorted((one, other) => other.createdAt - one.createdAt)

/** The messages of each Thai day, the newest first. */
export const messagesByDay = (
  messages: ReadonlyArray<Notification>,
): ReadonlyMap<string, ReadonlyArray<Notification>> =>
  Map.groupBy(newestFirst(messages), ({ createdAt }) => dayAt(createdAt))

export const unreadOf = (messages: ReadonlyArray<Notification>): ReadonlyArray<string> =>
  messages.filter(({ isRead }) => !isRead).map(({ id }) => id)

/** The same messages, some of them read now. */
export const markedRead = (
  messages: ReadonlyArray<Notification>,
  ids: ReadonlyArray<string>,
): ReadonlyArray<Notification> =>
  messages.map((message) => (ids.includes(message.id) ? { ...message, isRead: true } : message))

/** A path of this site, from its first slash on; what leads elsewhere, or names a host, is none. */
export const pathWithin = (path: string): string | undefined =>
  /^\/(?![/\\])[\w\-./~%?=&+#]*$/.test(path) && path.length <= 512 ? path : undefined
