import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../../testing/databases.ts"
import { operatorOn } from "../../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("bank accounts, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let malee: string
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    somchai = await operator.tokenOf("somchai88", "Duean69#x")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  const mine = async (token: string) => (await operator.ask("/api/users-banks.all", operator.as(token))).body
  const add = (token: string, bankCode: unknown, bankAccountNumber: unknown) => {
    const password = token === somchai ? "Duean69#x" : "Dao2569*k"
    return operator.post(
      "/api/users-banks.create",
      { bankCode, bankAccountNumber, password },
      operator.as(token).headers,
    )
  }

  it("can be at seventeen banks", async () => {
    const { body } = await operator.ask("/api/banks.all", operator.as(somchai))
    const { data } = v.parse(v.object({ data: v.array(v.record(v.string(), v.unknown())) }), body)
    expect(data).toHaveLength(17)
    expect(data[1]).toEqual({
      bankCode: "004",
      shortName: "KBANK",
      active: true,
      usualDigits: 10,
      withdrawableAfterSeconds: 86_400,
    })
  })

  it("are told to their player alone", async () => {
    expect(await mine(somchai)).toEqual({
      data: [
        { bankId: "account-1", bankCode: "014", accountNumber: "1110044710", name: "สมชาย ใจดี", botUpdate: true },
        { bankId: "account-2", bankCode: "004", accountNumber: "0010023456", name: "สมชาย ใจดี", botUpdate: true },
      ],
    })
    expect((await operator.ask("/api/users-banks.all")).status).toBe(401)
  })

  it("are added as typed, and checked a little later", async () => {
    expect(await add(malee, "SCB", "123-4-56789-0")).toMatchObject({
      status: 200,
      body: { data: { bankCode: "014", accountNumber: "1234567890", name: "มาลี แสงดาว", botUpdate: false } },
    })
    expect(JSON.stringify(await mine(malee))).toContain('"botUpdate":false')
    await operator.pass(5)
    expect(JSON.stringify(await mine(malee))).not.toContain('"botUpdate":false')
  })

  it.each([
    ["a bank that there is not", "999", "1234567891", 409, "unknownBank", "ไม่พบธนาคารนี้ในระบบ"],
    ["a number that is too short", "004", "123456789", 409, "badAccountNumber", "เลขที่บัญชีไม่ถูกต้อง"],
    ["letters", "004", "12345678ab", 409, "badAccountNumber", "เลขที่บัญชีไม่ถูกต้อง"],
    ["an account that somebody has", "014", "1110044710", 409, "accountTaken", "บัญชีนี้มีอยู่ในระบบแล้ว"],
    ["no bank", undefined, "1234567891", 400, "badRequest", "Bad Request"],
    ["a number that is no text", "004", 1_234_567_891, 400, "badRequest", "Bad Request"],
  ])("are refused for %s, and say why", async (_, bankCode, number, status, code, message) => {
    const before = await mine(malee)
    expect(await add(malee, bankCode, number)).toMatchObject({ status, body: { code, message } })
    expect(await mine(malee)).toEqual(before)
  })

  it("are one when two players add the same at once, and at most five", async () => {
    const both = await Promise.all([add(somchai, "004", "5550000001"), add(malee, "004", "5550000001")])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])

    for (let at = 2; at <= 6; at++) await add(somchai, "004", `555000000${at}`)
    expect(await add(somchai, "004", "5550000009")).toMatchObject({ body: { code: "tooManyAccounts" } })
  })
})
