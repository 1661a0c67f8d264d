import { hour } from "@fakham/core/time"
import type { SessionsTable } from "../database/tables/players.ts"
import { latestBy } from "../time/clock.ts"

/** How long a session lasts, in milliseconds: since it was used last, and since it was opened. */
export type SessionLife = { readonly idle: number; readonly longest: number }

export const standardSessionLife: SessionLife = { idle: 24 * hour, longest: 7 * 24 * hour }

/** How much later than it was used a session may be written down as used. */
const seenToWithin = 60_000

type Times = Pick<SessionsTable, "created_at" | "seen_at">

export const isSessionOver = ({ created_at, seen_at }: Times, { idle, longest }: SessionLife, now: number): boolean =>
  seen_at <= now - idle || created_at <= now - longest

/** Whether a session that is used now has to be written down as used; one of before the clock was set back is. */
export const isSeenLongAgo = ({ seen_at }: Pick<Times, "seen_at">, now: number): boolean =>
  seen_at <= now - seenToWithin || seen_at > latestBy(now)
