import { notificationsAll } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn, sessionsOfAYear } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Outbox = v.object({ data: v.array(v.object({ recipient: v.string(), text: v.string() })) })
const Account = v.object({ data: v.object({ bankId: v.string(), withdrawableAt: v.optional(v.string()) }) })
const AskedFor = v.object({ code: v.string(), data: v.object({ refOtpCode: v.string(), phoneNumber: v.string() }) })

const pin = "Duean69#x"
const ofSomchai = "0812345678"
const strangers = "0891112222"
const pinRequired = { status: 422, body: { code: "pinRequired" } }
const hours = 3_600
const aboutTheNewPlace: unknown = expect.stringMatching(/^เข้าสู่ระบบจากที่ใหม่: จาก 198\.51\.100\.4 · /)
const noon = Date.parse("2026-11-20T12:00:00+07:00")

describe.each(sources)("a session that was stolen, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let token: string
  beforeEach(async () => {
    operator = await operatorOn(fresh, { sessionLife: sessionsOfAYear, machineNow: () => noon })
    token = await operator.tokenOf("somchai88", pin)
    return operator.stop
  })

  const post = (path: string, body: unknown, as = token) => operator.post(path, body, operator.as(as).headers)
  const changePhone = (phoneNumber: string, proof: object = {}, as = token) =>
    post("/api/users.phone-number.update", { phoneNumber, ...proof }, as)
  const addBank = (bankAccountNumber: string, proof: object = {}, as = token) =>
    post("/api/users-banks.create", { bankCode: "004", bankAccountNumber, ...proof }, as)
  const withdraw = (bankId: string) => post("/api/withdraws.create", { amount: 500, bankId })
  const outbox = async () => v.parse(Outbox, (await operator.ask("/__sandbox/outbox")).body).data
  const smsTo = async (phone: string) => (await outbox()).flatMap((sms) => (sms.recipient === phone ? [sms.text] : []))
  const codeFor = async (ref: string) =>
    /\d{6}/.exec((await outbox()).find(({ text }) => text.includes(ref))?.text ?? "")?.[0] ?? ""
  const phone = async () => JSON.stringify((await operator.ask("/api/users-infos", operator.as(token))).body)
  const readMessages = async (locale = "th", as = token) => {
    const { body } = await operator.ask(`/api/notifications.all?locale=${locale}`, operator.as(as))
    return v
      .parse(v.object({ data: notificationsAll.data }), body)
      .data.filter(({ kind }) => kind === "account")
      .map(({ title, text }) => `${title}: ${text}`)
  }

  it("changes no phone number without the PIN, and sends no code anywhere", async () => {
    expect(await changePhone(strangers)).toMatchObject(pinRequired)
    expect(await changePhone(strangers, { password: "" })).toMatchObject(pinRequired)
    expect(await changePhone(strangers, { otpCode: "123456", refOtpCode: "AAAAAAAA" })).toMatchObject(pinRequired)
    expect(await phone()).toContain(ofSomchai)
    expect(await outbox()).toEqual([])
  })

  it("has five tries at the PIN, together with those for another PIN, however it asks", async () => {
    expect(await changePhone(strangers, { password: "Wrong69#x" })).toMatchObject({
      status: 422,
      body: { code: "oldPasswordWrong", data: { attemptsLeft: 4 } },
    })
    expect(await addBank("5550000001", { password: "Wrong69#x" })).toMatchObject({
      body: { data: { attemptsLeft: 3 } },
    })
    const change = { oldPassword: "Wrong69#x", newPassword: "Fah2570*new" }
    expect(await post("/api/users.change-password", change)).toMatchObject({ body: { data: { attemptsLeft: 2 } } })
    await changePhone(strangers, { password: "Wrong69#x" })
    for (const at of [1, 2])
      expect([at, await changePhone(strangers, { password: at === 1 ? "Wrong69#x" : pin })]).toMatchObject([
        at,
        { status: 423, body: { code: "loginAttemptCountReachLimit" } },
      ])
    expect((await operator.login("somchai88", pin)).status).toBe(200)
    expect(await outbox()).toEqual([])
  })

  it("changes no phone number without the code that is sent to the new one, and the old one hears of it", async () => {
    const asked = await changePhone(strangers, { password: pin })
    expect(asked).toMatchObject({ status: 422, body: { code: "otpRequired", data: { phoneNumber: strangers } } })
    const ref = v.parse(AskedFor, asked.body).data.refOtpCode
    const code = await codeFor(ref)
    const another = code === "000000" ? "111111" : "000000"
    expect(await changePhone(strangers, { password: pin })).toMatchObject({ body: { data: { refOtpCode: ref } } })
    expect(await smsTo(strangers)).toHaveLength(1)
    const wrong = await changePhone(strangers, { password: pin, otpCode: another, refOtpCode: ref })
    expect(wrong).toMatchObject({ status: 422, body: { code: "otpWrong", data: { triesLeft: 2 } } })
    const elsewhere = await changePhone("0891113333", { password: pin, otpCode: code, refOtpCode: ref })
    expect(elsewhere).toMatchObject({ status: 422, body: { code: "otpExpired" } })
    expect(await phone()).toContain(ofSomchai)

    expect((await changePhone(strangers, { password: pin, otpCode: code, refOtpCode: ref })).status).toBe(200)
    expect(await phone()).toContain(strangers)
    expect(await smsTo(ofSomchai)).toEqual([
      "เปลี่ยนเบอร์โทรแล้ว: เบอร์ใหม่ 089-xxx-2222 · ถ้าไม่ใช่คุณ ให้เปลี่ยน PIN และติดต่อเราทันที",
    ])
    expect(await readMessages("en")).toEqual([
      "Phone number changed: The new number is 089-xxx-2222. · If this wasn't you, change your PIN and contact us right away.",
    ])
  })

  it("sets no PIN with a code for a phone number, and changes no phone number with one for a PIN", async () => {
    const asked = await changePhone(strangers, { password: pin })
    const refOtpCode = v.parse(AskedFor, asked.body).data.refOtpCode
    const owner = { userName: "somchai88", phoneNumber: strangers, newPassword: "Fah2570*new" }
    const otpCode = await codeFor(refOtpCode)
    expect(await operator.post("/api/users.forgot-password", { ...owner, otpCode, refOtpCode })).toMatchObject({
      body: { code: "otpExpired" },
    })
    expect((await changePhone(strangers, { password: pin, otpCode, refOtpCode })).status).toBe(200)
  })

  it("adds no bank account without the PIN", async () => {
    expect(await addBank("5550000001")).toMatchObject(pinRequired)
    expect(JSON.stringify((await operator.ask("/api/users-banks.all", operator.as(token))).body)).not.toContain(
      "5550000001",
    )
  })

  it("is paid nothing for 24 hours to an account that was added, while the one before it takes money", async () => {
    const added = v.parse(Account, (await addBank("5550000001", { password: pin })).body).data
    expect(added.withdrawableAt).toBe("2026-11-21T12:00:00.000000Z")
    expect(await smsTo(ofSomchai)).toEqual(["เพิ่มบัญชีธนาคารแล้ว: บัญชี KBANK 0001 · ถ้าไม่ใช่คุณ ให้เปลี่ยน PIN และติดต่อเราทันที"])
    expect((await readMessages())[0]).toContain("เพิ่มบัญชีธนาคารแล้ว")
    await operator.pass(23 * hours)
    expect(await withdraw(added.bankId)).toMatchObject({ status: 409, body: { code: "bankAccountTooNew" } })
    expect((await withdraw("account-1")).status).toBe(200)
    await operator.pass(1 * hours)
    expect((await withdraw(added.bankId)).status).toBe(200)
    const { body } = await operator.ask("/api/users-banks.all", operator.as(token))
    expect(JSON.stringify(body)).not.toContain("withdrawableAt")
  })

  it("is told nothing of a first account but that it may take money as soon as it is checked", async () => {
    const malee = await operator.tokenOf("malee2569", "Dao2569*k")
    const banksOf = async (as: string) => JSON.stringify((await operator.ask("/api/banks.all", operator.as(as))).body)
    expect(await banksOf(token)).toContain('"withdrawableAfterSeconds":86400')
    const newcomer = await operator.tokenOf("status1demo", "Fah2569#a")
    expect(await banksOf(newcomer)).not.toContain("withdrawableAfterSeconds")
    const first = v.parse(Account, (await addBank("5550000002", { password: "Fah2569#a" }, newcomer)).body).data
    expect(first.withdrawableAt).toBeUndefined()
    expect(await banksOf(newcomer)).toContain("withdrawableAfterSeconds")
    expect(await readMessages("th", malee)).toEqual([])
  })
})

describe.each(sources)("a login from a place that is not known, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeEach(async () => {
    operator = await operatorOn(fresh, { sessionLife: sessionsOfAYear, machineNow: () => noon })
    return operator.stop
  })

  const smses = async () => v.parse(Outbox, (await operator.ask("/__sandbox/outbox")).body).data
  const logIn = (from: string) => operator.login("somchai88", pin, from)

  it("is told to the phone; the first of all, and those from where the player was within 30 days, are not", async () => {
    await logIn("203.0.113.7")
    await logIn("203.0.113.7")
    expect(await smses()).toEqual([])
    await logIn("198.51.100.4")
    await logIn("198.51.100.4")
    expect(await smses()).toMatchObject([{ recipient: ofSomchai, text: aboutTheNewPlace }])
    await operator.pass(31 * 24 * hours)
    await logIn("203.0.113.7")
    expect(await smses()).toHaveLength(2)
  })

  it("is nothing where the PIN is wrong", async () => {
    await logIn("203.0.113.7")
    await operator.login("somchai88", "Wrong69#x", "198.51.100.4")
    expect(await smses()).toEqual([])
  })

  it("stands in the messages, in each language", async () => {
    await logIn("203.0.113.7")
    const token = (await logIn("198.51.100.4")).headers.get("x-access-token") ?? ""
    const titles = await Promise.all(
      ["th", "en", "kh", "mm"].map(async (locale) => {
        const { body } = await operator.ask(`/api/notifications.all?locale=${locale}`, operator.as(token))
        const { data } = v.parse(v.object({ data: notificationsAll.data }), body)
        return data.find(({ kind }) => kind === "account")?.title
      }),
    )
    expect(titles).toEqual(["เข้าสู่ระบบจากที่ใหม่", "Login from a new place", "ចូលពីកន្លែងថ្មី", "နေရာအသစ်မှ အကောင့်ဝင်ထားသည်"])
  })
})
