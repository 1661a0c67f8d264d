import { captchasChallenge, otpsRequest } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"
import { solvedCaptcha } from "../../testing/solved-captcha.ts"

const Challenge = v.object({ data: captchasChallenge.data })
const Code = v.object({ data: otpsRequest.data })
const Messages = v.object({ data: v.array(v.object({ text: v.string() })) })
const Wait = v.object({ data: v.object({ waitSeconds: v.number() }) })

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const hours = 3_600

describe.each(sources)("a clock that is moved forward and set back, on $kind", ({ fresh }) => {
  const openOperator = async () => {
    const operator = await operatorOn(fresh)
    onTestFinished(() => operator.stop())
    return operator
  }

  it("lets a player shoot again, once in ten seconds as ever", async () => {
    const operator = await openOperator()
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    const by = operator.as(token).headers
    const betId = "yeekee-2026-11-20-40"
    const shoot = () => operator.post("/poy-api/yings.create", { betId, yingNumber: "12345" }, by)
    await operator.pass(2 * hours)
    expect((await shoot()).status).toBe(200)
    await operator.pass(-2 * hours)

    expect((await operator.post("/poy-api/yings.summary", { betId }, by)).body).toMatchObject({
      data: { waitSeconds: null },
    })
    expect((await shoot()).status).toBe(200)
    const tooSoon = await shoot()
    expect(tooSoon).toMatchObject({ status: 429, body: { code: "YING_TOO_SOON" } })
    expect(v.parse(Wait, tooSoon.body).data.waitSeconds).toBeLessThanOrEqual(10)
  })

  it("sends a code again, and takes none that was sent in the time before it went back", async () => {
    const operator = await openOperator()
    const owner = { userName: "somchai88", phoneNumber: "0812345678" }
    const request = () => operator.post("/api/otps.request", owner)
    const reset = (refOtpCode: string, otpCode: string) =>
      operator.post("/api/users.forgot-password", { ...owner, newPassword: "Fresh2569#x", refOtpCode, otpCode })
    const sendCode = async () => {
      const { refOtpCode } = v.parse(Code, (await request()).body).data
      const { data } = v.parse(Messages, (await operator.ask("/__sandbox/outbox")).body)
      const text = data.find((message) => message.text.includes(refOtpCode))?.text ?? ""
      return [refOtpCode, /\d{6}/.exec(text)?.[0] ?? ""] as const
    }
    await operator.pass(2 * hours)
    const ofThen = await sendCode()
    expect((await request()).status).toBe(429)
    await operator.pass(-2 * hours)

    expect(await reset(...ofThen)).toMatchObject({ status: 422, body: { code: "otpExpired" } })
    const ofNow = await sendCode()
    const again = await request()
    expect(again.status).toBe(429)
    expect(v.parse(Wait, again.body).data.waitSeconds).toBeLessThanOrEqual(60)
    expect((await reset(...ofNow)).status).toBe(200)
  })

  it("locks a name no longer, and counts its tries anew", async () => {
    const operator = await openOperator()
    await operator.pass(2 * hours)
    for (let time = 0; time < 5; time++) await operator.login("malee2569", "Wrong#001")
    expect(await operator.login("malee2569", "Dao2569*k")).toMatchObject({
      body: { code: "loginAttemptCountReachLimit" },
    })
    const locks = async () => JSON.stringify((await operator.ask("/__sandbox/state")).body).includes('"lockedUntil":"')
    expect(await locks()).toBe(true)
    await operator.pass(-2 * hours)

    expect(await locks()).toBe(false)
    expect(await operator.login("malee2569", "Wrong#001")).toMatchObject({ body: { data: { attemptsLeft: 4 } } })
    expect((await operator.login("malee2569", "Dao2569*k")).status).toBe(200)
  })

  it("holds a lock of its own time for a quarter of an hour", async () => {
    const operator = await openOperator()
    for (let time = 0; time < 5; time++) await operator.login("malee2569", "Wrong#001")
    await operator.pass(-3)
    expect((await operator.login("malee2569", "Dao2569*k")).status).not.toBe(200)
    await operator.pass(890)
    expect((await operator.login("malee2569", "Dao2569*k")).status).not.toBe(200)
    await operator.pass(20)
    expect((await operator.login("malee2569", "Dao2569*k")).status).toBe(200)
  })

  it("takes no captcha of the time before it went back, but a new one", async () => {
    const operator = await openOperator()
    await operator.post("/__sandbox/captcha", { required: true })
    let newcomers = 0
    const solveChallenge = async () =>
      solvedCaptcha(v.parse(Challenge, (await operator.ask("/api/captchas.challenge")).body).data.challenge)
    const signup = (captcha: string) => {
      const number = ++newcomers
      const phoneNumber = `08${String(number).padStart(8, "0")}`
      return operator.post("/api/users.signup", {
        userName: `later${number}x`,
        password: "Dao2570*fa",
        phoneNumber,
        captcha,
      })
    }
    await operator.pass(2 * hours)
    const ofThen = await solveChallenge()
    await operator.pass(-2 * hours)

    expect(await signup(ofThen)).toMatchObject({ status: 422, body: { code: "captchaFailed" } })
    expect((await signup(await solveChallenge())).status).toBe(200)
  })
})
