import { serverTime, siteDetailsOne } from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import { answer } from "../answer.ts"
import type { BackOffice } from "../back-office.ts"
import { notAllowDomain } from "../refusals.ts"
import type { RequestEnv } from "../requests.ts"

const shape = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/** The name in a host as it is written in an address: lowercase, without the port; nothing when it is no host. */
export const hostName = (host: string): string | undefined => shape.exec(host.toLowerCase())?.[1]

/** What a visitor may know of a site before anything else: whose it is, and what time it is there. */
export const answerSite = (app: Hono<RequestEnv>, { db, clock }: BackOffice): void => {
  answer(app, siteDetailsOne, async ({ input }) => {
    const host = hostName(input.host)
    const site =
      host === undefined
        ? undefined
        : await db.selectFrom("sites").selectAll().where("host", "=", host).where("active", "=", 1).executeTakeFirst()
    if (site === undefined) return { refused: notAllowDomain }
    const { title, description, site_verification: siteVerification, ga_id: gaID } = site
    return { data: { title, description, siteVerification, gaID } }
  })

  answer(app, serverTime, async () => ({ data: { now: new Date(await clock.now()).toISOString() } }))
}
