import { randomUUID } from "node:crypto"
import type { usersSignup } from "@fakham/operator/wire"
import type * as v from "valibot"
import type { Within } from "../database/tables.ts"
import { openBooks } from "../ledger/ledger.ts"
import { centerAgentId, isAgent } from "./agents.ts"
import { isDemoShooter } from "./demo-shooters.ts"
import type { User } from "./sessions.ts"

type Signup = v.InferOutput<typeof usersSignup.input>
type Referral = Pick<Signup, "agentId" | "slug" | "registerFromDomain" | "employeeSlug"> & {
  readonly referUrl?: string | undefined
}

/** Who came under this key. */
export const byKey = (within: Within, key: string): Promise<User | undefined> =>
  within
    .selectFrom("signups")
    .innerJoin("users", "users.uuid", "signups.user_uuid")
    .selectAll("users")
    .where("signups.intent_key", "=", key)
    .executeTakeFirst()

export const has = async (within: Within, column: "user_name" | "phone_number", value: string): Promise<boolean> =>
  (await within.selectFrom("users").select("uuid").where(column, "=", value).executeTakeFirst()) !== undefined

export const isTaken = async (within: Within, userName: string): Promise<boolean> =>
  isDemoShooter(userName) || (await has(within, "user_name", userName))

type Newcomer = Pick<User, "user_name" | "password_hash" | "phone_number" | "name" | "email" | "line_id">

/** Makes a player of a newcomer, with books, an agent and whoever brought them. */
export const register = async (
  within: Within,
  newcomer: Newcomer,
  referral: Referral,
  key: string,
  at: number,
): Promise<User> => {
  const user = await within
    .insertInto("users")
    .values({
      uuid: randomUUID(),
      ...newcomer,
      status: 0,
      agent_id: await agentOf(within, referral.agentId),
      avatar: "",
      line_uid: "",
      level: 1,
      loyalty_point: 0,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await openBooks(within, [user.uuid])
  await within
    .insertInto("signups")
    .values({
      intent_key: key,
      user_uuid: user.uuid,
      user_name: user.user_name,
      refer_url: referral.referUrl ?? "",
      from_domain: referral.registerFromDomain ?? "",
      employee_slug: referral.employeeSlug ?? "",
      at,
    })
    .execute()
  const by = await friendOf(within, referral.slug)
  if (by !== undefined && by !== user.uuid)
    await within.insertInto("referrals").values({ member_uuid: user.uuid, by_uuid: by, at }).execute()
  return user
}

/** The slug of a friend's link is their username. */
const friendOf = async (within: Within, slug = ""): Promise<string | undefined> =>
  (await within.selectFrom("users").select("uuid").where("user_name", "=", slug).executeTakeFirst())?.uuid

const agentOf = async (within: Within, agentId = centerAgentId): Promise<number> =>
  (await isAgent(within, agentId)) ? agentId : centerAgentId
