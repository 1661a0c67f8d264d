import { captchasChallenge } from "@fakham/adapters/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Answer = v.object({ data: captchasChallenge.data })

describe.each(sources)("the captcha, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let newcomers = 0
  beforeAll(async () => {
    operator = await operatorOn(fresh, { tokenSecret: "a secret that is not kept in the database" })
  })
  afterAll(() => operator.stop())

  const demand = (required: unknown) => operator.post("/__sandbox/captcha", { required })
  const challenge = async () => v.parse(Answer, (await operator.ask("/api/captchas.challenge")).body).data
  const sumOf = (question: string) => question.split(/\D+/).reduce((sum, number) => sum + Number(number), 0)
  const signup = (captcha?: string) => {
    const number = ++newcomers
    return operator.post("/api/users.signup", {
      userName: `captcha${number}x`,
      password: "Dao2570*fa",
      phoneNumber: `08${String(number).padStart(8, "0")}`,
      captcha,
    })
  }
  const failed = { code: "captchaFailed", message: "cannot confirm reCaptcha with Google" }

  it("asks nobody until the desk says so, and the desk shows it", async () => {
    expect((await challenge()).required).toBe(false)
    expect((await signup()).status).toBe(200)

    expect((await demand(true)).body).toEqual({ data: { required: true } })
    expect((await challenge()).required).toBe(true)
    expect((await operator.ask("/__sandbox/state")).body).toMatchObject({ data: { captchaRequired: true } })
    expect((await demand("yes")).status).toBe(400)
  })

  it("lets in with the right sum, and not without, with a wrong one, or with one made up", async () => {
    await demand(true)
    const { challenge: asked, question } = await challenge()
    const sum = sumOf(question)

    const wrong = await Promise.all(
      [undefined, "", `${asked}:${sum + 1}`, asked, `${Date.now() * 2}.${asked.split(".")[1]}:${sum}`].map(signup),
    )
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    expect(wrong[0]?.body).toEqual(failed)
    expect((await signup(`${asked}:${sum}`)).status).toBe(200)
  })

  it("takes an answer for five minutes", async () => {
    await demand(true)
    const { challenge: asked, question } = await challenge()
    await operator.pass(301)

    expect((await signup(`${asked}:${sumOf(question)}`)).body).toEqual(failed)
  })

  it("asks nobody again after a reset", async () => {
    await demand(true)
    await operator.post("/__sandbox/reset", { seed: "demo" })

    expect((await signup()).status).toBe(200)
  })
})
