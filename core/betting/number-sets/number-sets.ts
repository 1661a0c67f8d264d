import { Context, Data, type Effect, Result } from "effect"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { makeResource } from "../../operator/resource.machine.ts"
import type { NumberSet } from "../../poy/keying/pull.ts"
import { digitsOf, type Option, options } from "../../poy/options/option.ts"
import type { Slip } from "../../poy/slip.ts"
import type { Visit } from "../../visit/visit.ts"

/** A set before the operator keeps it. */
export type NamedSet = NumberSet & { readonly name: string }

export type SavedNumberSet = NamedSet & { readonly id: string }

/** What a set may be; an operator may want other figures. */
export type SetLimits = { readonly nameLength: number; readonly numbers: number }
export const setLimits: SetLimits = { nameLength: 30, numbers: 1_000 }

/** A set that may be kept, and what stood in it more than once. */
export type ReadSet = { readonly set: NamedSet; readonly repeated: ReadonlyArray<string> }

export type SetFault =
  | { readonly reason: "nameMissing" | "nameTooLong" | "noOptions" | "noNumbers" | "tooManyNumbers" }
  /** Numbers that none of the options takes, and options that none of the numbers fits. */
  | { readonly reason: "doNotFit"; readonly numbers: ReadonlyArray<string>; readonly options: ReadonlyArray<Option> }

/** A set as a player wrote it: trimmed, options in their order, each number once. */
export const readSet = (written: NamedSet, limits = setLimits): Result.Result<ReadSet, SetFault> => {
  const name = written.name.trim()
  const length = Array.from(name).length
  const on = options.filter((option) => written.options.includes(option))
  const numbers = [...new Set(written.numbers)]
  const repeated = [...new Set(written.numbers.filter((number, at) => written.numbers.indexOf(number) < at))]
  if (length === 0) return Result.fail({ reason: "nameMissing" })
  if (length > limits.nameLength) return Result.fail({ reason: "nameTooLong" })
  if (on.length === 0) return Result.fail({ reason: "noOptions" })
  if (numbers.length === 0) return Result.fail({ reason: "noNumbers" })
  if (numbers.length > limits.numbers) return Result.fail({ reason: "tooManyNumbers" })
  const asked = new Set(on.map(digitsOf))
  const lengths = new Set(numbers.map((number) => number.length))
  const strange = numbers.filter((number) => !/^\d+$/.test(number) || !asked.has(number.length))
  const idle = on.filter((option) => !lengths.has(digitsOf(option)))
  if (strange.length + idle.length > 0) return Result.fail({ reason: "doNotFit", numbers: strange, options: idle })
  return Result.succeed({ set: { name, options: on, numbers }, repeated })
}

/** The sets that together bet what a slip bets and nothing else: options with the same numbers share one. */
export const setsOfSlip = ({ entries }: Slip): ReadonlyArray<NumberSet> => {
  const byOption = Map.groupBy(entries, ({ option }) => option)
  const bet = [...byOption].map(([option, lines]) => ({
    option,
    numbers: [...new Set(lines.map((line) => line.number))],
  }))
  return [...Map.groupBy(bet, ({ numbers }) => numbers.join()).values()].map((alike) => ({
    options: alike.map(({ option }) => option),
    numbers: alike[0]?.numbers ?? [],
  }))
}

export class NoSuchSet extends Data.TaggedError("NoSuchSet") {}

/** The operator keeps no more sets for this player. */
export class TooManySets extends Data.TaggedError("TooManySets") {}

/** The operator does not do this with the set, for no reason that is known. */
export class SetRefused extends Data.TaggedError("SetRefused")<Said> {}

export type SetsFailure = Unauthorized | Unreachable

/** The number sets that the operator keeps for this player. */
export class NumberSets extends Context.Service<
  NumberSets,
  {
    readonly all: () => Effect.Effect<ReadonlyArray<SavedNumberSet>, NotOffered | SetsFailure>
    /** The same key keeps one set, however often it is sent. */
    readonly create: (
      set: NamedSet,
      key: string,
    ) => Effect.Effect<SavedNumberSet, TooManySets | SetRefused | SetsFailure>
    readonly update: (set: SavedNumberSet) => Effect.Effect<SavedNumberSet, NoSuchSet | SetRefused | SetsFailure>
    readonly delete: (id: string) => Effect.Effect<void, NoSuchSet | SetRefused | SetsFailure>
  }
>()("core/betting/number-sets/NumberSets") {}

export interface NumberSetsLogic extends ReturnType<typeof makeResource<unknown, ReadonlyArray<SavedNumberSet>>> {}

/** The player's own sets of numbers: each page reads them anew, as another one may just have changed them. */
export const numberSetsOf = ({ runtime }: Visit<NumberSets>): { readonly numberSets: NumberSetsLogic } => ({
  numberSets: makeResource(runtime, () => NumberSets.use(({ all }) => all())),
})
