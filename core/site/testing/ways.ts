import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type InputFrom,
  transition,
} from "xstate"
import { getShortestPaths } from "xstate/graph"

type Value = string | { readonly [region: string]: Value | undefined }

/** Where a machine stands, as one text: `asking`, `following.live`, or `colours.shown + language.spoken`. */
const written = (value: Value): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .flatMap(([region, inner]) => (inner === undefined ? [] : `${region}.${written(inner)}`))
        .toSorted()
        .join(" + ")

/** What a machine tells itself: an answer that came, a time that is over. */
export const inner = (type: string, output?: unknown) => ({ type, output }) as never

type Tour<Machine extends AnyStateMachine> = {
  readonly input?: InputFrom<Machine>
  readonly events: Readonly<Record<string, EventFrom<Machine>>>
  /** What else tells two standings apart. */
  readonly more?: (context: ContextFrom<Machine>) => string
}

/** Goes the shortest way to every standing that events lead to, tries every event there, and tells which lead elsewhere. */
export const ways = <Machine extends AnyStateMachine>(
  toured: Machine,
  { input, events, more = () => "" }: Tour<Machine>,
) => {
  const machine: AnyStateMachine = toured
  const place = ({ value, context }: AnyMachineSnapshot) => written(value) + more(context)
  const table: Record<string, Record<string, string>> = {}
  const stopWhen = ({ status }: AnyMachineSnapshot) => status !== "active"
  const options = { input, events: Object.values(events), serializeState: place, stopWhen }
  for (const { state } of getShortestPaths(machine, options)) {
    const from = (table[place(state)] ??= {})
    if (stopWhen(state)) continue
    for (const [name, event] of Object.entries(events)) {
      const [next] = transition(machine, state, event)
      if (place(next) !== place(state)) from[name] = place(next)
    }
  }
  return table
}
