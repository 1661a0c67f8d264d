import fc from "fast-check"
import { defaultSelection, digitsAsked, type Selection, tap } from "../options/compatibility.ts"
import { type Generator, generators, helperToggles, options, type Toggle } from "../options/option.ts"
import { anyNumberOf } from "./any-number.ts"

export const anyToggle: fc.Arbitrary<Toggle> = fc.constantFrom(...options, ...helperToggles)

/** Taps on options and helpers, one after the other. */
export const anyTaps: fc.Arbitrary<ReadonlyArray<Toggle>> = fc.array(anyToggle, { maxLength: 40, size: "max" })

export const anyGenerator: fc.Arbitrary<Generator> = fc.constantFrom(...generators)

/** Where taps lead to; a tap that is refused changes nothing. */
export const selectionAfter = (taps: Iterable<Toggle>, from: Selection = defaultSelection): Selection => {
  let selection = from
  for (const key of taps) {
    const outcome = tap(key, selection)
    if (outcome._tag === "followed") selection = outcome.selection
  }
  return selection
}

/** Few players find a helper by chance: these taps go on to one. */
const onToHelpers: ReadonlyArray<ReadonlyArray<Toggle>> = [
  ["teng_bon_3", "shuffle_3"],
  ["teng_bon_2", "shuffle_2"],
  ["teng_lang_2", "option_2_19"],
  ["teng_bon_2", "option_2_roodnha"],
  ["teng_lang_2", "option_2_roodlung"],
]

/** What stands on when a player has tapped: never anything that taps cannot reach. */
export const anySelection: fc.Arbitrary<Selection> = fc
  .tuple(anyTaps, fc.oneof(fc.constant([]), fc.constantFrom(...onToHelpers)))
  .map(([taps, further]) => selectionAfter([...taps, ...further]))

/** A selection and a number with as many digits as the keypad asks for then. */
export const anyKeying: fc.Arbitrary<{ readonly selection: Selection; readonly number: string }> = anySelection.chain(
  (selection) => anyNumberOf(digitsAsked(selection)).map((number) => ({ selection, number })),
)
