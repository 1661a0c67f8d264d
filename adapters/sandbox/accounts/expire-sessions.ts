import type { Internals } from "../internals/internals.ts"

const mostAtOnce = 200

/** Ends sessions that have lasted long enough, and whatever listens with them. */
export const expireSessions = async ({ db, clock, sessionLife, announcements }: Internals): Promise<void> => {
  const now = await clock.now()
  const over = await db
    .selectFrom("sessions")
    .select(["jti", "user_uuid as uuid"])
    .where("revoked_at", "is", null)
    .where("expired_at", "is", null)
    .where((eb) =>
      eb.or([eb("seen_at", "<=", now - sessionLife.idle), eb("created_at", "<=", now - sessionLife.longest)]),
    )
    .limit(mostAtOnce)
    .execute()
  for (const { jti, uuid } of over) {
    await db.updateTable("sessions").set({ expired_at: now }).where("jti", "=", jti).execute()
    announcements.announce({ type: "sessions.ended", uuid, jti })
  }
}
