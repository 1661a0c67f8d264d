/**
 * What a line may bet on, in the order in which a slip lists it. The name says the rules: teng in the order of the
 * digits or tode in any, and last the number of digits.
 */
export const options = [
  "teng_bon_3",
  "tode_3",
  "teng_bon_nha_3",
  "teng_lang_3",
  "teng_bon_2",
  "teng_lang_2",
  "teng_bon_1",
  "teng_lang_1",
] as const
export type Option = (typeof options)[number]

/** Helpers that stay on and change what a keyed number becomes. */
export const helperToggles = ["shuffle_3", "shuffle_2", "option_2_19", "option_2_roodnha", "option_2_roodlung"] as const
export type HelperToggle = (typeof helperToggles)[number]

/** Helpers that are never on: a tap adds their numbers at once. */
export const generators = ["option_2_ble", "option_2_low", "option_2_high", "option_2_even", "option_2_odd"] as const
export type Generator = (typeof generators)[number]

export type Toggle = Option | HelperToggle
export type GameBetType = Toggle | Generator

export const gameBetTypes: ReadonlyArray<GameBetType> = [...options, ...helperToggles, ...generators]

export type Family = "three" | "two" | "run"

export const digitsOf = (option: Option): number => Number(option.slice(-1))

export const familyOf = (option: Option): Family =>
  option.endsWith("3") ? "three" : option.endsWith("2") ? "two" : "run"

export const isInAnyOrder = (option: Option): boolean => option.startsWith("tode")

export const optionsOf = (family: Family): ReadonlyArray<Option> =>
  options.filter((option) => familyOf(option) === family)

export const isOption = (text: string): text is Option => options.some((option) => option === text)

/** A value of each option, by its name. */
export function byOption<A>(valueOf: (option: Option) => A): Readonly<Record<Option, A>>
export function byOption(valueOf: (option: Option) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(options.map((option) => [option, valueOf(option)]))
}
