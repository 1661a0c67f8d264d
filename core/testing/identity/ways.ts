import { type AnyMachineSnapshot, type AnyStateMachine, transition } from "xstate"
import { getShortestPaths } from "xstate/graph"

/** What a machine tells itself: an answer that came, a time that is over. */
export const inner = (type: string, output?: unknown) => ({ type, output })

/**
 * Every way through a flat machine: the snapshots that it can reach by these events, and, for each place, which
 * event leads where. Events that leave it where it is are left out.
 */
export const waysThrough = (
  machine: AnyStateMachine,
  input: unknown,
  events: Readonly<Record<string, { readonly type: string }>>,
) => {
  const place = (snapshot: AnyMachineSnapshot) => String(snapshot.value)
  const reached: ReadonlyArray<AnyMachineSnapshot> = getShortestPaths(machine, {
    input,
    events: Object.values(events),
    serializeState: (state: AnyMachineSnapshot) => `${place(state)} ${JSON.stringify(state.context)}`,
  }).map(({ state }) => state)
  const ways: Record<string, Record<string, string>> = {}
  for (const state of reached)
    for (const [name, event] of Object.entries(events)) {
      const [next] = transition(machine, state, event)
      if (place(next) !== place(state)) (ways[place(state)] ??= {})[name] = place(next)
    }
  return { ways, reached }
}
