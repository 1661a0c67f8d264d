import { notificationsAll } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn, sessionsOfAYear } from "../../testing/operator.ts"
import { startPushService } from "../../web-push/testing/push-service.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const players = {
  somchai: ["somchai88", "Duean69#x"],
  malee: ["malee2569", "Dao2569*k"],
  nipa: ["nipa2569", "Phlu2569*m"],
  status3: ["status3demo", "Fah2569#c"],
} as const
const Pushed = v.object({ id: v.string(), title: v.string(), body: v.string(), path: v.string() })
type Player = keyof typeof players

/** The days of two rounds of a market, one after the other. */
const [thursday, friday] = ["2026-11-19", "2026-11-20"] as const

describe.each(sources)("being reminded that a round closes soon, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let service: Awaited<ReturnType<typeof startPushService>>
  let tokens: Map<Player, string>
  beforeEach(async () => {
    service = await startPushService()
    operator = await operatorOn(fresh, {
      sessionLife: sessionsOfAYear,
      clockAt: Date.parse(`${thursday}T12:00:00+07:00`),
      webPush: { subject: "mailto:push@fakham.example", toThisMachine: true },
    })
    onTestFinished(async () => {
      await operator.stop()
      service.stop()
    })
    tokens = new Map()
  })

  const as = async (player: Player) => {
    const [userName, pin] = players[player]
    const token = tokens.get(player) ?? (await operator.tokenOf(userName, pin))
    tokens.set(player, token)
    return operator.as(token)
  }
  const post = async (player: Player, path: string, body: unknown) =>
    operator.post(path, body, (await as(player)).headers)
  const clock = (at: string) => operator.post("/__sandbox/clock", { at: `${at}:00.000+07:00`, stands: true })
  const bet = async (player: Player, betId: string) => {
    const group = betId.startsWith("yeekee") ? "yeekee" : "stock"
    const poy = [{ option: "teng_bon_3", number: "123", price: 1, multiply: 850 }]
    const { status, body } = await post(player, `/poy-api/lotteries.${group}.create`, { betId, poy })
    expect({ status, body }).toMatchObject({ status: 200 })
    return v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data.id
  }
  const wants = (player: Player, isOn = true) =>
    post(player, "/api/notifications.settings.save", { kind: "closing", isOn })
  const reminders = async (player: Player, locale = "th") =>
    v
      .parse(
        v.object({ data: notificationsAll.data }),
        (await operator.ask(`/api/notifications.all?locale=${locale}`, await as(player))).body,
      )
      .data.filter(({ kind }) => kind === "closing")

  it("comes a quarter of an hour before the close, once, to the inbox and to browsers, with the page to bet on", async () => {
    await bet("somchai", `thai-close-${thursday}`)
    await wants("somchai")
    await post("somchai", "/api/fcm-tokens.save", { fcmToken: service.subscribe("phone"), locale: "th" })
    await clock(`${friday}T16:09`)
    expect(await reminders("somchai")).toEqual([])
    await clock(`${friday}T16:10`)
    const shown = {
      id: `closing:thai-close-${friday}`,
      title: "หุ้นไทยปิดเย็น (ตัวอย่าง) ใกล้ปิดรับ",
      text: "ปิดรับ 16:25 น.",
      path: `/lotto/stock/thai-close-${friday}`,
      isRead: false,
    }
    expect(await reminders("somchai")).toMatchObject([shown])
    expect((await reminders("somchai", "en"))[0]?.text).toBe("No more bets from 16:25")
    await clock(`${friday}T16:15`)
    expect(await reminders("somchai")).toMatchObject([shown])
    const pushed = (await service.messages(1)).map(({ text }) => v.parse(Pushed, JSON.parse(text)))
    expect(pushed.at(-1)).toMatchObject({ title: shown.title, body: shown.text, path: shown.path })
    expect(pushed.filter(({ id }) => id === shown.id)).toHaveLength(1)
  })

  it("comes to nobody who has not switched it on, and says nothing new once the round has closed", async () => {
    for (const player of ["somchai", "nipa"] as const) await bet(player, `thai-close-${thursday}`)
    await wants("somchai")
    await clock(`${friday}T16:10`)
    expect(await reminders("nipa")).toEqual([])
    expect(await reminders("somchai")).toMatchObject([{ isRead: false }])
    await clock(`${friday}T16:25`)
    expect(await reminders("somchai")).toMatchObject([{ isRead: true }])
  })

  it("is left out for whoever has bet on the round already, or on that lottery long ago or never", async () => {
    await bet("malee", `thai-close-${thursday}`)
    await bet("somchai", `thai-close-${thursday}`)
    for (const player of ["malee", "somchai", "nipa"] as const) await wants(player)
    await clock(`${friday}T12:00`)
    const id = await bet("malee", `thai-close-${friday}`)
    await post("malee", "/poy-api/poys.abort", { id })
    await clock(`${friday}T16:10`)
    expect([await reminders("malee"), await reminders("nipa")]).toEqual([[], []])
    expect(await reminders("somchai")).toHaveLength(1)
    // Monday and Tuesday went by without a bet, so that on Wednesday Thursday's is the fourth last.
    await clock("2026-11-24T12:00")
    await clock("2026-11-25T16:10")
    expect((await reminders("somchai")).map(({ id: one }) => one)).toEqual([`closing:thai-close-${friday}`])
  })

  it("never presses: not on a break, not with a limit used up, not a player whom the operator limits", async () => {
    for (const player of ["malee", "nipa", "somchai", "status3"] as const) {
      await bet(player, `thai-close-${thursday}`)
      await wants(player)
    }
    await clock(`${friday}T12:00`)
    await post("malee", "/api/play-limits.break", { kind: "timeOut24h" })
    await post("nipa", "/api/play-limits.update", { measure: "loss", span: "day", most: 1 })
    await bet("nipa", `yeekee-${friday}-40`)
    await post("somchai", "/api/play-limits.update", { measure: "deposit", span: "day", most: 0 })
    await clock(`${friday}T16:10`)
    for (const player of ["malee", "nipa", "somchai", "status3"] as const) expect(await reminders(player)).toEqual([])
  })

  it("is about no lottery that is drawn all day long", async () => {
    await bet("somchai", "yeekee-2026-11-19-40")
    await wants("somchai")
    for (const time of ["15:45", "15:55", "16:05"]) await clock(`${thursday}T${time}`)
    expect(await reminders("somchai")).toEqual([])
  })
})
