import {
  byOption,
  type Family,
  familyOf,
  type GameBetType,
  generators,
  type HelperToggle,
  isInAnyOrder,
  isOption,
  options,
  optionsOf,
  type Toggle,
} from "./option.ts"

const run = optionsOf("run")
const two = optionsOf("two")
const inAnyOrder = options.filter(isInAnyOrder)
const straight = optionsOf("three").filter((option) => !isInAnyOrder(option))
const doors = ["option_2_19", "option_2_roodnha", "option_2_roodlung"] as const

const excludedBy: Readonly<Record<Family, ReadonlyArray<GameBetType>>> = {
  three: [...run, ...two, "shuffle_2", ...doors],
  two: [...run, ...straight, ...inAnyOrder, "shuffle_3"],
  run: [...straight, ...inAnyOrder, ...two, ...doors, ...generators],
}
const excludedByAnyOrder: ReadonlyArray<GameBetType> = [...run, ...two, "shuffle_3", "shuffle_2", ...doors]

/** The compatibility table: switching one on switches off everything in its row. */
export const excludes: Readonly<Record<GameBetType, ReadonlyArray<GameBetType>>> = {
  ...byOption((option) => (isInAnyOrder(option) ? excludedByAnyOrder : excludedBy[familyOf(option)])),
  shuffle_3: [...run, ...two, ...inAnyOrder, "shuffle_2", ...doors],
  shuffle_2: [...run, ...straight, ...inAnyOrder, "shuffle_3", ...doors],
  option_2_19: ["option_2_roodnha", "option_2_roodlung", "shuffle_2"],
  option_2_ble: [],
  option_2_roodnha: ["option_2_19", "option_2_roodlung", "shuffle_2"],
  option_2_roodlung: ["option_2_19", "option_2_roodnha", "shuffle_2"],
  option_2_low: [],
  option_2_high: [],
  option_2_even: [],
  option_2_odd: [],
}

export type Selection = ReadonlySet<Toggle>

/** A player starts with the first option alone. */
export const defaultSelection: Selection = new Set<Toggle>(options.slice(0, 1))

/** What a helper cannot be on without. */
export type Need = "needsTwoDigits" | "needsStraightThree"

export type Displaced = { readonly key: Toggle; readonly because: "excluded" | Need }

export type Tap =
  | { readonly _tag: "followed"; readonly selection: Selection; readonly displaced: ReadonlyArray<Displaced> }
  | { readonly _tag: "refused"; readonly reason: Need }

/** The table is not symmetric: a helper goes off by itself when what it works on is no longer on. */
const missing = (key: Toggle, selection: Selection): Need | undefined => {
  if (isOption(key)) return undefined
  if (key === "shuffle_3") return straight.some((option) => selection.has(option)) ? undefined : "needsStraightThree"
  const families = new Set(options.filter((option) => selection.has(option)).map(familyOf))
  return families.has("two") && families.size === 1 ? undefined : "needsTwoDigits"
}

/** Switches an option or helper on or off, and everything off that cannot stay on beside it. */
export const tap = (key: Toggle, selection: Selection): Tap => {
  const on = !selection.has(key)
  const wanted = new Set([...selection].filter((held) => (on ? !excludes[key].includes(held) : held !== key)))
  if (on) wanted.add(key)
  const refusal = on ? missing(key, wanted) : undefined
  if (refusal !== undefined) return { _tag: "refused", reason: refusal }
  const displaced: Array<Displaced> = []
  for (const held of selection) {
    const because = wanted.has(held) ? missing(held, wanted) : held === key ? undefined : "excluded"
    if (because !== undefined) displaced.push({ key: held, because })
  }
  for (const off of displaced) wanted.delete(off.key)
  return { _tag: "followed", selection: wanted, displaced }
}

/** What a tap would switch off and why; a player can be told before tapping. */
export const displacedBy = (key: Toggle, selection: Selection): ReadonlyArray<Displaced> => {
  const tapped = tap(key, selection)
  return tapped._tag === "followed" ? tapped.displaced : []
}

/** The selection that taps on the given keys lead to, options first: nothing remembered can hold a clash. */
export const selectionOf = (keys: Iterable<GameBetType>): Selection => {
  const asked = new Set(keys)
  let selection: Selection = new Set()
  for (const key of toggles) {
    if (!asked.has(key)) continue
    const tapped = tap(key, selection)
    if (tapped._tag === "followed") selection = tapped.selection
  }
  return selection
}

const helpers: ReadonlyArray<HelperToggle> = ["shuffle_3", "shuffle_2", ...doors]
const toggles: ReadonlyArray<Toggle> = [...options, ...helpers]

/** How many digits the keypad takes before it adds the batch. */
export const digitsAsked = (selection: Selection): number => {
  const has = (key: Toggle) => selection.has(key)
  if (run.some(has) || doors.some(has)) return 1
  return optionsOf("three").some(has) ? 3 : 2
}
