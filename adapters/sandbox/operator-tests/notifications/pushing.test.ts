import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"
import { startPushService } from "../../web-push/testing/push-service.ts"

const aTicket: unknown = expect.stringMatching(/^\/credit\/deposit\/fast\/queue\?id=\w+$/)

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const toThisMachine = { subject: "mailto:push@fakham.example", toThisMachine: true }
const Shown = v.object({
  v: v.literal(1),
  id: v.string(),
  title: v.string(),
  body: v.string(),
  path: v.string(),
  unread: v.number(),
})
const Deposit = v.object({ data: v.object({ id: v.string(), prepareAmount: v.number() }) })

describe.each(sources)("what is pushed to a player's browsers, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let service: Awaited<ReturnType<typeof startPushService>>
  let preecha: string
  beforeEach(async () => {
    service = await startPushService()
    operator = await operatorOn(fresh, { webPush: toThisMachine })
    onTestFinished(async () => {
      await operator.stop()
      service.stop()
    })
    preecha = await operator.tokenOf("status1demo", "Fah2569#a")
  })

  const save = (fcmToken: string, locale = "th", token = preecha) =>
    operator.post("/api/fcm-tokens.save", { fcmToken, locale }, operator.as(token).headers)
  const deposit = async (token = preecha) => {
    const { body } = await operator.post("/api/deposits.fast.create", { amount: 20 }, operator.as(token).headers)
    const { id, prepareAmount } = v.parse(Deposit, body).data
    await operator.post("/__sandbox/deposits/transfer", { id, arrival: "exact" })
    return prepareAmount.toFixed(2)
  }
  const bet = async (round: number) =>
    operator.post(
      "/poy-api/lotteries.yeekee.create",
      {
        betId: `yeekee-2026-11-20-${round}`,
        poy: [{ option: "teng_bon_3", number: "000", price: 20, multiply: 850 }],
      },
      operator.as(preecha).headers,
    )
  const draw = (round: number) =>
    operator.post("/__sandbox/rounds/end", { betId: `yeekee-2026-11-20-${round}`, ending: "draw" })
  const switched = (kind: string, isOn: boolean) =>
    operator.post("/api/notifications.settings.save", { kind, isOn }, operator.as(preecha).headers)
  const readShown = async (count: number) =>
    (await service.messages(count)).map(({ device, text }) => ({ device, ...v.parse(Shown, JSON.parse(text)) }))

  it("is signed by the operator and read by that browser alone, in its language, without a balance", async () => {
    const settings = await operator.ask("/api/notifications.settings", operator.as(preecha))
    await save(service.subscribe("phone"), "en")
    const amount = await deposit()
    expect(await readShown(1)).toMatchObject([
      { device: "phone", title: "Money received", body: `${amount} baht`, path: aTicket, unread: 2 },
    ])
    const [arrived] = service.arrived
    expect(settings.body).toMatchObject({ data: { publicKey: arrived?.vapid?.key } })
    expect(arrived?.vapid?.claims).toMatchObject({ aud: service.origin, sub: "mailto:push@fakham.example" })
  })

  it("comes once to every browser of the player, and to nobody else's", async () => {
    const malee = await operator.tokenOf("malee2569", "Dao2569*k")
    await save(service.subscribe("phone"))
    await save(service.subscribe("laptop"))
    await save(service.subscribe("another's"), "th", malee)
    await bet(40)
    await draw(40)
    await bet(41)
    await draw(41)
    const messages = await readShown(4)
    expect(messages.map(({ device }) => device).toSorted()).toEqual(["laptop", "laptop", "phone", "phone"])
    expect(messages.map(({ title }) => title).toSorted()).toEqual([
      "ยี่กี รอบที่ 40 ออกผลแล้ว",
      "ยี่กี รอบที่ 40 ออกผลแล้ว",
      "ยี่กี รอบที่ 41 ออกผลแล้ว",
      "ยี่กี รอบที่ 41 ออกผลแล้ว",
    ])
  })

  it("leaves out what was switched off, and what the player did themselves", async () => {
    await save(service.subscribe("phone"))
    await switched("credited", false)
    await deposit()
    const { body } = await bet(40)
    const { id } = v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data
    await operator.post("/poy-api/poys.abort", { id }, operator.as(preecha).headers)
    await bet(41)
    await draw(41)
    expect((await readShown(1)).map(({ title }) => title)).toEqual(["ยี่กี รอบที่ 41 ออกผลแล้ว"])
  })

  it("is nothing during a break from play", async () => {
    const malee = await operator.tokenOf("malee2569", "Dao2569*k")
    await save(service.subscribe("resting"))
    await save(service.subscribe("playing"), "th", malee)
    await bet(40)
    await operator.post("/api/play-limits.break", { kind: "timeOut24h" }, operator.as(preecha).headers)
    expect((await operator.ask("/api/notifications.settings", operator.as(preecha))).body).toMatchObject({
      data: { isPaused: true },
    })
    await draw(40)
    await deposit(malee)
    expect((await readShown(1)).map(({ device }) => device)).toEqual(["playing"])
  })

  it("tells of the account itself whatever was switched off and on any break, and nothing of it but that", async () => {
    await save(service.subscribe("phone"), "en")
    for (const kind of ["results", "credited", "paidOut", "account"]) await switched(kind, false)
    await operator.post("/api/play-limits.break", { kind: "timeOut24h" }, operator.as(preecha).headers)
    const account = { bankCode: "004", bankAccountNumber: "5550000001", password: "Fah2569#a" }
    await operator.post("/api/users-banks.create", account, operator.as(preecha).headers)
    const body = "If this wasn't you, change your PIN and contact us right away."
    expect(await readShown(1)).toMatchObject([{ title: "Bank account added", body, path: "/bank/status" }])
  })

  it("comes in one where there are many", async () => {
    for (let slip = 0; slip < 5; slip += 1) await bet(40)
    await save(service.subscribe("phone"))
    await draw(40)
    const messages = await readShown(1)
    expect(messages.at(-1)).toMatchObject({ title: "มีเรื่องใหม่ 5 เรื่อง", path: "/profile/notifications" })
  })

  it("goes to whoever wants news, when the desk tells some", async () => {
    await save(service.subscribe("phone"))
    await operator.post("/__sandbox/news", { title: "ข่าวแรก", text: "" })
    await deposit()
    await readShown(1)
    await switched("news", true)
    await operator.post("/__sandbox/news", { title: "ข่าวที่สอง", text: "เปิดรับแล้ว" })
    expect((await readShown(2)).map(({ title, body }) => [title, body]).slice(1)).toEqual([["ข่าวที่สอง", "เปิดรับแล้ว"]])
  })

  it("ends with the session that wanted it, and with the player's word", async () => {
    const phone = service.subscribe("phone")
    await save(phone)
    await operator.post("/api/fcm-tokens.forget", { fcmToken: phone }, operator.as(preecha).headers)
    await save(service.subscribe("lent"))
    await operator.post("/api/users.logout", {}, operator.as(preecha).headers)
    preecha = await operator.tokenOf("status1demo", "Fah2569#a")
    await save(service.subscribe("own"))
    await deposit()
    expect((await readShown(1)).map(({ device }) => device)).toEqual(["own"])
  })

  it("is not tried again at a browser that is there no longer", async () => {
    await save(service.subscribe("gone"))
    service.drop("gone")
    await save(service.subscribe("phone"))
    await deposit()
    await readShown(1)
    await deposit()
    expect((await readShown(2)).map(({ device }) => device)).toEqual(["phone", "phone"])
  })

  it("are tokens of whatever kind, in bounds, and of players only", async () => {
    for (const fcmToken of ["a-token-of-fcm", "x".repeat(4_096)])
      expect((await save(fcmToken)).body).toEqual({ data: null })
    for (const odd of [
      {},
      { fcmToken: "" },
      { fcmToken: 7 },
      { fcmToken: "x".repeat(4_097) },
      { fcmToken: "a", locale: "xx" },
    ])
      expect((await operator.post("/api/fcm-tokens.save", odd, operator.as(preecha).headers)).status).toBe(400)
    expect((await operator.post("/api/fcm-tokens.save", { fcmToken: "a-token-of-fcm" })).status).toBe(401)
    expect((await operator.post("/api/fcm-tokens.forget", { fcmToken: "a-token-of-fcm" })).status).toBe(401)
  })
})
