import { createHash, randomBytes, randomUUID } from "node:crypto"
import { tokenHeader, usersLineLogin, usersNameCheck, usersSignup } from "@fakham/adapters/operator/wire"
import { newPin, phoneNumber } from "@fakham/core/identity"
import type { Hono } from "hono"
import type * as v from "valibot"
import type { BackOffice } from "../back-office/back-office.ts"
import { isOneLine } from "../back-office/one-line.ts"
import { lockNewcomers } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import { answer } from "../http/answer.ts"
import { badRequest, keyUsedOtherwise, type Refusal } from "../http/refusals.ts"
import type { RequestEnv } from "../http/requests.ts"
import { openBooks } from "../ledger/balances.ts"
import { centerAgent, isAgent } from "./agents.ts"
import { passedCaptcha, spendCaptcha } from "./captcha.ts"
import { isDemoShooter } from "./demo-shooters.ts"
import { givenOut } from "./line-visits.ts"
import { isUsername } from "./pin-attempts.ts"
import type { Recaptcha } from "./recaptcha.ts"
import { captchaFailed, phoneTaken, usernameTaken } from "./refusals.ts"
import { openSession, type User } from "./sessions.ts"

type Signup = v.InferOutput<typeof usersSignup.input>
type Referral = Pick<Signup, "agentId" | "slug" | "registerFromDomain" | "employeeSlug"> & {
  readonly referUrl?: string | undefined
}

/** Newcomers become players, and are logged in at once. */
export const answerSignup = (app: Hono<RequestEnv>, office: BackOffice, recaptcha: Recaptcha | undefined): void => {
  const { db, clock, passwords } = office
  const entered = async (user: User) => ({ data: null, headers: { [tokenHeader]: await openSession(office, user) } })

  answer(app, usersSignup, async ({ input, key = randomUUID() }) => {
    const { userName, password } = input
    const phone = phoneNumber(input.phoneNumber)
    if (!isUsername(userName)) return { refused: badRequest("userName") }
    if (newPin(password, userName)._tag === "Failure") return { refused: badRequest("password") }
    if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
    /** Who came with this key before: the same newcomer again, or somebody else. */
    const answerTo = async (known: User) =>
      known.user_name === userName && (await passwords.match(password, known.password_hash))
        ? entered(known)
        : { refused: keyUsedOtherwise }
    const known = await byKey(db, key)
    if (known !== undefined) return answerTo(known)
    const passed = await passedCaptcha(office, recaptcha, input.captcha)
    if (passed === undefined) return { refused: captchaFailed }
    const ticket = input.lineTicket === undefined ? undefined : await givenOut(office, "ticket", input.lineTicket)
    const password_hash = await passwords.hash(password)
    const now = await clock.now()
    type Outcome = { readonly known: User } | { readonly made: User } | { readonly refused: Refusal }
    const outcome = await db.transaction().execute(async (within): Promise<Outcome> => {
      await lockNewcomers(within)
      const first = await byKey(within, key)
      if (first !== undefined) return { known: first }
      if (!(await spendCaptcha(within, passed, now))) return { refused: captchaFailed }
      if (await isTaken(within, userName)) return { refused: usernameTaken }
      if (await has(within, "phone_number", phone.success)) return { refused: phoneTaken }
      const newcomer = {
        user_name: userName,
        password_hash,
        phone_number: phone.success,
        name: "",
        email: "",
        line_id: "",
      }
      const made = await register(within, newcomer, input, key, now)
      if (ticket !== undefined) await joinLine(within, made, ticket.lineId, now)
      return { made }
    })
    if ("known" in outcome) return answerTo(outcome.known)
    return "made" in outcome ? entered(outcome.made) : outcome
  })

  answer(app, usersNameCheck, async ({ input: { userName } }) => ({ data: { taken: await isTaken(db, userName) } }))

  answer(app, usersLineLogin, async ({ input }) => {
    const lineId = input.lineId.trim()
    if (lineId === "" || !isOneLine(lineId)) return { refused: badRequest("lineId") }
    if (!isOneLine(input.name ?? "")) return { refused: badRequest("name") }
    if (!isOneLine(input.email ?? "")) return { refused: badRequest("email") }
    const key = lineKey(lineId)
    const now = await clock.now()
    const user = await db.transaction().execute(async (within) => {
      await lockNewcomers(within)
      const known = await byKey(within, key)
      if (known !== undefined) return known
      const newcomer = {
        user_name: await freeLineName(within),
        // Nobody logs in with it: a PIN is set by whoever asks for one with their phone.
        password_hash: `none$${randomBytes(16).toString("hex")}`,
        phone_number: "",
        name: input.name ?? "",
        email: input.email ?? "",
        line_id: lineId,
      }
      return register(within, newcomer, input, key, now)
    })
    return entered(user)
  })
}

/** Who comes in by this LINE account. */
export const playerOfLine = (within: Within, lineId: string): Promise<User | undefined> =>
  byKey(within, lineKey(lineId))

/** Lets a newcomer come in by LINE from now on, unless somebody does so by this account already. */
const joinLine = async (within: Within, { uuid, user_name }: User, lineId: string, at: number): Promise<void> => {
  await within
    .insertInto("signups")
    .values({
      intent_key: lineKey(lineId),
      user_uuid: uuid,
      user_name,
      refer_url: "",
      from_domain: "",
      employee_slug: "",
      at,
    })
    .onConflict((conflict) => conflict.column("intent_key").doNothing())
    .execute()
  await within.updateTable("users").set({ line_id: lineId }).where("uuid", "=", uuid).execute()
}

/** The key of a LINE account, which no newcomer can send: players may write any LINE id into their profile. */
const lineKey = (lineId: string) => `line/${createHash("sha256").update(lineId).digest("base64url")}`

const freeLineName = async (within: Within): Promise<string> => {
  const name = `line${randomBytes(6).toString("hex")}`
  return isUsername(name) && !(await has(within, "user_name", name)) ? name : freeLineName(within)
}

const byKey = (within: Within, key: string): Promise<User | undefined> =>
  within
    .selectFrom("signups")
    .innerJoin("users", "users.uuid", "signups.user_uuid")
    .selectAll("users")
    .where("signups.intent_key", "=", key)
    .executeTakeFirst()

const has = async (within: Within, column: "user_name" | "phone_number", value: string): Promise<boolean> =>
  (await within.selectFrom("users").select("uuid").where(column, "=", value).executeTakeFirst()) !== undefined

const isTaken = async (within: Within, userName: string): Promise<boolean> =>
  isDemoShooter(userName) || (await has(within, "user_name", userName))

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

const agentOf = async (within: Within, agentId = centerAgent): Promise<number> =>
  (await isAgent(within, agentId)) ? agentId : centerAgent
