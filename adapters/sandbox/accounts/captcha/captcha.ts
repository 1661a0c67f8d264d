import { randomBytes } from "node:crypto"
import { captchasChallenge } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { readStoredValue, writeStoredOnce, writeStoredValue } from "../../database/stored-values.ts"
import type { Within } from "../../database/tables.ts"
import { answerCall } from "../../http/answer.ts"
import type { RequestEnv } from "../../http/requests.ts"
import type { Internals } from "../../internals/internals.ts"
import { latestBy } from "../../time/clock.ts"
import { makeAltchaChallenge, solvedAltcha } from "./altcha.ts"
import type { Recaptcha } from "./recaptcha.ts"

const switchName = "captcha"
const secretName = "captchaSecret"
const validSeconds = 600

/** Whether newcomers have to show that they are no robots. */
export const isCaptchaRequired = async ({ db }: Pick<Internals, "db">): Promise<boolean> =>
  (await readStoredValue(db, switchName)) === "on"

export const requireCaptcha = ({ db }: Internals, required: boolean): Promise<void> =>
  writeStoredValue(db, switchName, required ? "on" : "off")

/** One secret for all processes of a database, made when the first challenge is set. */
const secretOf = async ({ db }: Internals): Promise<string> => {
  await writeStoredOnce(db, secretName, randomBytes(32).toString("base64url"))
  const secret = await readStoredValue(db, secretName)
  if (secret === undefined) throw new Error("The database does not keep what is written to it.")
  return secret
}

/** Says whether a captcha is asked for, and which: Google's where its secret is known, else ALTCHA's. */
export const answerCaptcha = (app: Hono<RequestEnv>, internals: Internals, recaptcha: Recaptcha | undefined): void =>
  answerCall(app, captchasChallenge, async () => {
    if (!(await isCaptchaRequired(internals))) return { data: { required: false } }
    if (recaptcha !== undefined) return { data: { required: true, kind: "recaptcha" as const, validSeconds: 120 } }
    const until = (await internals.clock.now()) + validSeconds * 1_000
    const challenge = await makeAltchaChallenge(await secretOf(internals), until)
    return { data: { required: true, kind: "altcha" as const, challenge, validSeconds } }
  })

/** By what an answer is known, so that it is taken once, and until when; nothing of one that needs no such memory. */
export type PassedCaptcha = { readonly nonce: string; readonly until: number } | "needs no memory"

/** Whether an answer is right and its time not over; every answer is, while nobody is asked. */
export const passedCaptcha = async (
  internals: Internals,
  recaptcha: Recaptcha | undefined,
  given = "",
): Promise<PassedCaptcha | undefined> => {
  if (!(await isCaptchaRequired(internals))) return "needs no memory"
  // Google takes each of its answers once.
  if (recaptcha !== undefined) return (await recaptcha.confirms(given)) ? "needs no memory" : undefined
  const solved = await solvedAltcha(await secretOf(internals), given)
  const now = await internals.clock.now()
  const isFresh = solved !== undefined && solved.until > now && solved.until <= latestBy(now) + validSeconds * 1_000
  return isFresh ? solved : undefined
}

const spentName = (nonce: string) => `captcha/${nonce}`

/** Takes an answer once: false for one that was taken before. What nobody could send again is forgotten. */
export const spendCaptcha = async (within: Within, passed: PassedCaptcha, now: number): Promise<boolean> => {
  if (passed === "needs no memory") return true
  await within.deleteFrom("kept").where("name", "like", spentName("%")).where("value", "<", String(now)).execute()
  return writeStoredOnce(within, spentName(passed.nonce), String(passed.until))
}
