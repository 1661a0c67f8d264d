import { serverTime, siteDetailsOne } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { siteNamed } from "../accounts/own-sites.ts"
import { answerCall } from "../http/answer.ts"
import { notAllowDomain } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"

/** What a visitor may know of a site before anything else: whose it is, and what time it is there. */
export const answerSite = (app: Hono<RequestEnv>, { db, clock }: Internals): void => {
  answerCall(app, siteDetailsOne, async ({ input }) => {
    const site = await siteNamed(db, input.host)
    if (site === undefined) return { refused: notAllowDomain }
    const { title, description, site_verification: siteVerification, ga_id: gaID } = site
    return { data: { title, description, siteVerification, gaID } }
  })

  answerCall(app, serverTime, async () => ({ data: { now: new Date(await clock.now()).toISOString() } }))
}
