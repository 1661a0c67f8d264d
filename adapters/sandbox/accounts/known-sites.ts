import type { Within } from "../database/tables.ts"
import { hostName } from "../http/host-name.ts"

/** The site that the operator runs under a host, on whatever port. */
export const siteNamed = async (db: Within, text: string) => {
  const host = hostName(text)
  return host === undefined
    ? undefined
    : db.selectFrom("sites").selectAll().where("host", "=", host).where("active", "=", 1).executeTakeFirst()
}
