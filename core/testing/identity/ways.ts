import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from "xstate"
import { getShortestPaths } from "xstate/graph"

/** What a machine tells itself: an answer that came, a time that is over. */
export const inner = (type: string, output?: unknown) => ({ type, output })

type Place = (snapshot: AnyMachineSnapshot) => string
const byState: Place = ({ value }) => String(value)

/**
 * Every way through a machine: the snapshots that it can reach by these events, and, for each place, which event
 * leads where. Where it depends on what is known there, all ends are named; events that only ever stay are left out.
 */
export const waysThrough = (
  machine: AnyStateMachine,
  input: unknown,
  events: Readonly<Record<string, AnyEventObject>>,
  place: Place = byState,
) => {
  const reached: ReadonlyArray<AnyMachineSnapshot> = getShortestPaths(machine, {
    input,
    events: Object.values(events),
    serializeState: (state: AnyMachineSnapshot) => `${place(state)} ${JSON.stringify(state.context)}`,
  }).map(({ state }) => state)
  const ways: Record<string, Record<string, string>> = {}
  for (const from of new Set(reached.map(place)))
    for (const [name, event] of Object.entries(events)) {
      const here = reached.filter((state) => place(state) === from)
      const ends = new Set(here.map((state) => place(transition(machine, state, event)[0])))
      if (ends.size > 1 || !ends.has(from)) (ways[from] ??= {})[name] = [...ends].toSorted().join(" or ")
    }
  return { ways, states: new Set(reached.map(byState)) }
}
