import type { agentsSupports, Understood } from "@fakham/operator/wire"
import type { Within } from "../database/tables.ts"

/** The agent of everyone who came without one. */
export const centerAgentId = 2

/** Whether an agent of this number is known; a database refuses to look for numbers that it cannot keep. */
export const isAgent = async (db: Within, agentId: number): Promise<boolean> =>
  Number.isInteger(agentId) &&
  Math.abs(agentId) < 2 ** 31 &&
  (await db.selectFrom("agents").select("id").where("id", "=", agentId).executeTakeFirst()) !== undefined

/** How the players of an agent reach somebody; "-" in an address means none. */
export const agentSupport = async (db: Within, agentId: number): Promise<Understood<typeof agentsSupports>> => {
  const agent = await db.selectFrom("agents").selectAll().where("id", "=", agentId).executeTakeFirstOrThrow()
  return {
    activePopup: agent.active_popup === 1,
    activeSupport: agent.active_support === 1,
    officePhoneNumber: agent.office_phone_number,
    phoneNumber: agent.phone_number,
    urlBailek: agent.url_bailek,
    urlPopup: agent.url_popup,
    urlSupport: agent.url_support,
  }
}
