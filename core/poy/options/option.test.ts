import { expect, test } from "vitest"
import { digitsOf, familyOf, gameBetTypes, isOption, options, optionsOf } from "./option.ts"

test.each([
  ["teng_bon_3", "three", 3],
  ["tode_3", "three", 3],
  ["teng_bon_nha_3", "three", 3],
  ["teng_lang_3", "three", 3],
  ["teng_bon_2", "two", 2],
  ["teng_lang_2", "two", 2],
  ["teng_bon_1", "run", 1],
  ["teng_lang_1", "run", 1],
] as const)("%s belongs to the family %s and takes %i digits", (option, family, digits) => {
  expect(familyOf(option)).toBe(family)
  expect(digitsOf(option)).toBe(digits)
  expect(optionsOf(family)).toContain(option)
})

test("a slip lists three digits before two and two before one", () => {
  expect(options).toEqual([
    "teng_bon_3",
    "tode_3",
    "teng_bon_nha_3",
    "teng_lang_3",
    "teng_bon_2",
    "teng_lang_2",
    "teng_bon_1",
    "teng_lang_1",
  ])
})

test("there are the eighteen game bet types of the operator", () => {
  const keys =
    "teng_bon_3 tode_3 teng_bon_nha_3 teng_lang_3 teng_bon_2 teng_lang_2 shuffle_3 shuffle_2 teng_bon_1 teng_lang_1 " +
    "option_2_19 option_2_ble option_2_roodnha option_2_roodlung option_2_low option_2_high option_2_even option_2_odd"
  expect(new Set(gameBetTypes)).toEqual(new Set(keys.split(" ")))
  expect(gameBetTypes).toHaveLength(18)
})

test("only the eight options can stand in a line", () => {
  expect(gameBetTypes.filter(isOption)).toEqual(options)
})
