import { serverTime, siteDetailsOne } from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import type { BackOffice } from "../back-office/back-office.ts"
import type { Within } from "../database/tables.ts"
import { answer } from "../http/answer.ts"
import { hostName } from "../http/host-name.ts"
import { notAllowDomain } from "../http/refusals.ts"
import type { RequestEnv } from "../http/requests.ts"

/** What a visitor may know of a site before anything else: whose it is, and what time it is there. */
export const answerSite = (app: Hono<RequestEnv>, { db, clock }: BackOffice): void => {
  answer(app, siteDetailsOne, async ({ input }) => {
    const site = await siteNamed(db, input.host)
    if (site === undefined) return { refused: notAllowDomain }
    const { title, description, site_verification: siteVerification, ga_id: gaID } = site
    return { data: { title, description, siteVerification, gaID } }
  })

  answer(app, serverTime, async () => ({ data: { now: new Date(await clock.now()).toISOString() } }))
}

/** The site that the operator runs under a host, on whatever port. */
export const siteNamed = async (db: Within, text: string) => {
  const host = hostName(text)
  return host === undefined
    ? undefined
    : db.selectFrom("sites").selectAll().where("host", "=", host).where("active", "=", 1).executeTakeFirst()
}
