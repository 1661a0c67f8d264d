import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { poyStatuses } from "../placed/placed-poy.ts"
import { somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { somchaisOrder } from "../testing/operator-that-takes-orders.ts"
import { RoundClosed } from "./order-desk.port.ts"
import { placeOrder } from "./place-order.operation.ts"
import { accepted, balanceAfter, commandOf, isElsewhere, mostPassed, orderConfirmed, placingOf } from "./placing.ts"
import { fresh, intentOf, shorter } from "./testing/sample-orders.ts"

test("a player begins with nothing sent, and lets no change pass unless they said so", () => {
  expect(placingOf({ draftId: "draft-1", order: somchaisOrder })).toEqual({
    draftId: "draft-1",
    order: somchaisOrder,
    policy: "none",
    balance: undefined,
    news: [],
    operation: undefined,
    unfinished: undefined,
    poy: undefined,
    failure: undefined,
    passed: 0,
  })
})

test("an intent from before a reload is found out first, beside what the draft holds now", () => {
  const unfinished = intentOf(shorter)
  expect(placingOf({ draftId: "draft-1", order: somchaisOrder, unfinished })).toMatchObject({
    unfinished,
    operation: { unfinished, command: { kind: "order", draftId: "draft-1", order: somchaisOrder } },
  })
})

test("what would be left of the cash is known when the cash is, and may be less than nothing", () => {
  expect(balanceAfter(fresh)).toBe(7_000)
  expect(balanceAfter({ ...fresh, balance: baht(20) })).toBe(-1_000)
  expect(balanceAfter({ ...fresh, balance: undefined })).toBeUndefined()
})

test("a yes is to the order as it stands, and forgets what was refused before", () => {
  expect(orderConfirmed({ ...fresh, passed: 2, failure: new RoundClosed() })).toEqual({
    operation: { command: { kind: "order", draftId: "draft-1", order: somchaisOrder, balance: baht(100) } },
    failure: undefined,
    passed: 0,
  })
})

test("every draft is a purpose of its own, and another version of it is another order", () => {
  const command = commandOf(fresh)
  expect(placeOrder.purposeOf(command)).toBe("draft-1")
  expect(placeOrder.isSame(command, { ...command, order: shorter })).toBe(false)
  expect([
    placeOrder.isCommand(command),
    placeOrder.isCommand({ kind: "move", amount: 1 }),
    placeOrder.isCommand("order"),
  ]).toEqual([true, false, false])
  const ended = { _tag: "Left", isEarlier: true } as const
  expect(isElsewhere(fresh, { ...ended, intent: intentOf(somchaisOrder) })).toBe(false)
  expect(isElsewhere(fresh, { ...ended, intent: intentOf(shorter) })).toBe(true)
})

test("an order is taken when its slip says, and without a slip when the player hears of it", () => {
  const done = { _tag: "Done", isEarlier: false, intent: intentOf(somchaisOrder) } as const
  const taken = (receipt: typeof somchaisPoy | undefined) => accepted({ ...done, receipt }, 5_000).taken?.at
  expect([taken({ ...somchaisPoy, placedAt: 3_000 }), taken(undefined)]).toEqual([3_000, 5_000])
})

test("changed rates may be agreed to without asking three times in a row", () => {
  expect(mostPassed).toBe(3)
})

test("a slip waits, wins, loses, is refunded or is cancelled", () => {
  expect(poyStatuses).toEqual(["waiting", "won", "lost", "refunded", "cancelled"])
})
