import { agentsSupportsOf, maintenanceLatest, newsLatest, promotionsAll, vdosAll } from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import { centerAgent, isAgent, supportOf } from "../accounts/agents.ts"
import { userOf } from "../accounts/sessions.ts"
import { readStoredValue } from "../database/stored-values.ts"
import { answer } from "../http/answer.ts"
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

  answer(app, newsLatest, async ({ locale }) => ({
    data: (await isDemo()) ? demoNews(locale) : { alert: null, banners: [] },
  }))
  answer(app, maintenanceLatest, async () => {
    const notice = await lastNotice(db)
    return {
      data: notice?.type === "maintenance" ? { closed: true, until: notice.until } : { closed: false, until: null },
    }
  })
  answer(app, promotionsAll, async ({ locale }) => ({ data: (await isDemo()) ? demoPromotions(locale) : [] }))
  answer(app, vdosAll, async ({ locale }) => ({ data: (await isDemo()) ? demoVideos(locale) : [] }))

  answer(app, agentsSupportsOf, async ({ token, input }) => {
    const agentId = input?.agentId ?? (await userOf(internals, token))?.agent_id ?? centerAgent
    return (await isAgent(db, agentId)) ? { data: await supportOf(db, agentId) } : { refused: notFound }
  })
}
