import { hour } from "@fakham/core/time"
import type { Within } from "../database/tables.ts"
import { eventsOf, type NotifiedEvent } from "./events.ts"

/** What is older counts as read: nobody comes back to a number that only grew. */
const unreadFor = 7 * 24 * hour

/** Nobody reads that a round closes soon once it has closed. */
const isOver = (event: NotifiedEvent, now: number) =>
  event.at < now - unreadFor || (event.type === "closing" && event.closesAt <= now)

export type Marked = { readonly event: NotifiedEvent; readonly isRead: boolean }

/** What happened to a player lately, each with whether it was read. */
export const markedEvents = async (within: Within, uuid: string, now: number): Promise<ReadonlyArray<Marked>> => {
  const events = await eventsOf(within, uuid, now)
  if (events.length === 0) return []
  const marks = await within
    .selectFrom("notification_marks")
    .select("notification_id")
    .where("user_uuid", "=", uuid)
    .where("read_at", "is not", null)
    .where(
      "notification_id",
      "in",
      events.map(({ id }) => id),
    )
    .execute()
  const read = new Set(marks.map(({ notification_id }) => notification_id))
  return events.map((event) => ({ event, isRead: read.has(event.id) || isOver(event, now) }))
}

export const unreadCount = async (within: Within, uuid: string, now: number): Promise<number> =>
  (await markedEvents(within, uuid, now)).filter(({ isRead }) => !isRead).length

/** Marks what is there and nothing else; what was read before stays read as of then. */
export const markRead = async (
  within: Within,
  uuid: string,
  ids: ReadonlyArray<string>,
  now: number,
): Promise<void> => {
  const wanted = new Set(ids)
  const unread = (await markedEvents(within, uuid, now)).filter(({ event, isRead }) => !isRead && wanted.has(event.id))
  if (unread.length === 0) return
  await within
    .insertInto("notification_marks")
    .values(
      unread.map(({ event }) => ({
        user_uuid: uuid,
        notification_id: event.id,
        read_at: now,
        pushed_at: null,
        at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_uuid", "notification_id"]).doUpdateSet((eb) => ({
        read_at: eb.fn.coalesce("notification_marks.read_at", eb.val(now)),
      })),
    )
    .execute()
}

/** Claims what is to be pushed, or to be left out for good: of several processes that see the same, one gets it. */
export const claimPushes = async (
  within: Within,
  uuid: string,
  ids: ReadonlyArray<string>,
  now: number,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const claimed = await within
    .insertInto("notification_marks")
    .values(ids.map((id) => ({ user_uuid: uuid, notification_id: id, read_at: null, pushed_at: now, at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(["user_uuid", "notification_id"])
        .doUpdateSet({ pushed_at: now })
        .where("notification_marks.pushed_at", "is", null),
    )
    .returning("notification_id")
    .execute()
  return new Set(claimed.map(({ notification_id }) => notification_id))
}
