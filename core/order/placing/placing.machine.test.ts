import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import type { Intent } from "../../operation/operation.ts"
import type { Ticket4dOrder } from "../order.ts"
import { somchaisOrder } from "../testing/operator-that-takes-orders.ts"
import {
  BalanceNotEnough,
  NumbersLimited,
  OrderDesk,
  OrderFailed,
  OutsideLimits,
  PlayerMaximumReached,
  PlayLimitReached,
  type Refusal,
} from "./order-desk.port.ts"
import { balanceAfter } from "./placing.ts"
import { atHome } from "./testing/at-home.ts"

const worse = { option: "teng_lang_2", number: "45", multiply: 4_600 } as const

const sets: Ticket4dOrder = {
  kind: "sets",
  betGroup: "gov4d",
  betId: "lao-2026-11-20",
  betName: "laos",
  variant: "lao",
  lines: [{ number: "1234", sets: 2 }],
}

test("a confirmed order is accepted with its slip number, and its intent is over", async () => {
  const { operator, browser, opened } = atHome()
  const { placing, is, confirm } = opened({ balance: baht(100) })
  expect(balanceAfter(placing.getSnapshot().context)).toBe(7_000)
  placing.send({ type: "balance.changed", balance: baht(20) })
  expect(balanceAfter(placing.getSnapshot().context)).toBe(-1_000)
  confirm()
  const { output } = await is("accepted")
  expect(output?.type === "accepted" && [output.poy?.id, output.poy?.stake]).toEqual(["P-1", 3_000])
  expect([operator.asked, browser.unfinished()]).toEqual([["place key-1"], []])
})

test("sets are placed in the same way, at the price of their lottery", async () => {
  const { opened } = atHome()
  const { is, confirm } = opened({ order: sets })
  confirm()
  const { output } = await is("accepted")
  expect(output?.type === "accepted" && [output.poy?.id, output.poy?.stake]).toEqual(["P-1", 18_000])
})

test("taps while an order is on its way place nothing more", async () => {
  const { operator, opened } = atHome()
  const { is, confirm } = opened()
  for (let taps = 0; taps < 5; taps++) confirm()
  await is("sending")
  for (let taps = 0; taps < 5; taps++) confirm()
  await is("accepted")
  expect([operator.asked, operator.accepted.length]).toEqual([["place key-1"], 1])
})

test("the key is remembered before anything is sent", async () => {
  const { browser, openedAt } = atHome()
  const remembered = Promise.withResolvers<ReadonlyArray<Intent>>()
  const { confirm } = openedAt(
    Layer.succeed(OrderDesk, {
      place: () =>
        Effect.suspend(() =>
          Effect.andThen(
            Effect.sync(() => remembered.resolve(browser.unfinished())),
            Effect.never,
          ),
        ),
      byKey: () => Effect.never,
    }),
  )
  confirm()
  expect((await remembered.promise).map(({ key }) => key)).toEqual(["key-1"])
})

test.each<[Refusal, ReadonlyArray<string>]>([
  [
    new OutsideLimits({ limits: [{ option: "teng_lang_2", number: undefined, min: baht(50), max: baht(90) }] }),
    ["100-50000", "5000-9000"],
  ],
  [new PlayerMaximumReached({ numbers: [{ ...worse, left: baht(5) }] }), ["100-50000", "100-250000"]],
  [new NumbersLimited({ numbers: [{ ...worse, left: undefined }] }), ["100-50000", "100-250000"]],
  [new PlayLimitReached({ left: baht(3) }), ["100-50000", "100-250000"]],
  [new BalanceNotEnough({ balance: undefined }), ["100-50000", "100-250000"]],
  [new OrderFailed({}), ["100-50000", "100-250000"]],
])(
  "a refusal is told as what it is, the order is kept, and the next try has another key: %s",
  async (refusal, bounds) => {
    const { operator, browser, opened } = atHome()
    const { placing, is, confirm } = opened()
    operator.refusals.push(refusal)
    confirm()
    const { context } = await is("refused")
    expect(context.failure).toBe(refusal)
    expect(context.order.kind === "poy" && context.order.lines.map(({ min, max }) => `${min}-${max}`)).toEqual(bounds)
    expect(browser.unfinished()).toEqual([])
    confirm()
    await is("accepted")
    expect(operator.asked.filter((call) => call.startsWith("place"))).toEqual(["place key-1", "place key-2"])
    expect(placing.getSnapshot().output?.type).toBe("accepted")
  },
)

test("who cannot pay is told the balance, keeps the slip, and can place it once there is money", async () => {
  const { operator, opened } = atHome()
  operator.hasPlayerWith(baht(5))
  const { placing, is, confirm } = opened({ balance: baht(100) })
  confirm()
  expect(balanceAfter((await is("refused")).context)).toBe(-2_500)
  operator.hasPlayerWith(baht(50))
  placing.send({ type: "balance.changed", balance: baht(50) })
  confirm()
  await is("accepted")
})

test("a failure without a reason counts as a no only after the operator was asked by key", async () => {
  const { operator, opened } = atHome()
  operator.refusals.push(new OrderFailed({}))
  const { is, confirm } = opened()
  confirm()
  await is("refused")
  expect(operator.asked).toEqual(["place key-1", "ask key-1"])
})

test("a round that closes under review is told plainly; while an order is on its way only the operator decides", async () => {
  const { placing, confirm, is } = atHome().opened()
  confirm()
  placing.send({ type: "round.closed" })
  await is("accepted")
  const late = atHome().opened()
  late.placing.send({ type: "round.closed" })
  expect(late.placing.getSnapshot().context.failure?._tag).toBe("RoundClosed")
  late.placing.send({ type: "order.left" })
  expect(late.placing.getSnapshot().output).toEqual({ type: "left", order: somchaisOrder, unfinished: undefined })
})
