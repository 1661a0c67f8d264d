import { otpsRequest, tokenHeader } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const aNumber: unknown = expect.any(Number)

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Sent = v.object({ data: otpsRequest.data })
const Outbox = v.object({ data: v.array(v.object({ recipient: v.string(), text: v.string() })) })

const somchai = { userName: "somchai88", phoneNumber: "0812345678" }
const oldPin = "Duean69#x"
const newPin = "Fah2570*new"
const expired = { status: 422, body: { code: "otpExpired" } }
const wrong = (triesLeft: number) => ({ status: 422, body: { code: "otpWrong", data: { triesLeft } } })

describe.each(sources)("another PIN, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    const machineNow = () => Date.parse("2026-11-20T12:00:00+07:00")
    operator = await operatorOn(fresh, { machineNow, historyDays: 0 })
  })
  afterAll(() => operator.stop())

  beforeEach(async () => {
    await operator.post("/__sandbox/reset", { seed: "demo" })
  })

  const requestCode = (owner = somchai) => operator.post("/api/otps.request", owner)
  const refIn = ({ body }: { readonly body: unknown }) => v.parse(Sent, body).data.refOtpCode
  const outbox = async () => v.parse(Outbox, (await operator.ask("/__sandbox/outbox")).body).data
  const codeOf = async (ref: string) => {
    const message = (await outbox()).find(({ text }) => text.includes(ref))
    return /\d{6}/.exec(message?.text ?? "")?.[0] ?? ""
  }
  const otherThan = (code: string) => (code === "000000" ? "111111" : "000000")
  const reset = (refOtpCode: string, otpCode: string, changes: Record<string, string> = {}) =>
    operator.post("/api/users.forgot-password", {
      ...somchai,
      newPassword: newPin,
      otpCode,
      refOtpCode,
      ...changes,
    })

  it("is set with the code from the phone, however the number is written, and the old one is nothing any more", async () => {
    const sent = await requestCode({ ...somchai, phoneNumber: "081-234 5678" })
    expect(v.parse(Sent, sent.body).data.validSeconds).toBe(300)
    const ref = refIn(sent)
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(["0812345678"])

    expect((await reset(ref, await codeOf(ref))).status).toBe(200)
    expect((await operator.login("somchai88", oldPin)).status).toBe(422)
    expect((await operator.login("somchai88", newPin)).status).toBe(200)
  })

  it("ends every session of before and lets a locked name in again", async () => {
    const token = await operator.tokenOf("somchai88", oldPin)
    for (const _ of [1, 2, 3, 4, 5]) await operator.login("somchai88", "Wrong#001")
    expect((await operator.login("somchai88", oldPin)).status).toBe(423)
    const ref = refIn(await requestCode())
    await reset(ref, await codeOf(ref))

    expect((await operator.ask("/api/cashs", operator.as(token))).status).toBe(401)
    expect((await operator.login("somchai88", newPin)).status).toBe(200)
  })

  it("is opened by a code of which the database knows no more than of a PIN", async () => {
    const ref = refIn(await requestCode())
    const db = await openDatabase(operator.database, () => undefined)
    const sent = await db.selectFrom("otps").select("code").execute()
    await db.destroy()
    expect(sent.length).toBeGreaterThan(0)
    for (const { code } of sent) expect(code).toMatch(/^scrypt\$\d+\$\d\$\d\$[\w-]{22}\$[\w-]{43}$/)
    expect((await reset(ref, await codeOf(ref))).status).toBe(200)
  })

  it("takes a code once, though it is sent five times at once", async () => {
    const ref = refIn(await requestCode())
    const code = await codeOf(ref)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => reset(ref, code, { newPassword: `Fah257${at}*new` })))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)).toMatchObject(expired)
    expect(await reset(ref, code)).toMatchObject(expired)
  })

  it("counts three tries down, and then the right code opens nothing", async () => {
    const ref = refIn(await requestCode())
    const code = await codeOf(ref)

    expect(await reset(ref, otherThan(code))).toMatchObject(wrong(2))
    expect(await reset(ref, otherThan(code))).toMatchObject(wrong(1))
    expect(await reset(ref, otherThan(code))).toMatchObject(wrong(0))
    expect(await reset(ref, code)).toMatchObject(expired)
    expect((await operator.login("somchai88", oldPin)).status).toBe(200)
  })

  it("takes a code for five minutes", async () => {
    const first = refIn(await requestCode())
    await operator.pass(299)
    expect((await reset(first, await codeOf(first))).status).toBe(200)

    const second = refIn(await requestCode())
    await operator.pass(300)
    expect(await reset(second, await codeOf(second))).toMatchObject(expired)
  })

  it("sends a phone one code a minute and five an hour, and only the newest opens", async () => {
    const first = refIn(await requestCode())
    expect(await requestCode()).toMatchObject({ status: 429, body: { code: "tooManyRequests" } })
    await operator.pass(60)
    const second = refIn(await requestCode())
    expect(await reset(first, await codeOf(first))).toMatchObject(expired)
    expect((await reset(second, await codeOf(second))).status).toBe(200)

    for (const _ of [3, 4, 5]) {
      await operator.pass(60)
      expect((await requestCode()).status).toBe(200)
    }
    await operator.pass(60)
    const sixth = await requestCode()
    expect(sixth).toMatchObject({ status: 429, body: { data: { waitSeconds: aNumber } } })
    await operator.pass(3_600)
    expect((await requestCode()).status).toBe(200)
  })

  it("sends one code when two are asked for at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => requestCode()))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429, 429, 429])
    expect(await outbox()).toHaveLength(1)
  })

  it("answers alike for a name that nobody has and a phone that is another's, and sends nothing", async () => {
    for (const owner of [
      { userName: "nobody4ever", phoneNumber: "0899990001" },
      { userName: "somchai88", phoneNumber: "0899990002" },
    ]) {
      const sent = await requestCode(owner)
      expect([sent.status, Object.keys(v.parse(Sent, sent.body).data)]).toEqual([200, ["refOtpCode", "validSeconds"]])
      expect(refIn(sent)).toMatch(/^[0-9A-F]{8}$/)
      expect(await requestCode(owner)).toMatchObject({ status: 429 })
      expect(await reset(refIn(sent), "000000", owner)).toMatchObject(wrong(2))
      expect(await reset(refIn(sent), "000000", owner)).toMatchObject(wrong(1))
      expect(await reset(refIn(sent), "000000", owner)).toMatchObject(wrong(0))
      expect(await reset(refIn(sent), "000000", owner)).toMatchObject(expired)
    }
    expect(await outbox()).toEqual([])
  })

  it("opens no account but that of the name and the phone that it was sent for", async () => {
    const ref = refIn(await requestCode())
    const code = await codeOf(ref)

    expect(await reset(ref, code, { userName: "malee2569" })).toMatchObject(expired)
    expect(await reset("0000FFFF", code)).toMatchObject(expired)
    expect(await reset(ref, code, { newPassword: "tooweak" })).toMatchObject({ status: 400 })
    expect(await reset(ref, code, { phoneNumber: "nowhere" })).toMatchObject({ status: 400 })
    expect((await reset(ref, code)).status).toBe(200)
  })

  const change = (token: string, oldPassword: string, newPassword = newPin) =>
    operator.post("/api/users.change-password", { oldPassword, newPassword }, operator.as(token).headers)

  it("is changed by who knows the old one; the session stays, all others end", async () => {
    const [here, elsewhere] = [await operator.tokenOf("somchai88", oldPin), await operator.tokenOf("somchai88", oldPin)]

    expect((await change(here, oldPin)).status).toBe(200)
    expect((await operator.ask("/api/cashs", operator.as(here))).status).toBe(200)
    expect((await operator.ask("/api/cashs", operator.as(elsewhere))).status).toBe(401)
    expect((await operator.login("somchai88", newPin)).headers.has(tokenHeader)).toBe(true)
    expect((await change("no-token", newPin)).status).toBe(401)
  })

  it("counts wrong old PINs down to a lock of their own: neither they nor wrong logins lock the other", async () => {
    const token = await operator.tokenOf("somchai88", oldPin)
    for (const _ of [1, 2, 3, 4, 5]) await operator.login("somchai88", "Wrong#001", "203.0.113.1")
    const answers = []
    for (const _ of [1, 2, 3, 4, 5]) answers.push(await change(token, "Wrong#001"))

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 423])
    expect(answers[0]?.body).toMatchObject({ code: "oldPasswordWrong", data: { attemptsLeft: 4 } })
    expect(answers[4]?.body).toMatchObject({ code: "loginAttemptCountReachLimit", data: { unlocksInSeconds: 900 } })
    expect((await change(token, oldPin)).status).toBe(423)
    expect((await operator.login("somchai88", "Wrong#001")).body).toMatchObject({ data: { attemptsLeft: 4 } })
    expect((await operator.login("somchai88", oldPin)).status).toBe(200)
    expect((await change(token, oldPin)).status).toBe(423)
  })

  it("has to keep the rules, and a PIN that breaks them costs no try", async () => {
    const token = await operator.tokenOf("somchai88", oldPin)

    for (const weak of ["", "Ab1*", "nouppercase1*", "Somchai88*"])
      expect(await change(token, "Wrong#001", weak)).toMatchObject({
        status: 400,
        body: { data: { path: "newPassword" } },
      })
    expect((await change(token, "Wrong#001")).body).toMatchObject({ data: { attemptsLeft: 4 } })
  })
})
