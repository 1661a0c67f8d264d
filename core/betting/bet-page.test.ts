import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import type { PoyOrder } from "../order/order.ts"
import { linesOf } from "../poy/totals.ts"
import { agreedSlip, chosenOn, passingNews } from "./bet-page.ts"
import type { SlipNews } from "./slip/slip-notices.ts"
import { after, atTable, savedLine, tapOn } from "./testing/at-table.ts"

const order: PoyOrder = {
  kind: "poy",
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  lines: [savedLine, { ...savedLine, ref: 1, number: "739" }],
}
const atOtherRates: PoyOrder = { ...order, lines: order.lines.map((line) => ({ ...line, multiply: 42_500 })) }
const before = { draftId: "draft-1", order }

test("a slip takes over the rates that were agreed to for its order", () => {
  const slip = agreedSlip({ draftId: "draft-1" }, atOtherRates, before)
  expect(slip && linesOf(slip)).toEqual(atOtherRates.lines)
})

test("a slip stays as it is where no rate of its order was another one, and where it is another slip by now", () => {
  expect(agreedSlip({ draftId: "draft-1" }, order, before)).toBeUndefined()
  expect(agreedSlip({ draftId: "draft-2" }, atOtherRates, before)).toBeUndefined()
})

test("what is chosen on the keypad is another choice with another option or another price, and by nothing else", () => {
  const table = atTable()
  const changed = [tapOn("teng_bon_2"), tapOn("tode_3"), { type: "all.priced", price: satang(2_000) } as const]
  const choices = [table, ...changed.map((play) => after(table, play))].map(chosenOn)
  expect(new Set(choices).size).toBe(4)
  expect(chosenOn(after(table, { type: "digit.pressed", digit: "4" }))).toBe(choices[0])
})

const refused: SlipNews = { _tag: "refused", reason: "wrongDigits", keyed: ["4"] }
const displaced: SlipNews = { _tag: "displaced", by: "teng_bon_2", displaced: [], digits: "" }
const priceRefused: SlipNews = { _tag: "priceRefused", ref: 0, reason: "belowMin", bound: 100 }

test.each([refused, displaced, priceRefused])("$_tag: the player sees it anyway, so it passes by itself", (news) => {
  expect(passingNews({ news })).toBe(news)
})

const cleared: SlipNews = { _tag: "cleared", count: 2 }
const clamped: SlipNews = { _tag: "pricesClamped", clamped: [0] }

test.each([cleared, clamped, undefined])("%j does not pass by itself", (news) => {
  expect(passingNews({ news })).toBeUndefined()
})
