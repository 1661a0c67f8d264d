import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { captchasChallenge } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"
import { solvedCaptcha } from "../../testing/solved-captcha.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Solved = v.object({
  challenge: v.looseObject({ parameters: v.looseObject({}) }),
  solution: v.looseObject({}),
})
const Answer = v.object({ data: captchasChallenge.data })

const originOf = (server: Server) => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
}

describe.each(sources)("the captcha, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let newcomers = 0
  beforeAll(async () => {
    operator = await operatorOn(fresh, {
      tokenSecret: "a secret that is not kept in the database",
      historyDays: 0,
    })
  })
  afterAll(() => operator.stop())

  const demand = (required: unknown) => operator.post("/__sandbox/captcha", { required })
  const challenge = async () => v.parse(Answer, (await operator.ask("/api/captchas.challenge")).body).data
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

  it("lets in who has done the work, and nobody without it or with work made up", async () => {
    await demand(true)
    const { kind, challenge: asked, validSeconds } = await challenge()
    expect([kind, validSeconds]).toEqual(["altcha", 600])
    const answer = await solvedCaptcha(asked)
    const { challenge: task, solution } = v.parse(Solved, JSON.parse(Buffer.from(answer, "base64").toString()))
    const easier = { ...task, parameters: { ...task.parameters, cost: 1 } }
    const later = { ...task, parameters: { ...task.parameters, data: { until: Date.now() * 2 } } }
    const made = [
      { challenge: task, solution: { ...solution, derivedKey: "00".repeat(32) } },
      { challenge: easier, solution },
      { challenge: later, solution },
      { challenge: { ...task, signature: "00".repeat(32) }, solution },
      null,
    ].map((one) => Buffer.from(JSON.stringify(one)).toString("base64"))
    const wrong = await Promise.all([undefined, "", "1.x:7", answer.slice(9), ...made].map(signup))
    expect(wrong.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 422))
    expect(wrong[0]?.body).toEqual(failed)

    expect((await signup(answer)).status).toBe(200)
  })

  it("takes an answer once, also of several who send it at the same time", async () => {
    await demand(true)
    const answer = await solvedCaptcha((await challenge()).challenge)
    const came = await Promise.all([answer, answer, answer].map(signup))

    expect(came.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422])
    expect((await signup(answer)).body).toEqual(failed)
  })

  it("takes an answer that was refused for another reason no second time", async () => {
    await demand(true)
    const answer = await solvedCaptcha((await challenge()).challenge)
    const named = (userName: string) =>
      operator.post("/api/users.signup", {
        userName,
        password: "Dao2570*fa",
        phoneNumber: "0899999999",
        captcha: answer,
      })
    expect((await named("somchai88")).body).toMatchObject({ code: "usernameTaken" })
    expect((await named("captcha99x")).body).toEqual(failed)
  })

  it("takes an answer for ten minutes", async () => {
    await demand(true)
    // However slow the machine is.
    await operator.post("/__sandbox/clock", { stands: true })
    const [early, late] = [(await challenge()).challenge, (await challenge()).challenge]
    await operator.pass(599)
    expect((await signup(await solvedCaptcha(early))).status).toBe(200)
    await operator.pass(2)
    expect((await signup(await solvedCaptcha(late))).body).toEqual(failed)
  })

  it("asks nobody again after a reset", async () => {
    await demand(true)
    await operator.post("/__sandbox/reset", { seed: "demo" })

    expect((await signup()).status).toBe(200)
  })
})

describe("an operator with a secret of Google's", () => {
  it("asks for a reCAPTCHA, lets in whom Google confirms well enough, and tells its secret nobody else", async () => {
    const requests: Array<string> = []
    const sentOn: Array<string> = []
    const elsewhere = createServer((request, answer) => {
      sentOn.push(request.url ?? "")
      answer.end('{"success":true}')
    }).listen(0, "127.0.0.1")
    await once(elsewhere, "listening")
    const verdicts: Record<string, unknown> = {
      person: { success: true, score: 0.9 },
      robot: { success: true, score: 0.1 },
      spent: { success: false },
      nonsense: "?",
    }
    const judge = async (request: IncomingMessage, answer: ServerResponse) => {
      const sent = new URLSearchParams(await text(request))
      requests.push(`${request.method} ${sent.get("secret")} ${sent.get("response")}`)
      if (sent.get("response") === "moved") answer.writeHead(307, { location: originOf(elsewhere) })
      answer.end(JSON.stringify(verdicts[sent.get("response") ?? ""]))
    }
    const google = createServer((request, answer) => void judge(request, answer)).listen(0, "127.0.0.1")
    await once(google, "listening")
    const [source] = sources
    if (source === undefined) throw new Error("no database to try it on")
    const operator = await operatorOn(source.fresh, {
      recaptcha: { secret: "s-1", verifyUrl: `${originOf(google)}/siteverify` },
    })
    await operator.post("/__sandbox/captcha", { required: true })
    const asked = v.parse(Answer, (await operator.ask("/api/captchas.challenge")).body).data
    expect(asked).toEqual({ required: true, kind: "recaptcha", validSeconds: 120 })
    const came = []
    for (const [index, captcha] of ["robot", "spent", "nonsense", "moved", "", "person"].entries()) {
      const phoneNumber = `089999000${index}`
      const newcomer = { userName: `google${index}x`, password: "Dao2570*fa", phoneNumber, captcha }
      came.push((await operator.post("/api/users.signup", newcomer)).status)
    }
    google.close()
    elsewhere.close()
    const unasked = { userName: "google9x", password: "Dao2570*fa", phoneNumber: "0899990009", captcha: "person" }
    const refused = await operator.post("/api/users.signup", unasked)
    await operator.stop()

    expect(came).toEqual([422, 422, 422, 422, 422, 200])
    const posted = ["robot", "spent", "nonsense", "moved", "person"].map((answer) => `POST s-1 ${answer}`)
    expect([requests, sentOn]).toEqual([posted, []])
    expect(refused.body).toEqual({ code: "captchaFailed", message: "cannot confirm reCaptcha with Google" })
  })
})
