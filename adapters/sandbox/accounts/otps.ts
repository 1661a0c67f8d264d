import { randomInt, randomUUID } from "node:crypto"
import { checkedOtp, otpTerms, otpTriesLeft, phoneNumber } from "@fakham/core/identity"
import { hour, minute } from "@fakham/core/time"
import { otpsRequest } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { lockPhone } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import { answerCall } from "../http/answer.ts"
import { badRequest, type CallRefusal, tooManyRequests } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import type { Passwords } from "../internals/passwords.ts"
import { latestBy } from "../time/clock.ts"
import { otpExpired, otpWrong } from "./account-refusals.ts"

/** How many codes a phone gets an hour. */
const codesAnHour = 5

/** Sends codes; whether there is such a player can be seen on their phone alone. */
export const answerOtps = (app: Hono<RequestEnv>, { db, clock, passwords }: Internals): void =>
  answerCall(app, otpsRequest, async ({ input: { userName, phoneNumber: typed } }) => {
    const read = phoneNumber(typed)
    if (read._tag === "Failure") return { refused: badRequest("phoneNumber") }
    const phone = read.success
    const fresh = await freshCode(passwords)
    const now = await clock.now()
    return db.transaction().execute(async (within) => {
      const wanted = { purpose: "pin", userName, phone } as const
      const sent = await sendOtp(within, wanted, fresh, now, () => isPhoneOf(within, userName, phone))
      return "refused" in sent ? sent : { data: { refOtpCode: sent.ref, validSeconds: otpTerms.validFor / 1_000 } }
    })
  })

type Wanted = { readonly purpose: "pin" | "phone"; readonly userName: string; readonly phone: string }

type FreshCode = { readonly code: string; readonly hash: string }

/** A code to be sent. Hashing takes its time, so it is done before the transaction that needs it. */
export const freshCode = async (passwords: Passwords): Promise<FreshCode> => {
  const code = String(randomInt(10 ** otpTerms.digits)).padStart(otpTerms.digits, "0")
  return { code, hash: await passwords.hash(code) }
}

/** Lets a code open in the place of all before it, and sends it where somebody is reached. */
export const sendOtp = async (
  within: Within,
  { purpose, userName, phone }: Wanted,
  { code, hash }: FreshCode,
  now: number,
  isReached: () => Promise<boolean>,
): Promise<{ readonly ref: string } | { readonly refused: CallRefusal }> => {
  await lockPhone(within, phone)
  const recent = await within
    .selectFrom("otps")
    .select("sent_at")
    .where("phone_number", "=", phone)
    .where("sent_at", ">", now - hour)
    .where("sent_at", "<=", latestBy(now))
    .orderBy("sent_at", "desc")
    .execute()
  const wait = Math.max(
    (recent[0]?.sent_at ?? 0) + otpTerms.resendAfter - now,
    (recent[codesAnHour - 1]?.sent_at ?? 0) + hour - now,
  )
  if (wait > 0) return { refused: tooManyRequests(Math.ceil(wait / 1_000)) }
  const ref = randomUUID().slice(0, 8).toUpperCase()
  await within
    .updateTable("otps")
    .set({ used_at: now })
    .where("purpose", "=", purpose)
    .where("phone_number", "=", phone)
    .where("user_name", "=", userName)
    .where("used_at", "is", null)
    .execute()
  await within
    .insertInto("otps")
    .values({
      ref,
      purpose,
      user_name: userName,
      phone_number: phone,
      code: hash,
      sent_at: now,
      missed: 0,
      used_at: null,
    })
    .execute()
  if (await isReached())
    await within
      .insertInto("outbox")
      .values({
        id: randomUUID(),
        recipient: phone,
        text: `รหัส OTP ของคุณคือ ${code} (อ้างอิง ${ref}) ใช้ได้ ${otpTerms.validFor / minute} นาที`,
        at: now,
      })
      .execute()
  return { ref }
}

/** The code that is on its way to a phone already, where it is too soon for another. */
export const otpOnItsWay = async (
  within: Within,
  { purpose, userName, phone }: Wanted,
  now: number,
): Promise<string | undefined> =>
  (
    await within
      .selectFrom("otps")
      .select("ref")
      .where("purpose", "=", purpose)
      .where("phone_number", "=", phone)
      .where("user_name", "=", userName)
      .where("used_at", "is", null)
      .where("missed", "<", otpTerms.tries)
      .where("sent_at", ">", now - otpTerms.resendAfter)
      .where("sent_at", "<=", latestBy(now))
      .executeTakeFirst()
  )?.ref

const isPhoneOf = async (within: Within, userName: string, phone: string): Promise<boolean> =>
  (await within
    .selectFrom("users")
    .select("uuid")
    .where("user_name", "=", userName)
    .where("phone_number", "=", phone)
    .executeTakeFirst()) !== undefined

type Given = {
  readonly purpose: Wanted["purpose"]
  readonly userName: string
  readonly phoneNumber: string
  readonly refOtpCode: string
  readonly otpCode: string
}

type ReadOtp = { readonly codeHash: string; readonly isRight: boolean }

/** Holds a code against the hash of the one that was sent; the outcome counts once it is spent. */
export const readOtp = async (
  { db, passwords }: Pick<Internals, "db" | "passwords">,
  { refOtpCode, otpCode }: Pick<Given, "refOtpCode" | "otpCode">,
): Promise<ReadOtp> => {
  const sent = await db.selectFrom("otps").select("code").where("ref", "=", refOtpCode).executeTakeFirst()
  return { codeHash: sent?.code ?? "", isRight: await passwords.match(otpCode, sent?.code) }
}

/** Spends a code that opens, and counts one that misses; says what stands against it. */
export const spendOtp = async (
  within: Within,
  given: Given,
  { codeHash, isRight }: ReadOtp,
  now: number,
): Promise<CallRefusal | undefined> => {
  const sent = await within
    .updateTable("otps")
    .set(({ eb }) => ({ missed: eb("missed", "+", 1) }))
    .where("ref", "=", given.refOtpCode)
    .where("purpose", "=", given.purpose)
    .where("user_name", "=", given.userName)
    .where("phone_number", "=", given.phoneNumber)
    .where("code", "=", codeHash)
    .where("used_at", "is", null)
    .where("sent_at", "<=", latestBy(now))
    .returningAll()
    .executeTakeFirst()
  if (sent === undefined) return otpExpired
  const before = { code: isRight ? given.otpCode : "", sentAt: sent.sent_at, missed: sent.missed - 1 }
  const checked = checkedOtp(before, given.otpCode, now)
  if (checked._tag === "Failure")
    return checked.failure === "otpExpired" ? otpExpired : otpWrong(otpTriesLeft({ missed: sent.missed }))
  await within.updateTable("otps").set({ used_at: now }).where("ref", "=", sent.ref).execute()
  return undefined
}
