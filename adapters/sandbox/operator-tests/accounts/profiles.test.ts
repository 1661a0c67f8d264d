import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Asked = v.object({ data: v.optional(v.object({ refOtpCode: v.optional(v.string()) })) })
const Outbox = v.object({ data: v.array(v.object({ text: v.string() })) })
const nothing = { status: 422, body: { code: "dataIsNull", message: "data is null" } }
const bad = (path: string) => ({ status: 400, body: { code: "badRequest", data: { path } } })

describe.each(sources)("what players say about themselves, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let malee: string
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    somchai = await operator.tokenOf("somchai88", "Duean69#x")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  const update = (body: unknown, token = somchai) =>
    operator.post("/api/users-infos.update", body, operator.as(token).headers)
  const updatePhone = (body: unknown, token = somchai) =>
    operator.post("/api/users.phone-number.update", body, operator.as(token).headers)
  /** What shows that a number is the player's: the PIN, and the code that is sent there. */
  const codeFor = async (phoneNumber: string, token = somchai) => {
    const password = token === somchai ? "Duean69#x" : "Dao2569*k"
    const { status, body } = await updatePhone({ phoneNumber, password }, token)
    const { refOtpCode } = v.parse(Asked, body).data ?? {}
    const { data } = v.parse(Outbox, (await operator.ask("/__sandbox/outbox")).body)
    const sms = data.find(({ text }) => refOtpCode !== undefined && text.includes(refOtpCode))
    return { status, proof: { password, refOtpCode, otpCode: /OTP\D*(\d{6})/.exec(sms?.text ?? "")?.[1] } }
  }
  const changePhone = async (phoneNumber: string) => updatePhone({ phoneNumber, ...(await codeFor(phoneNumber)).proof })
  const infos = async (token = somchai) => (await operator.ask("/api/users-infos", operator.as(token))).body

  it("is put where it differs, and the rest stays", async () => {
    expect((await update({ name: "สมชาย ใจงาม", lineId: "somchai.line" })).status).toBe(200)
    expect(await infos()).toMatchObject({
      data: { name: "สมชาย ใจงาม", lineId: "somchai.line", email: "somchai@player.example", cash: 12480.5 },
    })
    expect((await update({ name: "สมชาย ใจงาม" })).status).toBe(200)
  })

  it("is nothing when the data is empty", async () => {
    for (const body of [undefined, null, {}, { shoeSize: 42 }]) expect(await update(body)).toMatchObject(nothing)
    for (const body of [undefined, null, {}, { phoneNumber: "" }, { phoneNumber: "  " }])
      expect(await updatePhone(body)).toMatchObject(nothing)
  })

  it.each([
    ["a name of one letter", { name: "ก" }, "name"],
    ["a name of 31 letters", { name: "ก".repeat(31) }, "name"],
    ["an address without a domain", { email: "somchai@" }, "email"],
    ["an avatar that is no text", { avatar: 7 }, "avatar"],
  ])("is refused with %s, and nothing of it is kept", async (_, change, path) => {
    const before = await infos()
    expect(await update({ lineId: "other.line", ...change })).toMatchObject(bad(path))
    expect(await infos()).toEqual(before)
  })

  it("is a phone number of one's own, in ten digits", async () => {
    expect((await changePhone("+66 81-765 4321")).status).toBe(200)
    expect(await infos()).toMatchObject({ data: { phoneNumber: "0817654321" } })
    expect(await updatePhone({ phoneNumber: "0817654321" }, malee)).toMatchObject({
      status: 409,
      body: { code: "phoneTaken" },
    })
    expect(await updatePhone({ phoneNumber: "0217654321" })).toMatchObject(bad("phoneNumber"))
    expect((await updatePhone({ phoneNumber: "0817654321" })).status).toBe(200)
  })

  it("takes no name with control characters, nor one that turns around what is shown after it", async () => {
    for (const odd of ["สม\u0007ชาย", "\u001b[2Jsom", "som\u007fchai", "som\u202eiahc"]) {
      expect(await update({ name: odd })).toMatchObject(bad("name"))
      expect(await update({ lineId: odd })).toMatchObject(bad("lineId"))
      expect(await operator.post("/api/users.line-login", { lineId: "U-odd", name: odd })).toMatchObject(bad("name"))
      const set = { name: odd, options: ["teng_bon_3"], numbers: ["123"] }
      expect(await operator.post("/poy-api/number-sets.create", set, operator.as(somchai).headers)).toMatchObject(
        bad("name"),
      )
    }
  })

  it("is a phone number that one of two gets who ask at once", async () => {
    const [first, second] = [await codeFor("0899998888", somchai), await codeFor("0899998888", malee)]
    expect([first.status, second.status]).toEqual([422, 429])
    await operator.pass(60)
    const again = await codeFor("0899998888", malee)
    const answers = await Promise.all([
      updatePhone({ phoneNumber: "0899998888", ...first.proof }, somchai),
      updatePhone({ phoneNumber: "0899998888", ...again.proof }, malee),
    ])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it("changes nothing of others, whatever ids come along", async () => {
    const before = await infos(malee)
    const status = async (token: string) => (await update({ name: "ใครก็ไม่รู้" }, token)).status
    await update({
      name: "สมชาย",
      uuid: "5a9d0000-0000-4000-8000-000000000002",
      userName: "malee2569",
      cash: 1_000_000,
    })

    expect(await infos(malee)).toEqual(before)
    expect(await infos()).toMatchObject({ data: { userName: "somchai88", name: "สมชาย", cash: 12480.5 } })
    expect(await status("no-token")).toBe(401)
    expect((await updatePhone({ phoneNumber: "0811112222" }, "no-token")).status).toBe(401)
  })
})
