import { baht, type Satang } from "@fakham/core/money"
import { CancelRefused, NoSuchPoy, OrderDesk, PoyArchive, type PoySearch, waitingPoys } from "@fakham/core/order"
import type { Option } from "@fakham/core/poy"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type AskBetting, type BettingSandbox, bettingSandbox } from "../testing/betting-sandbox.ts"
import { plainLine, yeekeeOrder } from "../testing/yeekee-order.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const bet = (number: string) => yeekeeOrder(plainLine({ option: "teng_bon_1", number, multiply: 320 }))
const none = Result.succeed({ poys: [], pages: 0, total: 0, counts: {}, staked: new Map() })
const all = (search: PoySearch) => PoyArchive.use((archive) => archive.all(search))
const one = (id: string) => PoyArchive.use((archive) => archive.one(id))
const cancel = (id: string, key: string) => PoyArchive.use((archive) => archive.cancel(id, key))
let keys = 0
const place = async (player: AskBetting, order = bet("7")) => {
  const poy = Result.getOrThrow(await player(OrderDesk.use((desk) => desk.place(order, `key-number-${++keys}`))))
  if (poy === undefined) throw new Error("no slip was told")
  return poy
}

describe.each(sources)("slips over the wire, on $kind", ({ fresh }) => {
  let sandbox: BettingSandbox
  let malee: AskBetting
  beforeAll(async () => {
    sandbox = await bettingSandbox(fresh)
    malee = sandbox.malee
  })
  afterAll(() => sandbox.stop())

  it("are listed newest first, twenty a page, by group and status", async () => {
    expect(await malee(all({ page: 1 }))).toEqual(none)
    const ids: Array<string> = []
    for (let count = 1; count <= 21; count++) ids.unshift((await place(malee)).id)

    const first = Result.getOrThrow(await malee(all({ page: 1 })))
    const second = Result.getOrThrow(await malee(all({ page: 2 })))
    expect(first.pages).toBe(2)
    expect(new Set([...first.poys, ...second.poys].map(({ id }) => id))).toEqual(new Set(ids))
    expect([first.poys.length, second.poys.length]).toEqual([20, 1])
    const times = first.poys.map(({ placedAt }) => placedAt)
    expect(times).toEqual(times.toSorted((earlier, later) => later - earlier))
    expect(first.poys[0]).toMatchObject({
      round: {
        betId: "yeekee-2026-11-20-26",
        betGroup: "yeekee",
        betType: "yeekee_26",
        betName: "ยี่กี รอบที่ 26",
        dt: "2026-11-20",
      },
      lineCount: 1,
      stake: 100,
      closesAt: Date.parse("2026-11-20T12:15:00+07:00"),
      status: "waiting",
      paid: 0,
    })
    expect(await malee(all({ page: 1, betGroup: "gov" }))).toEqual(none)
    expect(await malee(all({ page: 1, betType: "yeekee_27" }))).toEqual(none)
    expect(await malee(all({ page: 1, betType: "yeekee_26" }))).toMatchObject({ success: { pages: 2 } })
    expect(await malee(all({ page: 1, status: "cancelled" }))).toMatchObject({
      success: { poys: [], pages: 0, total: 0, counts: { waiting: 21 } },
    })
    expect(await sandbox.somchai(waitingPoys)).toEqual(Result.succeed(0))
    expect(await malee(waitingPoys)).toEqual(Result.succeed(21))
    expect(await malee(all({ page: 1, betGroup: "yeekee", status: "waiting" }))).toMatchObject({
      success: { pages: 2 },
    })
  })

  it("are found by their round, by the day they were placed on, and by a part of their number", async () => {
    const { id } = await place(malee, bet("5"))
    const find = async (search: Omit<PoySearch, "page">) => {
      const { total, poys } = Result.getOrThrow(await malee(all({ page: 1, ...search })))
      return { total, ids: poys.map((poy) => poy.id) }
    }
    const everything = await find({})
    expect(await find({ betId: "yeekee-2026-11-20-26" })).toEqual(everything)
    expect(await find({ betId: "yeekee-2026-11-20-27" })).toEqual({ total: 0, ids: [] })
    expect(await find({ day: "2026-11-20" })).toEqual(everything)
    expect(await find({ day: "2026-11-19" })).toEqual({ total: 0, ids: [] })
    expect(await find({ idPart: id.slice(1, 10).toLowerCase() })).toEqual({ total: 1, ids: [id] })
    expect(await find({ idPart: "%" })).toEqual(everything)
    expect(await find({ idPart: `${id}0` })).toEqual({ total: 0, ids: [] })
  })

  it("are listed with their first numbers, their count of each status, and what each day staked", async () => {
    const of = (option: Option, number: string, price: Satang) =>
      bet(number).lines.map((line) => ({ ...line, option, price, multiply: option === "teng_bon_2" ? 9_200 : 85_000 }))
    const lines = ["123", "482", "739", "555"].flatMap((number) => of("teng_bon_3", number, baht(2)))
    const twice = [...lines, ...of("teng_bon_2", "47", baht(5)), ...of("teng_bon_3", "123", baht(1))]
    const { id } = await place(sandbox.somchai, { ...bet("7"), lines: twice.map((line, ref) => ({ ...line, ref })) })
    const cancelled = await place(sandbox.somchai)
    await sandbox.somchai(cancel(cancelled.id, "key-cancel-of-one"))

    const { poys, counts, staked } = Result.getOrThrow(await sandbox.somchai(all({ page: 1 })))
    expect(poys.find((poy) => poy.id === id)).toMatchObject({
      lineCount: 6,
      numbers: ["123", "482", "739", "555"].map((number) => ({ number, hasWon: false })),
      numberCount: 5,
    })
    expect(counts).toEqual({ waiting: 1, cancelled: 1 })
    expect(staked).toEqual(new Map([["2026-11-20", baht(14)]]))
    const waiting = Result.getOrThrow(await sandbox.somchai(all({ page: 1, status: "waiting" })))
    expect(waiting.staked).toEqual(new Map([["2026-11-20", baht(14)]]))
  })

  it("are read by their own player alone", async () => {
    const { id } = await place(malee)
    expect(await malee(one(id))).toMatchObject({ success: { id, order: { lines: [{ number: "7", price: 100 }] } } })
    expect(await sandbox.somchai(one(id))).toEqual(Result.fail(new NoSuchPoy()))
    expect(await sandbox.somchai(cancel(id, "key-of-a-stranger"))).toEqual(Result.fail(new NoSuchPoy()))
    expect(await malee(one("NO-SUCH-POY"))).toEqual(Result.fail(new NoSuchPoy()))
  })

  it("are given back once, whether the answer arrives or not, and never a fifth time a day", async () => {
    const refused = (reason: CancelRefused["reason"]) => Result.fail(new CancelRefused({ reason }))
    const { id } = await place(malee)
    expect(await malee(one(id))).toMatchObject({ success: { status: "waiting", cancelsLeft: 4 } })
    await sandbox.fault("/poy-api/poys.abort", { kind: "afterwards-cut" })
    expect(await malee(cancel(id, "key-cancel-1"))).toMatchObject({ failure: { _tag: "Unreachable" } })
    expect(await malee(one(id))).toMatchObject({ success: { status: "cancelled", paid: 100 } })
    expect(await malee(cancel(id, "key-cancel-1"))).toMatchObject({ success: { id, status: "cancelled", paid: 100 } })
    expect(await malee(cancel(id, "key-cancel-2"))).toEqual(refused("alreadyCancelled"))

    for (const key of ["key-cancel-3", "key-cancel-4", "key-cancel-5"])
      expect(await malee(cancel((await place(malee)).id, key))).toMatchObject({ success: { status: "cancelled" } })
    const fifth = await place(malee)
    expect(await malee(one(fifth.id))).toMatchObject({ success: { status: "waiting", cancelsLeft: 0 } })
    expect(await malee(cancel(fifth.id, "key-cancel-6"))).toEqual(refused("tooMany"))
    expect(await malee(cancel((await place(malee)).id, "key-cancel-1"))).toEqual(refused("other"))
    expect(await malee(all({ page: 1, status: "cancelled" }))).toMatchObject({ success: { pages: 1 } })
  })

  it("stay when it is too late, are paid when their round is drawn, and have ended then", async () => {
    const everyDigit = Array.from({ length: 10 }, (_, digit) =>
      bet(String(digit)).lines.map((line) => ({ ...line, ref: digit })),
    ).flat()
    const { id } = await place(sandbox.somchai, { ...bet("7"), lines: everyDigit })
    await sandbox.clockTo("2026-11-20T12:13:05+07:00")
    expect(await sandbox.somchai(cancel(id, "key-too-late"))).toEqual(
      Result.fail(new CancelRefused({ reason: "tooLate" })),
    )

    await sandbox.clockTo("2026-11-20T12:18:00+07:00")
    const waitUntilPaid = async () => {
      for (;;) {
        const poy = Result.getOrThrow(await sandbox.somchai(one(id)))
        if (poy.status !== "waiting") return poy
      }
    }
    const { status, paid, outcomes, drawn } = await waitUntilPaid()
    expect(status).toBe("won")
    // A digit that was drawn wins 3.20 baht, each of the others nothing.
    const winners = new Set(drawn?.top3)
    expect(outcomes?.map(({ won }) => won)).toEqual(Array.from("0123456789", (digit) => (winners.has(digit) ? 320 : 0)))
    // One to three different digits win 3.20 baht each.
    expect([320, 640, 960]).toContain(paid)
    expect(await sandbox.somchai(cancel(id, "key-ended"))).toEqual(
      Result.fail(new CancelRefused({ reason: "alreadySettled" })),
    )
    const won = Result.getOrThrow(await sandbox.somchai(all({ page: 1, status: "won", idPart: id })))
    expect(won).toMatchObject({ poys: [{ id, paid, numberCount: 10 }] })
    // The digits that won stand first.
    const digits = [...winners].toSorted()
    const others = Array.from("0123456789").filter((digit) => !winners.has(digit))
    expect(won.poys[0]?.numbers).toEqual([
      ...digits.map((number) => ({ number, hasWon: true })),
      ...others.slice(0, 4 - digits.length).map((number) => ({ number, hasWon: false })),
    ])
  })
})
