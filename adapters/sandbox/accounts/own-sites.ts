import { hostName } from "@fakham/adapters/proxies"
import type { Within } from "../database/tables.ts"

/** The site that the operator runs under a host, on whatever port. */
export const siteNamed = async (db: Within, text: string) => {
  const host = hostName(text)
  return host === undefined
    ? undefined
    : db.selectFrom("sites").selectAll().where("host", "=", host).where("active", "=", 1).executeTakeFirst()
}

/** Whether a page of this address is one of the operator's own sites. */
export const isOwnOrigin = async (db: Within, text: string, mainHosts: ReadonlyArray<string>): Promise<boolean> => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== text) return false
  return (
    mainHosts.includes(url.host) || mainHosts.includes(url.hostname) || (await siteNamed(db, url.host)) !== undefined
  )
}
