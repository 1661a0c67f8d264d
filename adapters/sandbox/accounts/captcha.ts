import { createHmac, randomBytes, randomInt } from "node:crypto"
import { captchasChallenge } from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import type { BackOffice } from "../back-office/back-office.ts"
import { readStoredValue, writeStoredOnce, writeStoredValue } from "../database/stored-values.ts"
import { answer } from "../http/answer.ts"
import type { RequestEnv } from "../http/requests.ts"
import { latestBy } from "../time/clock.ts"

const switchName = "captcha"
const secretName = "captchaSecret"
const validFor = 5 * 60_000

/** Whether newcomers have to show that they are no robots. */
export const isCaptchaRequired = async ({ db }: Pick<BackOffice, "db">): Promise<boolean> =>
  (await readStoredValue(db, switchName)) === "on"

export const requireCaptcha = ({ db }: BackOffice, required: boolean): Promise<void> =>
  writeStoredValue(db, switchName, required ? "on" : "off")

const signature = (secret: string, sum: string, challenge: string) =>
  createHmac("sha256", secret).update(`${sum}:${challenge}`).digest("base64url")

/** One secret for all processes of a database, made when the first challenge is set. */
const secretOf = async ({ db }: BackOffice): Promise<string> => {
  await writeStoredOnce(db, secretName, randomBytes(32).toString("base64url"))
  const secret = await readStoredValue(db, secretName)
  if (secret === undefined) throw new Error("The database does not keep what is written to it.")
  return secret
}

/** A small sum as the challenge; its answer travels only as a signature. */
export const answerCaptcha = (app: Hono<RequestEnv>, office: BackOffice): void =>
  answer(app, captchasChallenge, async () => {
    const [one, other] = [randomInt(2, 10), randomInt(2, 10)]
    const until = (await office.clock.now()) + validFor
    const challenge = `${until}.${signature(await secretOf(office), String(one + other), String(until))}`
    return { data: { required: await isCaptchaRequired(office), challenge, question: `${one} + ${other} = ?` } }
  })

/** Whether an answer "challenge:sum" is the right one; everything is, while nobody is asked. */
export const passesCaptcha = async (office: BackOffice, given = ""): Promise<boolean> => {
  if (!(await isCaptchaRequired(office))) return true
  const [challenge = "", sum = ""] = given.split(":")
  const [until = "", signed = ""] = challenge.split(".")
  const now = await office.clock.now()
  const isFresh = Number(until) > now && Number(until) <= latestBy(now) + validFor
  return isFresh && signed === signature(await secretOf(office), sum, until)
}
