import { randomUUID } from "node:crypto"
import { newPin, phoneNumber } from "@fakham/core/identity"
import { tokenHeader, usersNameCheck, usersSignup } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { lockNewcomers } from "../database/lock.ts"
import { answerCall } from "../http/answer.ts"
import { badRequest, type CallRefusal, keyUsedOtherwise } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { captchaFailed, phoneTaken, usernameTaken } from "./account-refusals.ts"
import { passedCaptcha, spendCaptcha } from "./captcha/captcha.ts"
import type { Recaptcha } from "./captcha/recaptcha.ts"
import { joinLine } from "./line-players.ts"
import { byKey, has, isTaken, register } from "./newcomers.ts"
import { isUsername } from "./pin-attempts.ts"
import { openSession, type SeenFrom, type User } from "./sessions.ts"
import { givenOut } from "./tickets.ts"

/** Newcomers become players, and are logged in at once. */
export const answerSignup = (app: Hono<RequestEnv>, internals: Internals, recaptcha: Recaptcha | undefined): void => {
  const { db, clock, passwords } = internals
  const enter = async (user: User, from: SeenFrom) => ({
    data: null,
    headers: { [tokenHeader]: await openSession(internals, user, from) },
  })

  answerCall(app, usersSignup, async ({ input, key = randomUUID(), clientNetwork, userDevice, isOf }) => {
    const { userName, password } = input
    const phone = phoneNumber(input.phoneNumber)
    if (!isUsername(userName)) return { refused: badRequest("userName") }
    if (newPin(password, userName)._tag === "Failure") return { refused: badRequest("password") }
    if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
    /** Who came with this key before: the same newcomer again, or somebody else. */
    const answerTo = async (known: User) =>
      known.user_name === userName && (await passwords.match(password, known.password_hash))
        ? enter(known, { clientNetwork, userDevice })
        : { refused: keyUsedOtherwise }
    const known = await byKey(db, key)
    if (known !== undefined) return answerTo(known)
    const passed = await passedCaptcha(internals, recaptcha, input.captcha)
    if (passed === undefined) return { refused: captchaFailed }
    const ticket = input.lineTicket === undefined ? undefined : await givenOut(internals, "ticket", input.lineTicket)
    const password_hash = await passwords.hash(password)
    const now = await clock.now()
    type Outcome = { readonly known: User } | { readonly made: User } | { readonly refused: CallRefusal }
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
    if ("made" in outcome) isOf(outcome.made)
    return "made" in outcome ? enter(outcome.made, { clientNetwork, userDevice }) : outcome
  })

  answerCall(app, usersNameCheck, async ({ input: { userName } }) => ({ data: { taken: await isTaken(db, userName) } }))
}
