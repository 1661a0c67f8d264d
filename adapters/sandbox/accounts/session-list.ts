import { isLoopbackAddress } from "@fakham/adapters/proxies"
import { sessionsAll, sessionsEnd } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { answerCall } from "../http/answer.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { isSessionOver } from "../internals/session-life.ts"
import { createdAt } from "../time/written-time.ts"
import { noSuchSession } from "./account-refusals.ts"
import { authenticated, endSession, endSessions } from "./sessions.ts"

const atMost = 50

/** Where a player is logged in, and how they end what they do not know or have left. */
export const answerSessions = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock, tokens, sessionLife, announcements } = internals
  const jtiOf = async (token = "") => (await tokens.read(token))?.jti

  answerCall(
    app,
    sessionsAll,
    authenticated(internals, sessionsAll, async ({ uuid }, { token }) => {
      const now = await clock.now()
      const here = await jtiOf(token)
      const rows = await db
        .selectFrom("sessions")
        .selectAll()
        .where("user_uuid", "=", uuid)
        .where("revoked_at", "is", null)
        .where("expired_at", "is", null)
        .orderBy("seen_at", "desc")
        .orderBy("jti")
        .execute()
      const open = rows.filter((row) => !isSessionOver(row, sessionLife, now))
      const inOrder = [...open.filter(({ jti }) => jti === here), ...open.filter(({ jti }) => jti !== here)]
      return {
        data: inOrder.slice(0, atMost).map(({ jti, user_device, place, seen_at }) => ({
          id: jti,
          userDevice: user_device,
          place: isLoopbackAddress(place) ? "" : place,
          lastSeenAt: createdAt(seen_at),
          isCurrent: jti === here,
        })),
      }
    }),
  )

  answerCall(
    app,
    sessionsEnd,
    authenticated(internals, sessionsEnd, async ({ uuid }, { input: { id }, token }) => {
      if (id === "others") {
        const here = await jtiOf(token)
        await endSessions(db, uuid, await clock.now(), here)
        announcements.announce({ type: "sessions.ended", uuid, except: here })
        return { data: null }
      }
      const session = await db
        .selectFrom("sessions")
        .select("jti")
        .where("jti", "=", id)
        .where("user_uuid", "=", uuid)
        .executeTakeFirst()
      if (session === undefined) return { refused: noSuchSession }
      await endSession(internals, { uuid, jti: id })
      return { data: null }
    }),
  )
}
