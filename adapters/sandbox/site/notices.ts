import { createHash } from "node:crypto"
import {
  agentsSupportsOf,
  fcmTokensSave,
  maintenanceLatest,
  newsLatest,
  notificationsAll,
  promotionsAll,
  vdosAll,
} from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import { centerAgent, isAgent, supportOf } from "../accounts/agents.ts"
import { authenticated, userOf } from "../accounts/sessions.ts"
import type { BackOffice } from "../back-office/back-office.ts"
import { readStoredValue } from "../database/stored-values.ts"
import { answer } from "../http/answer.ts"
import { notFound } from "../http/refusals.ts"
import type { RequestEnv } from "../http/requests.ts"
import { demoNews, demoPromotions, demoVideos } from "./demo-notices.ts"
import { lastNotice } from "./maintenance.ts"
import { notificationsOf } from "./notifications.ts"

/** What the operator tells: everybody its news, each player what came to them, and whom to ask. */
export const answerNotices = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db, clock } = office
  const isDemo = async () => (await readStoredValue(db, "seed")) === "demo"

  answer(app, newsLatest, async () => ({ data: (await isDemo()) ? demoNews : { alert: null, banners: [] } }))
  answer(app, maintenanceLatest, async () => {
    const notice = await lastNotice(db)
    return {
      data: notice?.type === "maintenance" ? { closed: true, until: notice.until } : { closed: false, until: null },
    }
  })
  answer(app, promotionsAll, async () => ({ data: (await isDemo()) ? demoPromotions : [] }))
  answer(app, vdosAll, async () => ({ data: (await isDemo()) ? demoVideos : [] }))

  answer(
    app,
    notificationsAll,
    authenticated(office, notificationsAll, async ({ uuid }) => ({
      data: await notificationsOf(db, uuid, await clock.now()),
    })),
  )

  answer(
    app,
    fcmTokensSave,
    authenticated(office, fcmTokensSave, async ({ uuid }, { input: { fcmToken } }) => {
      const owned = { user_uuid: uuid, saved_at: await clock.now() }
      await db
        .insertInto("fcm_tokens")
        .values({ token_hash: createHash("sha256").update(fcmToken).digest("base64url"), token: fcmToken, ...owned })
        .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(owned))
        .execute()
      return { data: null }
    }),
  )

  answer(app, agentsSupportsOf, async ({ token, input }) => {
    const agentId = input?.agentId ?? (await userOf(office, token))?.agent_id ?? centerAgent
    return (await isAgent(db, agentId)) ? { data: await supportOf(db, agentId) } : { refused: notFound }
  })
}
