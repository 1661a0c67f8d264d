import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { yeekeeLimits } from "../../testing/betting.ts"
import { linesOf } from "../totals.ts"
import { type Betting, type Play } from "./betting.ts"
import { played, turnedAway } from "./play.ts"
import { someRatesTaken, termsTaken } from "./terms-in-use.ts"
import { after, atTable, inSlip, keys, tap } from "./testing/at-table.ts"

test("batches are redone in turn, the one undone last first, and each without its closed numbers", () => {
  const [undo, redo]: ReadonlyArray<Play> = [{ type: "batch.undone" }, { type: "batch.redone" }]
  const chosen = (...numbers: ReadonlyArray<string>): Play => ({ type: "numbers.chosen", numbers })
  const three = after(atTable(), chosen("111", "555"), chosen("222", "333"), ...keys("444"))
  const undone = after(three, undo!, undo!, undo!)
  const gone = ["222", "555"].map((number) => ({ option: "teng_bon_3", number, multiply: 0 }) as const)
  const closed = { ...undone, ...someRatesTaken(undone, gone) }
  const numbers = (betting: Betting) => linesOf(betting.slip).map(({ number }) => number)
  const second = after(closed, redo!, redo!)
  expect(numbers(after(closed, redo!))).toEqual(["111"])
  expect(numbers(second)).toEqual(["111", "333"])
  expect(second.news).toEqual({
    _tag: "addedInPart",
    left: [{ option: "teng_bon_3", number: "222", reason: "closed" }],
    clamped: [],
    strange: [],
  })
  const third = after(second, redo!)
  expect(numbers(third)).toEqual(["111", "333", "444"])
  expect(numbers(after(third, redo!))).toEqual(["111", "333", "444"])
})

test("a number that pays next to nothing is still open when its batch is redone", () => {
  const undone = after(atTable(), { type: "numbers.chosen", numbers: ["482", "739"] }, { type: "batch.undone" })
  const rates = [
    { option: "teng_bon_3", number: "482", multiply: 1 },
    { option: "teng_bon_3", number: "739", multiply: 0 },
  ] as const
  const redone = after({ ...undone, ...someRatesTaken(undone, rates) }, { type: "batch.redone" })
  expect(inSlip(redone)).toEqual(["teng_bon_3 482 100"])
})

test("what comes about as it was asked for is no news", () => {
  const kept = after(atTable(), ...keys("482"))
  expect(played(kept, { type: "all.priced", price: baht(5) })).not.toHaveProperty("news")
  expect(inSlip(after(kept, { type: "all.priced", price: baht(5) }))).toEqual(["teng_bon_3 482 500"])
  expect(played(after(kept, { type: "slip.cleared" }), { type: "slip.restored" })).not.toHaveProperty("news")
})

test("pasted digits that cannot be taken are named in the order in which they stand", () => {
  expect(after(atTable(), { type: "digits.pasted", text: "482" }).slip.entries.length).toBe(1)
  const pasted = (betting: Betting, text: string) => after(betting, { type: "digits.pasted", text }).news
  expect(pasted(atTable(), "hello")).toEqual({ _tag: "refused", reason: "wrongDigits", keyed: ["hello"] })
  expect(pasted(atTable(), "12 34")).toEqual({ _tag: "refused", reason: "wrongDigits", keyed: ["12", "34"] })
  expect(pasted(after(atTable(), tap("teng_bon_3")), "482 739")).toEqual({
    _tag: "refused",
    reason: "nothingSelected",
    keyed: ["482", "739"],
  })
  const rateNow = ["739", "482"].map((number) => ({ option: "teng_bon_3", number, multiply: 0 }) as const)
  expect(pasted(atTable({ ...yeekeeLimits, rateNow }), "739 482")).toMatchObject({
    left: [{ number: "739" }, { number: "482" }],
  })
})

test("the only digit that is typed can be taken back", () => {
  expect(after(atTable(), ...keys("4"), { type: "digit.erased" }).digits).toBe("")
})

test("an option that another takes the place of is told of, digits that still fit are not", () => {
  expect(after(atTable(), ...keys("4"), tap("teng_bon_2")).news).toEqual({
    _tag: "displaced",
    by: "teng_bon_2",
    displaced: [{ key: "teng_bon_3", because: "excluded" }],
    digits: "",
  })
})

test("what is on stays on when terms change, as far as the round still offers it", () => {
  const two = after(atTable(), tap("teng_bon_2"))
  expect([...(termsTaken(two, yeekeeLimits).selection ?? [])]).toEqual(["teng_bon_2"])
  const shuffled = after(two, tap("teng_lang_2"), tap("shuffle_2"))
  expect([...(termsTaken(shuffled, yeekeeLimits).selection ?? [])].toSorted()).toEqual([
    "shuffle_2",
    "teng_bon_2",
    "teng_lang_2",
  ])
})

test("while nothing is taken, what was keyed is named in the refusal", () => {
  const refused = (keyed: ReadonlyArray<string>) => ({ news: { _tag: "refused", reason: "roundClosed", keyed } })
  expect(turnedAway({ type: "digit.pressed", digit: "4" }, "roundClosed")).toEqual(refused(["4"]))
  expect(turnedAway({ type: "digits.pasted", text: "48 2" }, "roundClosed")).toEqual(refused(["48 2"]))
  expect(turnedAway({ type: "numbers.chosen", numbers: ["1", "2"] }, "roundClosed")).toEqual(refused(["1", "2"]))
  expect(turnedAway({ type: "batch.undone" }, "roundClosed")).toEqual(refused([]))
})
