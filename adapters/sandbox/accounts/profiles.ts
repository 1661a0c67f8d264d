import { email, maskedPhoneNumber, personName, phoneNumber } from "@fakham/core/identity"
import { usersInfosUpdate, usersPhoneNumberUpdate } from "@fakham/operator/wire"
import type { Hono } from "hono"
import * as v from "valibot"
import { notifyOwner } from "../account-events/account-events.ts"
import { lockNewcomers } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import { answerCall } from "../http/answer.ts"
import { badRequest, type CallRefusal } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { isOneLine } from "../internals/one-line.ts"
import { dataIsNull, otpRequired, phoneTaken } from "./account-refusals.ts"
import { freshCode, otpOnItsWay, readOtp, sendOtp, spendOtp } from "./otps.ts"
import { againstStranger } from "./owner-check.ts"
import { authenticated, type User } from "./sessions.ts"

/** No body at all is a change that says nothing, too. */
const profileUpdate = { ...usersInfosUpdate, input: v.nullish(usersInfosUpdate.input, {}) }
const phoneUpdate = { ...usersPhoneNumberUpdate, input: v.nullish(usersPhoneNumberUpdate.input, {}) }

/** What players change about themselves; a change that says nothing is none. */
export const answerProfiles = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock, announcements } = internals

  answerCall(
    app,
    profileUpdate,
    authenticated(internals, profileUpdate, async ({ uuid }, { input }) => {
      const { avatar, email: address, lineId, name } = input ?? {}
      if (address !== undefined && address !== "" && email(address)._tag === "Failure")
        return { refused: badRequest("email") }
      if (name !== undefined && personName(name)._tag === "Failure") return { refused: badRequest("name") }
      if (!isOneLine(lineId ?? "")) return { refused: badRequest("lineId") }
      if (!isOneLine(avatar ?? "")) return { refused: badRequest("avatar") }
      const given = { avatar, email: address?.trim(), line_id: lineId?.trim(), name: name?.trim() }
      const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      if (Object.keys(change).length === 0) return { refused: dataIsNull }
      await db.updateTable("users").set(change).where("uuid", "=", uuid).execute()
      return { data: null }
    }),
  )

  answerCall(
    app,
    phoneUpdate,
    authenticated(internals, phoneUpdate, async (user, { input }) => {
      const typed = input?.phoneNumber?.trim() ?? ""
      if (typed === "") return { refused: dataIsNull }
      const phone = phoneNumber(typed)
      if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
      if (phone.success === user.phone_number) return { data: null }
      if (await isAnothers(db, user.uuid, phone.success)) return { refused: phoneTaken }
      const now = await clock.now()
      const refused =
        (await againstStranger(internals, user, input?.password, now)) ??
        (await againstWrongPhone(internals, user, { ...input, phone: phone.success }, now))
      if (refused !== undefined) return { refused }
      const isTaken = await db.transaction().execute(async (within) => {
        await lockNewcomers(within)
        if (await isAnothers(within, user.uuid, phone.success)) return true
        await within.updateTable("users").set({ phone_number: phone.success }).where("uuid", "=", user.uuid).execute()
        const detail = maskedPhoneNumber(phone.success)
        await notifyOwner(within, user, { type: "phoneChanged", detail }, now)
        return false
      })
      if (isTaken) return { refused: phoneTaken }
      announcements.announce({ type: "player.told", uuid: user.uuid })
      return { data: null }
    }),
  )
}

const isAnothers = async (within: Within, uuid: string, phone: string): Promise<boolean> =>
  (await within
    .selectFrom("users")
    .select("uuid")
    .where("phone_number", "=", phone)
    .where("uuid", "!=", uuid)
    .executeTakeFirst()) !== undefined

type Shown = {
  readonly phone: string
  readonly otpCode?: string | undefined
  readonly refOtpCode?: string | undefined
}

/** The new number is the player's who has the code that is sent there. */
const againstWrongPhone = async (
  internals: Internals,
  { user_name: userName }: User,
  { phone, otpCode = "", refOtpCode = "" }: Shown,
  now: number,
): Promise<CallRefusal | undefined> => {
  const wanted = { purpose: "phone", userName, phone } as const
  if (otpCode !== "") {
    const given = { ...wanted, phoneNumber: phone, otpCode, refOtpCode }
    const read = await readOtp(internals, given)
    return internals.db.transaction().execute((within) => spendOtp(within, given, read, now))
  }
  const fresh = await freshCode(internals.passwords)
  return internals.db.transaction().execute(async (within) => {
    const before = await otpOnItsWay(within, wanted, now)
    if (before !== undefined) return otpRequired(before, phone)
    const sent = await sendOtp(within, wanted, fresh, now, () => Promise.resolve(true))
    return "refused" in sent ? sent.refused : otpRequired(sent.ref, phone)
  })
}
