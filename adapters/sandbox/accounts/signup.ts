import { createHash, randomBytes, randomUUID } from "node:crypto"
import { tokenHeader, usersLineLogin, usersSignup } from "@fakham/adapters/operator/wire"
import { newPin, phoneNumber, username } from "@fakham/core/identity"
import type { Hono } from "hono"
import type * as v from "valibot"
import { answer } from "../answer.ts"
import type { BackOffice } from "../back-office.ts"
import type { Within } from "../database/tables.ts"
import { badRequest } from "../refusals.ts"
import type { RequestEnv } from "../requests.ts"
import { centerAgent } from "../site/agents.ts"
import { passesCaptcha } from "./captcha.ts"
import { isUsername } from "./login-attempts.ts"
import { hashPassword } from "./password.ts"
import { captchaFailed, phoneTaken, usernameTaken } from "./refusals.ts"
import { openSession, type User } from "./sessions.ts"

type Signup = v.InferOutput<typeof usersSignup.input>
type Referral = Pick<Signup, "agentId" | "slug" | "registerFromDomain" | "employeeSlug"> & {
  readonly referUrl?: string | undefined
}

/** Newcomers become players, and are logged in at once. */
export const answerSignup = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db, clock } = office
  const entered = async (user: User) => ({ data: null, headers: { [tokenHeader]: await openSession(office, user) } })

  answer(app, usersSignup, async ({ input, key = randomUUID() }) => {
    const { userName, password } = input
    const phone = phoneNumber(input.phoneNumber)
    if (!isUsername(userName) || username(userName)._tag === "Failure") return { refused: badRequest("userName") }
    if (newPin(password, userName)._tag === "Failure") return { refused: badRequest("password") }
    if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
    const known = await byKey(db, key, userName)
    if (known !== undefined) return entered(known)
    if (!(await passesCaptcha(office, input.captcha))) return { refused: captchaFailed }
    const password_hash = await hashPassword(password)
    const now = await clock.now()
    const user = await db.transaction().execute(async (within) => {
      const first = await byKey(within, key, userName)
      if (first !== undefined) return first
      if (await has(within, "user_name", userName)) return usernameTaken
      if (await has(within, "phone_number", phone.success)) return phoneTaken
      const newcomer = {
        user_name: userName,
        password_hash,
        phone_number: phone.success,
        name: "",
        email: "",
        line_id: "",
      }
      return register(within, newcomer, input, key, now)
    })
    return "code" in user ? { refused: user } : entered(user)
  })

  answer(app, usersLineLogin, async ({ input }) => {
    const lineId = input.lineId.trim()
    if (lineId === "") return { refused: badRequest("lineId") }
    const now = await clock.now()
    const user = await db.transaction().execute(async (within) => {
      const known = await within.selectFrom("users").selectAll().where("line_id", "=", lineId).executeTakeFirst()
      if (known !== undefined) return known
      const newcomer = {
        user_name: `line${createHash("sha256").update(lineId).digest("hex").slice(0, 12)}`,
        // Nobody logs in with it: a PIN is set by whoever asks for one with their phone.
        password_hash: `none$${randomBytes(16).toString("hex")}`,
        phone_number: "",
        name: input.name ?? "",
        email: input.email ?? "",
        line_id: lineId,
      }
      return register(within, newcomer, input, `line:${lineId}`, now)
    })
    return entered(user)
  })
}

const byKey = (within: Within, key: string, userName: string): Promise<User | undefined> =>
  within
    .selectFrom("signups")
    .innerJoin("users", "users.uuid", "signups.user_uuid")
    .selectAll("users")
    .where("signups.intent_key", "=", key)
    .where("signups.user_name", "=", userName)
    .executeTakeFirst()

const has = async (within: Within, column: "user_name" | "phone_number", value: string): Promise<boolean> =>
  (await within.selectFrom("users").select("uuid").where(column, "=", value).executeTakeFirst()) !== undefined

type Newcomer = Pick<User, "user_name" | "password_hash" | "phone_number" | "name" | "email" | "line_id">

const register = async (
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
  if (by !== undefined)
    await within.insertInto("referrals").values({ member_uuid: user.uuid, by_uuid: by, at }).execute()
  return user
}

/** The slug of a friend's link is their username. */
const friendOf = async (within: Within, slug = ""): Promise<string | undefined> =>
  (await within.selectFrom("users").select("uuid").where("user_name", "=", slug).executeTakeFirst())?.uuid

const agentOf = async (within: Within, agentId = centerAgent): Promise<number> =>
  (await within.selectFrom("agents").select("id").where("id", "=", agentId).executeTakeFirst())?.id ?? centerAgent
