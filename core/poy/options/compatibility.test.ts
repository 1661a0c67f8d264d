import fc from "fast-check"
import { expect, test } from "vitest"
import { anyTaps, anyToggle, selectionAfter as tappedFrom } from "../testing/any-tap.ts"
import {
  defaultSelection,
  digitsAsked,
  displacedBy,
  excludes,
  type Selection,
  selectionOf,
  tap,
} from "./compatibility.ts"
import { type GameBetType, gameBetTypes, generators, helperToggles, options, type Toggle } from "./option.ts"

const toggles: ReadonlyArray<Toggle> = [...options, ...helperToggles]
const tapped = (...keys: ReadonlyArray<Toggle>): Selection => tappedFrom(keys, new Set())
const clash = (a: GameBetType, b: GameBetType) => excludes[a].includes(b) || excludes[b].includes(a)
const clashes = (selection: Selection) =>
  [...selection].filter((a) => [...selection].some((b) => a !== b && clash(a, b)))

const oneDigit = ["teng_bon_1", "teng_lang_1"] as const
const twoDigit = ["teng_bon_2", "teng_lang_2"] as const
const straight = ["teng_bon_3", "teng_bon_nha_3", "teng_lang_3"] as const
const rood = ["option_2_roodnha", "option_2_roodlung"] as const

const table: ReadonlyArray<readonly [GameBetType, ReadonlyArray<GameBetType>]> = [
  ["teng_bon_3", [...oneDigit, ...twoDigit, "shuffle_2", "option_2_19", ...rood]],
  ["teng_bon_nha_3", [...oneDigit, ...twoDigit, "shuffle_2", "option_2_19", ...rood]],
  ["teng_lang_3", [...oneDigit, ...twoDigit, "shuffle_2", "option_2_19", ...rood]],
  ["teng_bon_2", [...oneDigit, ...straight, "tode_3", "shuffle_3"]],
  ["teng_lang_2", [...oneDigit, ...straight, "tode_3", "shuffle_3"]],
  ["teng_bon_1", [...straight, "tode_3", ...twoDigit, "option_2_19", ...rood, ...generators]],
  ["teng_lang_1", [...straight, "tode_3", ...twoDigit, "option_2_19", ...rood, ...generators]],
  ["option_2_19", [...rood, "shuffle_2"]],
  ["option_2_roodnha", ["option_2_19", "option_2_roodlung", "shuffle_2"]],
  ["option_2_roodlung", ["option_2_19", "option_2_roodnha", "shuffle_2"]],
  ["option_2_ble", []],
  ["option_2_low", []],
  ["option_2_high", []],
  ["option_2_even", []],
  ["option_2_odd", []],
  ["tode_3", [...oneDigit, ...twoDigit, "shuffle_3", "shuffle_2", "option_2_19", ...rood]],
  ["shuffle_3", [...oneDigit, ...twoDigit, "tode_3", "shuffle_2", "option_2_19", ...rood]],
  ["shuffle_2", [...oneDigit, ...straight, "tode_3", "shuffle_3", "option_2_19", ...rood]],
]

test.each(table)("%s switches off exactly what its row of the table lists", (key, row) => {
  expect(new Set(excludes[key])).toEqual(new Set(row))
  expect(excludes[key]).toHaveLength(row.length)
})

test("the table has a row for every game bet type", () => {
  expect(new Set(table.map(([key]) => key))).toEqual(new Set(gameBetTypes))
})

test("a player starts with three top alone", () => {
  expect(defaultSelection).toEqual(new Set(["teng_bon_3"]))
})

test("switching an option off touches no other option", () => {
  expect(tap("teng_bon_3", tapped("teng_bon_3", "tode_3"))).toEqual({
    _tag: "followed",
    selection: new Set(["tode_3"]),
    displaced: [],
  })
})

test("switching a two-digit option on switches the three-digit ones off and says why", () => {
  expect(tap("teng_bon_2", tapped("teng_bon_3", "tode_3"))).toEqual({
    _tag: "followed",
    selection: new Set(["teng_bon_2"]),
    displaced: [
      { key: "teng_bon_3", because: "excluded" },
      { key: "tode_3", because: "excluded" },
    ],
  })
})

test.each(["option_2_19", "option_2_roodnha", "option_2_roodlung", "shuffle_2"] as const)(
  "%s goes off by itself with the last two-digit option, not before",
  (helper) => {
    const both = tapped("teng_bon_2", "teng_lang_2", helper)
    const one = tapped("teng_bon_2", "teng_lang_2", helper, "teng_lang_2")
    expect(both.has(helper)).toBe(true)
    expect(one).toEqual(new Set(["teng_bon_2", helper]))
    expect(tap("teng_bon_2", one)).toEqual({
      _tag: "followed",
      selection: new Set(),
      displaced: [{ key: helper, because: "needsTwoDigits" }],
    })
  },
)

test("shuffle of three goes off by itself with the last straight three-digit option", () => {
  expect(tap("teng_bon_3", tapped("teng_bon_3", "shuffle_3"))).toEqual({
    _tag: "followed",
    selection: new Set(),
    displaced: [{ key: "shuffle_3", because: "needsStraightThree" }],
  })
})

test.each([
  ["option_2_19", ["teng_bon_3"], "needsTwoDigits"],
  ["option_2_roodnha", ["teng_bon_1"], "needsTwoDigits"],
  ["option_2_roodlung", [], "needsTwoDigits"],
  ["shuffle_2", ["teng_bon_3"], "needsTwoDigits"],
  ["option_2_19", ["teng_bon_2", "teng_bon_3"], "needsTwoDigits"],
  ["shuffle_3", ["tode_3"], "needsStraightThree"],
  ["shuffle_3", ["teng_bon_2"], "needsStraightThree"],
] as const)("a tap on %s beside %j is refused and changes nothing", (key, held, reason) => {
  expect(tap(key, new Set(held))).toEqual({ _tag: "refused", reason })
  expect(displacedBy(key, new Set(held))).toEqual([])
})

test("a player is told before the tap what it would switch off", () => {
  expect(displacedBy("option_2_roodnha", tapped("teng_bon_2", "option_2_19"))).toEqual([
    { key: "option_2_19", because: "excluded" },
  ])
  expect(displacedBy("teng_bon_1", tapped("teng_bon_3", "shuffle_3"))).toEqual([
    { key: "teng_bon_3", because: "excluded" },
    { key: "shuffle_3", because: "needsStraightThree" },
  ])
})

const allowed = () =>
  Array.from(
    { length: 2 ** toggles.length },
    (_, bits) => new Set(toggles.filter((_toggle, at) => bits & (1 << at))),
  ).filter(
    (selection) =>
      clashes(selection).length === 0 &&
      (!selection.has("shuffle_3") || straight.some((option) => selection.has(option))) &&
      (!helperToggles.some((helper) => helper !== "shuffle_3" && selection.has(helper)) ||
        twoDigit.some((option) => selection.has(option))),
  )

test("out of all 262,144 sets of game bet types no selection with a clash can be made", () => {
  const reached = new Map<string, Selection>()
  for (let bits = 0; bits < 2 ** 18; bits++) {
    const selection = selectionOf(gameBetTypes.filter((_, at) => bits & (1 << at)))
    reached.set([...selection].join(), selection)
  }
  const starts = [...reached.values()]
  expect(starts.filter((selection) => clashes(selection).length > 0)).toEqual([])
  expect(starts.every((selection) => [...selection].every((key) => toggles.includes(key)))).toBe(true)
  expect(starts).toHaveLength(allowed().length)
  for (const start of starts)
    for (const key of toggles) {
      const outcome = tap(key, start)
      if (outcome._tag === "followed") expect(clashes(outcome.selection)).toEqual([])
    }
})

test("a selection that taps can reach is remembered as it was", () => {
  fc.assert(
    fc.property(anyTaps, (keys) => {
      const selection = tapped(...keys)
      expect(clashes(selection)).toEqual([])
      expect(selectionOf(selection)).toEqual(selection)
    }),
  )
})

test("no tap leaves two options on that clash, and the tapped one is on exactly when it was off", () => {
  fc.assert(
    fc.property(anyTaps, anyToggle, (keys, key) => {
      const before = tapped(...keys)
      const outcome = tap(key, before)
      if (outcome._tag === "refused") return
      expect(clashes(outcome.selection)).toEqual([])
      expect(outcome.selection.has(key)).toBe(!before.has(key))
      const off = [...before].filter((held) => held !== key && !outcome.selection.has(held))
      expect(off).toEqual(displacedBy(key, before).map((displaced) => displaced.key))
    }),
  )
})

test.each([
  [["teng_bon_1"], 1],
  [["teng_bon_2", "option_2_19"], 1],
  [["teng_lang_2", "option_2_roodnha"], 1],
  [["teng_lang_2", "option_2_roodlung"], 1],
  [["teng_bon_3", "shuffle_3"], 3],
  [["tode_3"], 3],
  [["teng_lang_3"], 3],
  [["teng_bon_2", "shuffle_2"], 2],
  [[], 2],
] as const)("with %j on the keypad asks for %i digits", (held, digits) => {
  expect(digitsAsked(new Set(held))).toBe(digits)
})
