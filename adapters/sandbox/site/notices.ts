import { agentsSupportsOf, maintenanceLatest, newsLatest, promotionsAll, vdosAll } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { agentSupport, centerAgentId, isAgent } from "../accounts/agents.ts"
import { userOf } from "../accounts/sessions.ts"
import { readStoredValue } from "../database/stored-values.ts"
import { answerCall } from "../http/answer.ts"
import { notFound } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { demoNews, demoVideos } from "./demo-notices.ts"
import { demoPromotions } from "./demo-promotions.ts"
import { lastNotice } from "./maintenance.ts"

/** What the operator tells: everybody its news, and whom to ask. */
export const answerNotices = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db } = internals
  const isDemo = async () => (await readStoredValue(db, "seed")) === "demo"

  answerCall(app, newsLatest, async ({ locale }) => ({
    data: (await isDemo()) ? demoNews(locale) : { alert: null, banners: [] },
  }))
  answerCall(app, maintenanceLatest, async () => {
    const notice = await lastNotice(db)
    return {
      data: notice?.type === "maintenance" ? { closed: true, until: notice.until } : { closed: false, until: null },
    }
  })
  answerCall(app, promotionsAll, async ({ locale }) => ({ data: (await isDemo()) ? demoPromotions(locale) : [] }))
  answerCall(app, vdosAll, async ({ locale }) => ({ data: (await isDemo()) ? demoVideos(locale) : [] }))

  answerCall(app, agentsSupportsOf, async ({ token, input }) => {
    const agentId = input?.agentId ?? (await userOf(internals, token))?.agent_id ?? centerAgentId
    return (await isAgent(db, agentId)) ? { data: await agentSupport(db, agentId) } : { refused: notFound }
  })
}
