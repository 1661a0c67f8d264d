import { createHash, randomBytes } from "node:crypto"
import { tokenHeader, usersLineLogin } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { lockNewcomers } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import { answerCall } from "../http/answer.ts"
import { badRequest, tooManyRequests } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { isOneLine } from "../internals/one-line.ts"
import { captchaFailed, lineTicketUnknown } from "./account-refusals.ts"
import { passedCaptcha, spendCaptcha } from "./captcha/captcha.ts"
import type { Recaptcha } from "./captcha/recaptcha.ts"
import { byKey, has, register } from "./newcomers.ts"
import { noPin } from "./owner-check.ts"
import { isUsername } from "./pin-attempts.ts"
import { openSession, type SeenFrom, type User } from "./sessions.ts"
import { givenOut, opensFor } from "./tickets.ts"

/** Opens the session of a LINE account; whoever is no player yet becomes one, as a newcomer that registers. */
export const answerLineLogin = (
  app: Hono<RequestEnv>,
  internals: Internals,
  recaptcha: Recaptcha | undefined,
): void => {
  const { db, clock } = internals
  const enter = async (user: User, from: SeenFrom) => ({
    data: null,
    headers: { [tokenHeader]: await openSession(internals, user, from) },
  })

  answerCall(app, usersLineLogin, async ({ input, newcomerWait, clientNetwork, userDevice, isOf }) => {
    const lineId = input.lineId.trim()
    if (lineId === "" || !isOneLine(lineId)) return { refused: badRequest("lineId") }
    if (!isOneLine(input.name ?? "")) return { refused: badRequest("name") }
    if (!isOneLine(input.email ?? "")) return { refused: badRequest("email") }
    // An id is no secret: it counts for whoever LINE has just vouched for.
    const ticket = await givenOut(internals, "ticket", input.lineTicket ?? "", opensFor)
    if (ticket?.lineId !== lineId) return { refused: lineTicketUnknown }
    const key = lineKey(lineId)
    const player = await byKey(db, key)
    if (player !== undefined) isOf(player)
    if (player !== undefined) return enter(player, { clientNetwork, userDevice })
    const wait = newcomerWait()
    if (wait > 0) return { refused: tooManyRequests(wait) }
    const passed = await passedCaptcha(internals, recaptcha, input.captcha)
    if (passed === undefined) return { refused: captchaFailed }
    const now = await clock.now()
    const user = await db.transaction().execute(async (within) => {
      await lockNewcomers(within)
      const known = await byKey(within, key)
      if (known !== undefined) return known
      if (!(await spendCaptcha(within, passed, now))) return undefined
      const newcomer = {
        user_name: await freeLineName(within),
        // Nobody logs in with it: a PIN is set by whoever asks for one with their phone.
        password_hash: `${noPin}${randomBytes(16).toString("hex")}`,
        phone_number: "",
        name: input.name ?? "",
        email: input.email ?? "",
        line_id: lineId,
      }
      return register(within, newcomer, input, key, now)
    })
    if (user !== undefined) isOf(user)
    return user === undefined ? { refused: captchaFailed } : enter(user, { clientNetwork, userDevice })
  })
}

/** Who comes in by this LINE account. */
export const playerOfLine = (within: Within, lineId: string): Promise<User | undefined> =>
  byKey(within, lineKey(lineId))

/** Lets a newcomer come in by LINE from now on, unless somebody does so by this account already. */
export const joinLine = async (
  within: Within,
  { uuid, user_name }: User,
  lineId: string,
  at: number,
): Promise<void> => {
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
