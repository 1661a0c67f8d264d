import { Result } from "effect"
import { expect, test } from "vitest"
import { baht, nothing } from "../money/satang.ts"
import { cancellable, cancellableUntil, cancelTerms } from "./cancel-rules.ts"
import type { Order } from "./order.ts"
import type { PlacedPoy, PoyStatus } from "./placed/placed-poy.ts"
import { somchaisOrder } from "./testing/operator-that-takes-orders.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
const sets: Order = { kind: "sets", betGroup: "gov4d", betId: "lao-1", betName: "laos", variant: "lao", lines: [] }
const placed = (order: Order, status: PoyStatus = "waiting"): PlacedPoy => ({
  id: "P-1",
  order,
  stake: baht(30),
  placedAt: at("12:00:00"),
  closesAt: at("15:20:00"),
  status,
  paid: nothing,
})
const said = (answer: Result.Result<PlacedPoy, string>) => (Result.isSuccess(answer) ? "yes" : answer.failure)

test.each([
  ["gov", "15:10:00.000", "15:10:00.001"],
  ["stock", "15:10:00.000", "15:10:00.001"],
  ["yeekee", "15:18:00.000", "15:18:00.001"],
  ["pingpong", "15:18:00.000", "15:18:00.001"],
  ["yeekee5min", "15:19:00.000", "15:19:00.001"],
] as const)("a slip of %s that closes at 15:20 can be cancelled until %s", (betGroup, last, late) => {
  const poy = placed({ ...somchaisOrder, betGroup })
  expect(cancellableUntil(poy)).toBe(at(last))
  expect([said(cancellable(poy, at(last))), said(cancellable(poy, at(late)))]).toEqual(["yes", "tooLate"])
})

test("four slips can be cancelled in a day", () => {
  expect(cancelTerms.timesADay).toBe(4)
})

test("sets of four digits can be cancelled until ten minutes before the close", () => {
  expect(said(cancellable(placed(sets), at("15:10:00.000")))).toBe("yes")
  expect(said(cancellable(placed(sets), at("15:10:00.001")))).toBe("tooLate")
})

test.each([
  [undefined, "yes"],
  [4, "yes"],
  [1, "yes"],
  [0, "tooMany"],
])("when %s slips can still be cancelled today the answer is: %s", (cancelsLeft, answer) => {
  expect(said(cancellable({ ...placed(somchaisOrder), cancelsLeft }, at("12:01:00")))).toBe(answer)
})

test.each([
  ["won", "alreadySettled"],
  ["lost", "alreadySettled"],
  ["refunded", "alreadySettled"],
  ["cancelled", "alreadyCancelled"],
] as const)("a slip that is %s is %s, even when it is late and the day is used up", (status, answer) => {
  expect(said(cancellable({ ...placed(somchaisOrder, status), cancelsLeft: 0 }, at("23:00:00")))).toBe(answer)
})

test("being late is told before the day that is used up", () => {
  expect(said(cancellable({ ...placed(somchaisOrder), cancelsLeft: 0 }, at("15:20:00")))).toBe("tooLate")
})

test("an operator may have other terms", () => {
  const groups = { ...cancelTerms.groups, pingpong: { cancelBefore: 0 } }
  const at1520 = (timesADay: number) => cancellable(placed(somchaisOrder), at("15:20:00"), { groups, timesADay })
  expect([said(at1520(1)), said(at1520(0))]).toEqual(["yes", "tooMany"])
})
