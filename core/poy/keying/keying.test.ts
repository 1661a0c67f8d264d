import { expect, test } from "vitest"
import type { Toggle } from "../options/option.ts"
import { generate, keyed, spread } from "./keying.ts"

const on = (...keys: ReadonlyArray<Toggle>) => new Set(keys)
const resultOf = (result: ReturnType<typeof keyed>) =>
  result._tag === "bets" ? result.bets.map(({ option, number }) => `${option} ${number}`) : result.reason

test("a keyed number goes to every option that is on", () => {
  expect(resultOf(keyed("482", on("teng_bon_3", "tode_3")))).toEqual(["teng_bon_3 482", "tode_3 482"])
  expect(resultOf(keyed("47", on("teng_bon_2", "teng_lang_2")))).toEqual(["teng_bon_2 47", "teng_lang_2 47"])
  expect(resultOf(keyed("9", on("teng_bon_1", "teng_lang_1")))).toEqual(["teng_bon_1 9", "teng_lang_1 9"])
})

test("with shuffle on a number comes once among its arrangements, not again by itself", () => {
  expect(resultOf(keyed("112", on("teng_bon_3", "shuffle_3")))).toEqual([
    "teng_bon_3 112",
    "teng_bon_3 121",
    "teng_bon_3 211",
  ])
  expect(resultOf(keyed("47", on("teng_lang_2", "shuffle_2")))).toEqual(["teng_lang_2 47", "teng_lang_2 74"])
})

test("19 doors go to the two-digit options that are on and to nothing else", () => {
  const bets = keyed("5", on("teng_bon_2", "teng_lang_2", "option_2_19"))
  expect(resultOf(bets)).toHaveLength(38)
  expect(resultOf(keyed("5", on("teng_bon_2", "option_2_19")))).toHaveLength(19)
  expect(resultOf(bets)).toContain("teng_lang_2 55")
})

test("rood puts the digit in front or behind", () => {
  expect(resultOf(keyed("7", on("teng_bon_2", "option_2_roodnha")))).toContain("teng_bon_2 70")
  expect(resultOf(keyed("7", on("teng_bon_2", "option_2_roodnha")))).not.toContain("teng_bon_2 07")
  expect(resultOf(keyed("7", on("teng_lang_2", "option_2_roodlung")))).toContain("teng_lang_2 07")
  expect(resultOf(keyed("7", on("teng_lang_2", "option_2_roodlung")))).toHaveLength(10)
})

test.each([
  ["48", ["teng_bon_3"]],
  ["4822", ["teng_bon_3"]],
  ["12", ["teng_bon_2", "option_2_19"]],
  ["4a2", ["teng_bon_3"]],
  ["", ["teng_bon_1"]],
] as const)("%j is not what the keypad asks for with %j on", (number, held) => {
  expect(resultOf(keyed(number, on(...held)))).toBe("wrongDigits")
})

test("a number with no option on is refused", () => {
  expect(resultOf(keyed("48", on()))).toBe("nothingSelected")
})

test("a one-shot helper adds to the two-digit options that are on, and is refused without one", () => {
  expect(resultOf(generate("option_2_ble", on("teng_lang_2")))).toEqual(
    ["00", "11", "22", "33", "44", "55", "66", "77", "88", "99"].map((number) => `teng_lang_2 ${number}`),
  )
  expect(resultOf(generate("option_2_high", on("teng_bon_2", "teng_lang_2")))).toHaveLength(100)
  expect(resultOf(generate("option_2_low", on("teng_bon_3")))).toBe("needsTwoDigits")
})

test("numbers of a board go only to the options that take so many digits", () => {
  expect(resultOf(spread(["111", "22"], on("teng_bon_3", "tode_3")))).toEqual(["teng_bon_3 111", "tode_3 111"])
})
