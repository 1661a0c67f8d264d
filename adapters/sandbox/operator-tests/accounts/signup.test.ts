import { tokenHeader } from "@fakham/operator/wire"
import { decodeJwt } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { type Database } from "../../database/tables.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { lineTicket } from "../../testing/line-ticket.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const pin = "Dao2570*fa"
const uuidIn = (headers: Headers) => decodeJwt(headers.get(tokenHeader) ?? "")["uuid"]
const bad = (path: string) => ({ status: 400, body: { code: "badRequest", data: { path } } })

describe.each(sources)("becoming a player, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let db: Database
  let phones = 0
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    db = await openDatabase(operator.database, () => undefined)
  })
  afterAll(async () => {
    await db.destroy()
    await operator.stop()
  })

  const phone = () => `09${String(++phones).padStart(8, "0")}`
  const signup = (changes: Record<string, unknown> = {}, key?: string) =>
    operator.post(
      "/api/users.signup",
      { userName: "newcomer1", password: pin, phoneNumber: phone(), ...changes },
      key === undefined ? {} : { "idempotency-key": key },
    )
  const playerNamed = (userName: string) =>
    db.selectFrom("users").selectAll().where("user_name", "=", userName).executeTakeFirstOrThrow()

  it("opens the first session at once, for an empty purse and the center agent", async () => {
    const { status, headers } = await signup({ userName: "firstone1", phoneNumber: "081-999 0001" })

    expect(status).toBe(200)
    const token = headers.get(tokenHeader) ?? ""
    expect((await operator.ask("/api/users-infos", operator.as(token))).body).toMatchObject({
      data: { userName: "firstone1", phoneNumber: "0819990001", level: 1, cash: 0, afCash: 0, loyaltyPoint: 0 },
    })
    expect(await playerNamed("firstone1")).toMatchObject({ agent_id: 2, status: 0 })
    expect((await operator.login("firstone1", pin)).status).toBe(200)
  })

  it("makes one player of one key, though it is sent twenty times at once", async () => {
    const phoneNumber = phone()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signup({ userName: "twenty20x", phoneNumber }, "key-of-twenty")),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ headers }) => uuidIn(headers))).size).toBe(1)
    expect(await db.selectFrom("users").select("uuid").where("phone_number", "=", phoneNumber).execute()).toHaveLength(
      1,
    )
  })

  it("takes no name that a shooter of the demo goes by, for whose shots nobody is paid", async () => {
    expect(await signup({ userName: "namwan888" })).toMatchObject({ status: 409, body: { code: "usernameTaken" } })
    expect((await signup({ userName: "namwan889" })).status).toBe(200)
  })

  it("gives a key's session to nobody who does not know its PIN, nor to another name", async () => {
    expect((await signup({ userName: "keyowner1" }, "key-of-owner")).status).toBe(200)

    const strangers = [
      await signup({ userName: "keyowner1", password: "Other2570*x" }, "key-of-owner"),
      await signup({ userName: "someoneelse" }, "key-of-owner"),
    ]
    expect(strangers.map(({ status }) => status)).toEqual([409, 409])
    expect(strangers[0]?.body).toMatchObject({ code: "keyUsedOtherwise" })
    expect(strangers.some(({ headers }) => headers.has(tokenHeader))).toBe(false)
  })

  it("lets one of six have a name, and one of six a phone number", async () => {
    const numbers = Array.from({ length: 6 }, (_, at) => at + 1)
    const names = await Promise.all(numbers.map(() => signup({ userName: "wanted2570" })))
    const shared = phone()
    const phoned = await Promise.all(
      numbers.map((at) => signup({ userName: `sharing${String(at).padStart(2, "0")}`, phoneNumber: shared })),
    )

    expect(names.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 409),
    ])
    expect(phoned.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 409),
    ])
    expect(names.find(({ status }) => status === 409)?.body).toMatchObject({ code: "usernameTaken" })
    expect(phoned.find(({ status }) => status === 409)?.body).toMatchObject({ code: "phoneTaken" })
  })

  it.each([
    ["five characters", { userName: "abc12" }, "userName"],
    ["an uppercase letter", { userName: "Somchai9" }, "userName"],
    ["a Thai letter", { userName: "สมชาย99" }, "userName"],
    ["the first four alike", { userName: "aaaab12" }, "userName"],
    ["five alike in a row", { userName: "ab11111c" }, "userName"],
    ["no name at all", { userName: "" }, "userName"],
    ["seven characters of PIN", { password: "Dao25*f" }, "password"],
    ["31 characters of PIN", { password: `Dao25*${"f".repeat(25)}` }, "password"],
    ["no uppercase letter", { password: "dao2570*fa" }, "password"],
    ["no lowercase letter", { password: "DAO2570*FA" }, "password"],
    ["no digit", { password: "DaoDao**fa" }, "password"],
    ["no special character", { password: "Dao2570xfa" }, "password"],
    ["the username with decorations", { password: "Newcomer1*" }, "password"],
    ["a landline", { phoneNumber: "021234567" }, "phoneNumber"],
    ["no phone number", { phoneNumber: "" }, "phoneNumber"],
    ["a name that is a number", { userName: 123456 }, "userName"],
  ])("refuses %s", async (_, changes, path) => {
    expect(await signup(changes)).toMatchObject(bad(path))
    expect(await db.selectFrom("users").select("uuid").where("user_name", "=", "newcomer1").execute()).toEqual([])
  })

  it("credits the friend whose link it was, and nobody with themselves", async () => {
    await signup({ userName: "friend001", slug: "somchai88" })
    await signup({ userName: "selfish01", slug: "selfish01" })
    await signup({ userName: "lonely001", slug: "nobody4ever" })

    const credited = await db
      .selectFrom("referrals")
      .innerJoin("users as member", "member.uuid", "referrals.member_uuid")
      .innerJoin("users as friend", "friend.uuid", "referrals.by_uuid")
      .select(["member.user_name as member", "friend.user_name as friend"])
      .where("member.user_name", "in", ["friend001", "selfish01", "lonely001"])
      .execute()
    expect(credited).toEqual([{ member: "friend001", friend: "somchai88" }])
  })

  it("keeps an agent there is, and gives whoever names another to the center agent", async () => {
    await signup({ userName: "agentof7x", agentId: 7, refUid: 0 })
    expect((await playerNamed("agentof7x")).agent_id).toBe(7)
    for (const [at, agentId] of [99, 7.5, -(2 ** 31) - 1, 1e300].entries()) {
      await signup({ userName: `agentof9${at}`, agentId, refUid: 0 })
      expect((await playerNamed(`agentof9${at}`)).agent_id).toBe(2)
    }
  })

  it("knows a LINE account as one player, however often and at once it comes", async () => {
    const ticketOf = {
      dao: await lineTicket(operator.origin, "Udemo-dao"),
      fah: await lineTicket(operator.origin, "Udemo-fah"),
    }
    const enter = (who: "dao" | "fah") =>
      operator.post("/api/users.line-login", {
        lineId: `Udemo-${who}`,
        name: "ดาว",
        email: "",
        lineTicket: ticketOf[who],
      })
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter("dao")))
    const later = await enter("dao")
    const other = await enter("fah")

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set([...answers, later].map(({ headers }) => uuidIn(headers))).size).toBe(1)
    expect(uuidIn(other.headers)).not.toBe(uuidIn(later.headers))
    const token = later.headers.get(tokenHeader) ?? ""
    expect((await operator.ask("/api/users-infos", operator.as(token))).body).toMatchObject({
      data: { name: "ดาว", lineId: "Udemo-dao", phoneNumber: "" },
    })
    expect(await operator.post("/api/users.line-login", { lineId: "  " })).toMatchObject(bad("lineId"))
  })

  it("opens nobody's account to whoever writes a LINE id into their profile or their key", async () => {
    const mallory = await signup({ userName: "mallory01" }, "line:Udemo-fah")
    const token = mallory.headers.get(tokenHeader) ?? ""
    await operator.post("/api/users-infos.update", { lineId: "Udemo-fah" }, operator.as(token).headers)
    const ticket = await lineTicket(operator.origin, "Udemo-fah")
    const { status, headers } = await operator.post("/api/users.line-login", {
      lineId: "Udemo-fah",
      lineTicket: ticket,
    })

    expect(status).toBe(200)
    expect(uuidIn(headers)).not.toBe(uuidIn(mallory.headers))
  })
})
