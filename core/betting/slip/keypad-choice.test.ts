import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { after, atTable, inSlip, keys, tapOn } from "../testing/at-table.ts"
import { yeekeeLimits, yeekeeRound } from "../testing/operator-that-offers-a-round.ts"
import { termsTaken } from "./apply-terms.ts"
import { bettingFor } from "./betting.ts"
import { keypadChoiceOf } from "./keypad-choice.ts"

const resumed = (...choice: ReadonlyArray<Parameters<typeof bettingFor>[0]["keypad"]>) => {
  const betting = bettingFor({ ...yeekeeRound, keypad: choice[0] }, () => "id")
  return { ...betting, ...termsTaken(betting, yeekeeLimits) }
}

test("the next round of a group begins with the options and the price of the last one", () => {
  const last = after(atTable(), tapOn("teng_bon_2"), tapOn("teng_lang_2"), ...keys("47"), {
    type: "all.priced",
    price: baht(20),
  })
  const choice = keypadChoiceOf(last)
  expect(choice).toEqual({ options: ["teng_bon_2", "teng_lang_2"], price: 2_000 })
  expect(inSlip(after(resumed(choice), ...keys("12")))).toEqual(["teng_bon_2 12 2000", "teng_lang_2 12 2000"])
  expect(inSlip(after(resumed(choice), { type: "generator.tapped", generator: "option_2_ble" })).slice(0, 2)).toEqual([
    "teng_bon_2 00 2000",
    "teng_bon_2 11 2000",
  ])
})

test("the first time a group is bet on, it begins with three top at the minimum", () => {
  expect(inSlip(after(resumed(), ...keys("482")))).toEqual(["teng_bon_3 482 100"])
})

test("a price beyond an option's limits is the nearest that they allow, without a word", () => {
  const rich = after(resumed({ options: ["teng_bon_3"], price: baht(5_000) }), ...keys("482"))
  expect([inSlip(rich), rich.news]).toEqual([["teng_bon_3 482 50000"], undefined])
  const poor = after(resumed({ options: ["teng_bon_3"], price: satang(25) }), ...keys("482"))
  expect(inSlip(poor)).toEqual(["teng_bon_3 482 100"])
})

test("numbers that are chosen on the board go in at the price of the last ones too", () => {
  const choice = { options: ["teng_bon_2"], price: baht(20) } as const
  expect(inSlip(after(resumed(choice), { type: "numbers.chosen", numbers: ["12", "47"] }))).toEqual([
    "teng_bon_2 12 2000",
    "teng_bon_2 47 2000",
  ])
})

test("what is pulled goes in at the minimum, or at the price that it comes with", () => {
  const choice = { options: ["teng_bon_2"], price: baht(20) } as const
  const bets = [{ option: "teng_bon_2", number: "47" } as const]
  expect(inSlip(after(resumed(choice), { type: "slip.pulled", bets }))).toEqual(["teng_bon_2 47 100"])
  const set = { numbers: ["12"], options: ["teng_bon_2"] } as const
  expect(inSlip(after(resumed(choice), { type: "set.pulled", set }))).toEqual(["teng_bon_2 12 100"])
})

test("options that clash, or that the round does not offer, do not come back together", () => {
  expect([...resumed({ options: ["teng_bon_3", "teng_bon_2"], price: undefined }).selection]).toEqual(["teng_bon_2"])
  expect([...resumed({ options: ["teng_lang_3"], price: undefined }).selection]).toEqual(["teng_bon_3"])
})
