import { notificationsAll } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn, sessionsOfAYear } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Slip = v.object({ data: v.object({ id: v.string() }) })

describe.each(sources)("a player's messages, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let preecha: string
  let malee: string
  beforeAll(async () => {
    operator = await operatorOn(fresh, {
      sessionLife: sessionsOfAYear,
      machineNow: () => Date.parse("2026-11-20T12:00:00+07:00"),
    })
    preecha = await operator.tokenOf("status1demo", "Fah2569#a")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  const all = async (token: string, locale = "th") =>
    v.parse(
      v.object({ data: notificationsAll.data }),
      (await operator.ask(`/api/notifications.all?locale=${locale}`, operator.as(token))).body,
    ).data
  const unread = async (token: string) => (await operator.ask("/api/notifications.unread", operator.as(token))).body
  const read = (token: string, ids: unknown) =>
    operator.post("/api/notifications.read", { ids }, operator.as(token).headers)
  const bet = async (token: string, betId: string, number: string) =>
    v.parse(
      Slip,
      (
        await operator.post(
          "/poy-api/lotteries.yeekee.create",
          { betId, poy: [{ option: "teng_bon_3", number, price: 20.5, multiply: 850 }] },
          operator.as(token).headers,
        )
      ).body,
    ).data.id

  it("are nobody else's, and no guest's", async () => {
    for (const path of ["/api/notifications.all", "/api/notifications.unread", "/api/notifications.settings"])
      expect((await operator.ask(path)).status).toBe(401)
    expect((await all(preecha)).map(({ title, text }) => [title, text])).toEqual([
      ["เงินเข้าแล้ว", "ฝากสำเร็จ ยอดอยู่ในกระเป๋าแล้ว"],
    ])
  })

  it("tell of a slip that the player called off", async () => {
    const id = await bet(preecha, "yeekee-2026-11-20-40", "123")
    await operator.post("/poy-api/poys.abort", { id }, operator.as(preecha).headers)
    const [first] = await all(preecha)
    expect([first?.title, first?.text, first?.amount, first?.path]).toEqual([
      "คืนเงินโพย ยี่กี รอบที่ 40",
      `โพย ${id} คืนเงินเข้ากระเป๋าแล้ว`,
      2_050,
      `/poy/yeekee/${id}`,
    ])
    expect((await all(malee)).some(({ text }) => text.includes(id))).toBe(false)
  })

  it("tell of a round that was drawn, with what the slip won or what was drawn, in the player's language", async () => {
    // One of the two loses, whatever is drawn.
    const tried = new Set([
      `poy:${await bet(preecha, "yeekee-2026-11-20-41", "000")}`,
      `poy:${await bet(preecha, "yeekee-2026-11-20-41", "001")}`,
    ])
    const betId = "yeekee-2026-11-20-42"
    const every = await operator.post(
      "/poy-api/lotteries.yeekee.create",
      {
        betId,
        poy: Array.from({ length: 10 }, (_, digit) => ({
          option: "teng_bon_1",
          number: String(digit),
          price: 1,
          multiply: 3.2,
        })),
      },
      operator.as(preecha).headers,
    )
    const won = v.parse(Slip, every.body).data.id
    for (const id of ["yeekee-2026-11-20-41", betId])
      await operator.post("/__sandbox/rounds/end", { betId: id, ending: "draw" })
    const messages = await all(preecha)
    const ofWon = messages.find(({ id }) => id === `poy:${won}`)
    expect([ofWon?.title, ofWon?.kind, ofWon?.isRead]).toEqual(["ยี่กี รอบที่ 42 ออกผลแล้ว", "results", false])
    expect(ofWon?.text).toMatch(new RegExp(`^โพย ${won} ถูก [1-3] รายการ$`))
    expect(ofWon?.numbers.every(({ digits, isHit }) => isHit && /^\d$/.test(digits))).toBe(true)
    expect(ofWon?.amount).toBeGreaterThan(0)
    const ofLost = (await all(preecha, "en")).find(({ id, amount }) => tried.has(id) && amount === undefined)
    expect([ofLost?.title, ofLost?.text]).toEqual([
      "Yeekee round 41 is drawn",
      `Slip ${ofLost?.id.slice(4)} did not win`,
    ])
    expect(ofLost?.numbers.map(({ digits, isHit }) => [digits.length, isHit])).toEqual([
      [3, false],
      [2, false],
    ])
  })

  it("tell of a round that was called off, and of money that came", async () => {
    const id = await bet(preecha, "yeekee-2026-11-20-43", "123")
    await operator.post("/__sandbox/rounds/end", { betId: "yeekee-2026-11-20-43", ending: "void" })
    const ofSlip = (await all(preecha)).find((message) => message.id === `poy:${id}`)
    expect([ofSlip?.title, ofSlip?.text, ofSlip?.amount, ofSlip?.kind]).toEqual([
      "คืนเงินโพย ยี่กี รอบที่ 43",
      "รอบนี้ไม่ออกผล คืนเต็มจำนวน",
      2_050,
      "credited",
    ])
    const { body } = await operator.post("/api/deposits.fast.create", { amount: 20 }, operator.as(preecha).headers)
    const deposit = v.parse(v.object({ data: v.object({ id: v.string(), prepareAmount: v.number() }) }), body).data
    await operator.post("/__sandbox/deposits/transfer", { id: deposit.id, arrival: "exact" })
    const amounts = (await all(preecha)).flatMap(({ title, amount }) => (title === "เงินเข้าแล้ว" ? [amount] : []))
    expect(amounts).toContain(Math.round(deposit.prepareAmount * 100))
  })

  it("tell of a deposit that does not match, that went back and that expired, each with its page", async () => {
    const open = async () => {
      const { body } = await operator.post("/api/deposits.fast.create", { amount: 20 }, operator.as(malee).headers)
      return v.parse(v.object({ data: v.object({ id: v.string(), prepareAmount: v.number() }) }), body).data
    }
    const of = async ({ id }: { readonly id: string }) =>
      (await all(malee)).flatMap(({ title, text, path }) => (path.endsWith(id) ? [[title, text, path]] : []))
    const [wrong, forgotten] = [await open(), await open()]
    const path = `/credit/deposit/fast/queue?id=${wrong.id}`
    await operator.post("/__sandbox/deposits/transfer", { id: wrong.id, arrival: "wrongAmount" })
    expect(await of(wrong)).toEqual([
      [
        "ยอดไม่ตรงกับรายการฝาก",
        `ได้รับ ${(wrong.prepareAmount + 1).toFixed(2)} แต่รายการนี้คือ ${wrong.prepareAmount.toFixed(2)} · เงินยังอยู่ครบ ทีมงานจะปรับให้ ไม่ต้องโอนซ้ำ`,
        path,
      ],
    ])
    await operator.post("/__sandbox/deposits/settle", { id: wrong.id, as: "returned" })
    expect((await of(wrong)).map(([title]) => title)).toEqual(["คืนเงินที่โอนมาแล้ว"])
    await operator.pass(901)
    await expect.poll(async () => (await of(forgotten)).map(([title]) => title)).toEqual(["หมดเวลาโอน"])
  })

  it("tell of a withdrawal that was turned down in the desk's words, and lead to it", async () => {
    const naree = await operator.tokenOf("somchai88", "Duean69#x")
    const { body } = await operator.post(
      "/api/withdraws.create",
      { amount: 200, bankId: "account-1" },
      operator.as(naree).headers,
    )
    const { id } = v.parse(Slip, body).data
    await operator.post("/__sandbox/withdrawals/end", { id, status: "REJECTED", note: "ส่งรูปบัตรมาก่อน" })
    const rejected = (await all(naree)).find((message) => message.id === `withdrawal:${id}`)
    expect([rejected?.title, rejected?.text, rejected?.path]).toEqual([
      "ถอนไม่สำเร็จ",
      "ส่งรูปบัตรมาก่อน · คืนเงินเข้ากระเป๋าเต็มจำนวน",
      `/credit/withdraw?id=${id}`,
    ])
  })

  it("are unread until they are marked, once and for all; a stranger's mark marks nothing", async () => {
    const before = await all(preecha)
    const ids = before.filter(({ isRead }) => !isRead).map(({ id }) => id)
    expect(await unread(preecha)).toEqual({ data: { count: ids.length } })
    await read(malee, ids)
    expect(await unread(preecha)).toEqual({ data: { count: ids.length } })
    expect((await read(preecha, ids.slice(0, 1))).body).toEqual({ data: { count: ids.length - 1 } })
    for (let times = 0; times < 2; times += 1)
      expect((await read(preecha, [...ids, "no message"])).body).toEqual({ data: { count: 0 } })
    expect((await all(preecha)).every(({ isRead }) => isRead)).toBe(true)
  })

  it("are marked in bounds", async () => {
    for (const ids of ["poy:1", [7], Array.from({ length: 201 }, String), ["x".repeat(129)]])
      expect((await read(preecha, ids)).status).toBe(400)
    expect((await read(preecha, [])).status).toBe(200)
  })

  it("tell news to everybody who was there, from the desk", async () => {
    await operator.post("/__sandbox/news", { title: "ปิดปรับปรุงคืนนี้", text: "02:00 ถึง 03:00 น." })
    const [first] = await all(malee)
    expect([first?.title, first?.text, first?.kind, first?.isRead]).toEqual([
      "ปิดปรับปรุงคืนนี้",
      "02:00 ถึง 03:00 น.",
      "news",
      false,
    ])
    for (const odd of [
      { title: "", text: "" },
      { title: "x".repeat(121), text: "" },
      { title: "x", text: "x".repeat(501) },
    ])
      expect((await operator.post("/__sandbox/news", odd)).status).toBe(400)
  })

  it("count as read after a week", async () => {
    const naree = await operator.tokenOf("status4demo", "Fah2569#d")
    expect((await all(naree)).map(({ title, isRead }) => [title, isRead])).toContainEqual(["ปิดปรับปรุงคืนนี้", false])
    await operator.pass(7 * 24 * 3_600 + 1)
    expect(await unread(naree)).toEqual({ data: { count: 0 } })
  })

  it("are switched off kind by kind; news and what closes soon are off until somebody wants them", async () => {
    const settings = async () => (await operator.ask("/api/notifications.settings", operator.as(preecha))).body
    expect(await settings()).toMatchObject({
      data: {
        kinds: [
          { kind: "results", isOn: true },
          { kind: "credited", isOn: true },
          { kind: "paidOut", isOn: true },
          { kind: "closing", isOn: false },
          { kind: "news", isOn: false },
        ],
        isPaused: false,
      },
    })
    const save = (body: unknown) =>
      operator.post("/api/notifications.settings.save", body, operator.as(preecha).headers)
    await save({ kind: "news", isOn: true })
    await save({ kind: "results", isOn: false })
    expect(await settings()).toMatchObject({
      data: { kinds: [{ isOn: false }, {}, {}, { isOn: false }, { isOn: true }] },
    })
    for (const odd of [{}, { kind: "weather", isOn: true }, { kind: "news", isOn: "yes" }])
      expect((await save(odd)).status).toBe(400)
  })
})
