import type { AnyStateMachine } from "xstate"
import { type Inner, inner, type ReachedState, type Tour, waysFrom } from "./ways.ts"

/** What a question that a machine asks can be answered with, each answer under its name. */
export const answers = (asked: string, all: Readonly<Record<string, unknown>>): Readonly<Record<string, Inner>> =>
  Object.fromEntries(
    Object.entries(all).map(([answer, output]) => [`${asked}: ${answer}`, inner(`xstate.done.actor.${asked}`, output)]),
  )

/**
 * For machines whose parts go their ways side by side: where each event can lead one part from each of its conditions,
 * by what came before. A part that is not there has no condition, and its end is told in another part.
 */
export const movesOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  reachedStates: ReadonlyArray<ReachedState<Machine>>,
  {
    events,
    part,
  }: Pick<Tour<Machine>, "events"> & { readonly part: (at: ReachedState<Machine>) => string | undefined },
): Record<string, Record<string, string>> => {
  const gone = "without this part"
  const { [gone]: _, ...table } = waysFrom(machine, reachedStates, { events, place: (at) => part(at) ?? gone })
  const elsewhere = (from: string, row: Readonly<Record<string, string>>) =>
    Object.entries(row)
      .map(([name, to]) => [name, to.split(" or ").filter((end) => end !== from && end !== gone)] as const)
      .filter(([, ends]) => ends.length > 0)
      .map(([name, ends]) => [name, ends.join(" or ")] as const)
  return Object.fromEntries(
    Object.entries(table).map(([from, row]) => [from, Object.fromEntries(elsewhere(from, row))]),
  )
}
