import * as v from "valibot"
import type { Internals } from "../internals/internals.ts"

const named =
  "id betId ending seed stands at offsetSeconds moveMs until partner seconds required arrival as kind offered status reason baht count path code"
const inLog: ReadonlySet<string> = new Set(named.split(" "))

/** What of an order of the desk stands in the log: no name, no PIN, no text of somebody's own. */
export const orderInLog = (order: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(order ?? {}).filter(([name]) => inLog.has(name)))

const ofPlayer = v.object({ userName: v.string() })

/** The id of the player whom an order names. */
export const playerOf = async ({ db }: Internals, order: unknown): Promise<string | undefined> =>
  v.is(ofPlayer, order)
    ? (await db.selectFrom("users").select("uuid").where("user_name", "=", order.userName).executeTakeFirst())?.uuid
    : undefined
