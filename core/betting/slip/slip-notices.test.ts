import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { after, atTable, inSlip, keys, tapOn } from "../testing/at-table.ts"
import { yeekeeLimits } from "../testing/operator-that-offers-a-round.ts"
import { type Betting } from "./betting.ts"
import { played, turnedAway } from "./reduce-betting.ts"

test("what comes about as it was asked for is no news", () => {
  const betting = after(atTable(), ...keys("482"))
  expect(played(betting, { type: "all.priced", price: baht(5) })).not.toHaveProperty("news")
  expect(inSlip(after(betting, { type: "all.priced", price: baht(5) }))).toEqual(["teng_bon_3 482 500"])
  expect(played(after(betting, { type: "slip.cleared" }), { type: "slip.restored" })).not.toHaveProperty("news")
})

test("pasted digits that cannot be taken are named in the order in which they stand", () => {
  expect(after(atTable(), { type: "digits.pasted", text: "482" }).slip.entries.length).toBe(1)
  const pasted = (betting: Betting, text: string) => after(betting, { type: "digits.pasted", text }).news
  expect(pasted(atTable(), "hello")).toEqual({ _tag: "refused", reason: "wrongDigits", keyed: ["hello"] })
  expect(pasted(atTable(), "12 34")).toEqual({ _tag: "refused", reason: "wrongDigits", keyed: ["12", "34"] })
  expect(pasted(after(atTable(), tapOn("teng_bon_3")), "482 739")).toEqual({
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
  expect(after(atTable(), ...keys("4"), tapOn("teng_bon_2")).news).toEqual({
    _tag: "displaced",
    by: "teng_bon_2",
    displaced: [{ key: "teng_bon_3", because: "excluded" }],
    digits: "",
  })
})

test("who types on has seen what was switched off, but not necessarily what was left out before", () => {
  expect(after(atTable(), tapOn("teng_bon_2"), ...keys("4")).news).toBeUndefined()
  const left = after(atTable(), { type: "digits.pasted", text: "482 7" })
  expect(left.news).toMatchObject({ _tag: "addedInPart", strange: ["7"] })
  expect(after(left, ...keys("4")).news).toBe(left.news)
})

test("while nothing is taken, what was keyed is named in the refusal", () => {
  const refused = (keyed: ReadonlyArray<string>) => ({ news: { _tag: "refused", reason: "roundClosed", keyed } })
  expect(turnedAway({ type: "digit.pressed", digit: "4" }, "roundClosed")).toEqual(refused(["4"]))
  expect(turnedAway({ type: "digits.pasted", text: "48 2" }, "roundClosed")).toEqual(refused(["48 2"]))
  expect(turnedAway({ type: "numbers.chosen", numbers: ["1", "2"] }, "roundClosed")).toEqual(refused(["1", "2"]))
  expect(turnedAway({ type: "batch.undone" }, "roundClosed")).toEqual(refused([]))
})
