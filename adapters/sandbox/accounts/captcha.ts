import { createHmac, randomInt } from "node:crypto"
import { captchasChallenge } from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import { answer } from "../answer.ts"
import type { BackOffice } from "../back-office.ts"
import { readKept } from "../database/kept.ts"
import type { RequestEnv } from "../requests.ts"

/** Kept as "on" while newcomers have to show that they are no robots. */
export const captchaName = "captcha"
const validFor = 5 * 60_000

const signature = (secret: string, sum: string, until: number) =>
  createHmac("sha256", secret).update(`${sum}:${until}`).digest("base64url")

const secretOf = async ({ db }: BackOffice) => (await readKept(db, "tokenSecret")) ?? "captcha"

/** A small sum as the challenge; its answer travels only as a signature. */
export const answerCaptcha = (app: Hono<RequestEnv>, office: BackOffice): void =>
  answer(app, captchasChallenge, async () => {
    const required = (await readKept(office.db, captchaName)) === "on"
    const [one, other] = [randomInt(2, 10), randomInt(2, 10)]
    const until = (await office.clock.now()) + validFor
    const challenge = `${until}.${signature(await secretOf(office), String(one + other), until)}`
    return { data: { required, challenge, question: `${one} + ${other} = ?` } }
  })

/** Whether an answer "challenge:sum" is the right one; everything is, while nobody is asked. */
export const passesCaptcha = async (office: BackOffice, given = ""): Promise<boolean> => {
  if ((await readKept(office.db, captchaName)) !== "on") return true
  const [challenge = "", sum = ""] = given.split(":")
  const [until = "", signed = ""] = challenge.split(".")
  return Number(until) > (await office.clock.now()) && signed === signature(await secretOf(office), sum, Number(until))
}
