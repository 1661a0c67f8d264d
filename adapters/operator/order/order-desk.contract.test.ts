import { Unauthorized } from "@fakham/core"
import { baht, satang, times } from "@fakham/core/money"
import {
  BalanceNotEnough,
  NoSuchIntent,
  OrderDesk,
  OrderFailed,
  OutsideLimits,
  PlayerMaximumReached,
  PlayLimitReached,
  type PoyOrder,
  RatesChanged,
  RoundClosed,
  type Ticket4dOrder,
} from "@fakham/core/order"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type AskBetting, type BettingSandbox, bettingSandbox } from "../testing/betting-sandbox.ts"
import { plainLine, yeekeeOrder } from "../testing/yeekee-order.ts"

const aSlipNumber: unknown = expect.stringMatching(/^[0-9A-Z]{12}$/)
const aNumber: unknown = expect.any(Number)

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const line = (number: string, price: number, multiply = 85_000) =>
  plainLine({ number, price: times(baht(1), price), multiply })
const createYeekee = "/poy-api/lotteries.yeekee.create"

const place = (what: PoyOrder | Ticket4dOrder, key: string) => OrderDesk.use((desk) => desk.place(what, key))
const byKey = (key: string) => OrderDesk.use((desk) => desk.byKey(key))
const refused = (fact: unknown) => Result.fail(fact)

describe.each(sources)("placing over the wire, on $kind", ({ fresh }) => {
  let sandbox: BettingSandbox
  let somchai: AskBetting
  beforeAll(async () => {
    sandbox = await bettingSandbox(fresh)
    somchai = sandbox.somchai
  })
  afterAll(() => sandbox.stop())

  it("gives a slip with every line as it was accepted, and for the same key the same slip", async () => {
    const sent = yeekeeOrder(line("123", 10), { ...line("45", 0, 9_200), option: "teng_lang_2", price: satang(2_050) })
    const first = await somchai(place(sent, "key-place-1"))

    expect(first).toMatchObject({
      success: {
        id: aSlipNumber,
        order: {
          kind: "poy",
          betGroup: "yeekee",
          betId: "yeekee-2026-11-20-26",
          betType: "yeekee_26",
          betName: "ยี่กี รอบที่ 26",
          lines: [
            { option: "teng_bon_3", number: "123", ref: 0, price: 1_000, multiply: 85_000 },
            { option: "teng_lang_2", number: "45", ref: 1, price: 2_050, multiply: 9_200 },
          ],
        },
        stake: 3_050,
        closesAt: Date.parse("2026-11-20T12:15:00+07:00"),
        status: "waiting",
        paid: 0,
      },
    })
    expect(await somchai(place(sent, "key-place-1"))).toEqual(first)
    expect(await somchai(byKey("key-place-1"))).toEqual(first)
  })

  it("finds a slip by its key when the answer was lost", async () => {
    await sandbox.fault(createYeekee, { kind: "afterwards-cut" })
    expect(await somchai(place(yeekeeOrder(line("234", 10)), "key-lost-1"))).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
    const found = await somchai(byKey("key-lost-1"))
    expect(found).toMatchObject({ success: { order: { lines: [{ number: "234" }] }, stake: 1_000 } })
    expect(await somchai(place(yeekeeOrder(line("234", 10)), "key-lost-1"))).toEqual(found)
  })

  it("finds nothing by its key when the question was lost, nor by another player's", async () => {
    await sandbox.fault(createYeekee, { kind: "cut" })
    expect(await somchai(place(yeekeeOrder(line("345", 10)), "key-cut-1"))).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
    expect(await somchai(byKey("key-cut-1"))).toEqual(refused(new NoSuchIntent()))
    expect(await sandbox.malee(byKey("key-place-1"))).toEqual(refused(new NoSuchIntent()))
  })

  it.each([
    [
      "another rate",
      yeekeeOrder(line("123", 10, 90_000)),
      new RatesChanged({ rates: [{ option: "teng_bon_3", number: "123", multiply: 85_000 }] }),
    ],
    [
      "a price over the maximum",
      yeekeeOrder(line("123", 501)),
      new OutsideLimits({ limits: [{ option: "teng_bon_3", number: undefined, min: baht(1), max: baht(500) }] }),
    ],
    [
      "more on a number than one member may",
      yeekeeOrder(line("555", 300), line("555", 201)),
      new PlayerMaximumReached({ numbers: [{ option: "teng_bon_3", number: "555", left: baht(500) }] }),
    ],
    [
      "more than the player has",
      yeekeeOrder(...Array.from({ length: 40 }, (_, at) => line(String(200 + at), 400))),
      Object.assign(new BalanceNotEnough({ balance: satang(0) }), { balance: aNumber }),
    ],
    ["a number that is none", yeekeeOrder(line("12", 10)), new OrderFailed({})],
    ["a round that is none", { ...yeekeeOrder(line("123", 10)), betId: "yeekee-of-nowhere" }, new OrderFailed({})],
  ])("is refused for %s, and the key tells the same", async (what, sent, fact) => {
    const key = `key-${what.replaceAll(" ", "-")}`
    expect(await somchai(place(sent, key))).toEqual(refused(fact))
    expect(await somchai(byKey(key))).toEqual(refused(fact))
  })

  it("fails for a key that stands for another order, and the key still tells of that one", async () => {
    expect(await somchai(place(yeekeeOrder(line("999", 10)), "key-place-1"))).toEqual(refused(new OrderFailed({})))
    expect(await somchai(byKey("key-place-1"))).toMatchObject({ success: { stake: 3_050 } })
  })

  it.each([
    ["a server error", { kind: "status", status: 500 }],
    ["a gateway without a server behind it", { kind: "status", status: 502 }],
    ["too many requests", { kind: "status", status: 429 }],
  ])("%s tells nothing of an order, whether it was sent or asked for", async (_, fault) => {
    await sandbox.fault(createYeekee, fault)
    expect(await somchai(place(yeekeeOrder(line("456", 10)), `key-of-${_.replaceAll(" ", "-")}`))).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
    await sandbox.fault("/poy-api/poys.by-key", fault)
    expect(await somchai(byKey("key-place-1"))).toMatchObject({ failure: { _tag: "Unreachable" } })
  })

  it("takes any yes for one, and looks a slip up that the answer does not tell", async () => {
    await sandbox.fault(createYeekee, { kind: "malformed" })
    expect(await somchai(place(yeekeeOrder(line("456", 10)), "key-of-a-broken-body"))).toEqual(
      Result.succeed(undefined),
    )
    expect(await somchai(byKey("key-of-a-broken-body"))).toEqual(refused(new NoSuchIntent()))
    await sandbox.fault("/poy-api/poys.by-key", { kind: "malformed" })
    expect(await somchai(byKey("key-place-1"))).toMatchObject({ failure: { _tag: "Unreachable" } })
  })

  it("takes a not found for the operator's word about a key only when it says so", async () => {
    await sandbox.fault("/poy-api/poys.by-key", { kind: "status", status: 404, code: "notFound" })
    expect(await somchai(byKey("key-place-1"))).toMatchObject({ failure: { _tag: "Unreachable" } })
  })

  it("is for players whom the operator knows, and a 401 alone does not say that it does not", async () => {
    const placed = place(yeekeeOrder(line("456", 10)), "key-status")
    await sandbox.fault(createYeekee, { kind: "status", status: 401 })
    expect(await somchai(placed)).toMatchObject({ failure: { _tag: "Unreachable" } })
    await sandbox.fault(createYeekee, { kind: "status", status: 401 })
    await sandbox.fault("/api/users.auth", { kind: "status", status: 401 })
    expect(await somchai(placed)).toEqual(refused(new Unauthorized()))
    expect(await sandbox.guest(byKey("key-place-1"))).toEqual(refused(new Unauthorized()))
  })

  it("is refused for a limit that the player has set, with what is left of it", async () => {
    await sandbox.maleeLosesAtMost(100)
    expect(await sandbox.malee(place(yeekeeOrder(line("678", 101)), "key-of-a-limit"))).toEqual(
      refused(new PlayLimitReached({ left: baht(100) })),
    )
    expect(await sandbox.malee(place(yeekeeOrder(line("678", 100)), "key-within-the-limit"))).toMatchObject({
      success: { stake: 10_000 },
    })
  })

  it("is refused once the round has closed", async () => {
    await sandbox.clockTo("2026-11-20T12:15:02+07:00")
    expect(await somchai(place(yeekeeOrder(line("123", 10)), "key-too-late"))).toEqual(refused(new RoundClosed()))
    expect(await somchai(byKey("key-too-late"))).toEqual(refused(new RoundClosed()))
  })
})
