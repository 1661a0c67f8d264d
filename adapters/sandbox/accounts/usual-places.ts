import { hour } from "@fakham/core/time"
import type { Within } from "../database/tables.ts"

/** How long a place is remembered in which a player was. */
const rememberedForMs = 30 * 24 * hour

type Whose = { readonly uuid: string; readonly user_name: string }

/** Whether a player was here within thirty days; for whoever was nowhere yet, every place is as good as known. */
export const isUsualPlace = async (
  within: Within,
  { uuid, user_name }: Whose,
  clientNetwork: string,
  now: number,
): Promise<boolean> => {
  const sessions = within.selectFrom("sessions").select("jti").where("user_uuid", "=", uuid).limit(1)
  const here = sessions.where("place", "=", clientNetwork).where("seen_at", ">", now - rememberedForMs)
  if ((await here.executeTakeFirst()) !== undefined) return true
  const logins = within
    .selectFrom("pin_attempts")
    .select("entered_at")
    .where("purpose", "=", "login")
    .where("login_name", "=", user_name)
    .where("entered_at", "is not", null)
    .limit(1)
  const loginHere = logins.where("address", "=", clientNetwork).where("entered_at", ">", now - rememberedForMs)
  if ((await loginHere.executeTakeFirst()) !== undefined) return true
  return (await sessions.executeTakeFirst()) === undefined && (await logins.executeTakeFirst()) === undefined
}
