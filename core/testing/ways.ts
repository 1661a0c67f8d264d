import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
  transition,
} from "xstate"
import { getShortestPaths } from "xstate/graph"

/** What a machine tells itself: an answer that came, a time that is over. */
export type Inner = { readonly type: `xstate.${string}`; readonly output?: unknown }
export const inner = (type: Inner["type"], output?: unknown): Inner => ({ type, output })

/** One condition of a machine, with what is known in it. */
export type Standing<Machine extends AnyStateMachine> = {
  /** Where it stands, as one text: `asking`, `following.live`, or `colours.shown + language.spoken`. */
  readonly state: string
  readonly value: SnapshotFrom<Machine> extends { readonly value: infer Held } ? Held : never
  readonly context: ContextFrom<Machine>
  readonly tags: ReadonlySet<string>
  readonly isOver: boolean
  readonly snapshot: AnyMachineSnapshot
}

type Place<Machine extends AnyStateMachine> = (standing: Standing<Machine>) => string

type Named<Machine extends AnyStateMachine> = Readonly<Record<string, EventFrom<Machine> | Inner>>
/** Events by their names, the same everywhere or those that can happen where a machine stands. */
type Events<Machine extends AnyStateMachine> = Named<Machine> | ((standing: Standing<Machine>) => Named<Machine>)

/** How a machine is gone through. */
export type Tour<Machine extends AnyStateMachine> = {
  readonly input?: InputFrom<Machine>
  readonly events: Events<Machine>
  /** What tells two standings apart on the way; their states, unless told otherwise. */
  readonly apart?: Place<Machine>
}

type Value = string | { readonly [region: string]: Value | undefined }

const written = (value: Value): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .flatMap(([region, held]) => (held === undefined ? [] : `${region}.${written(held)}`))
        .toSorted()
        .join(" + ")

/** Tells standings apart by all that is known there, for machines that cannot know without end. */
export const allKnown = ({ state, context }: { readonly state: string; readonly context: unknown }): string =>
  `${state} ${JSON.stringify(context)}`

const byState = ({ state }: { readonly state: string }) => state

const standingAt = <Machine extends AnyStateMachine>(snapshot: AnyMachineSnapshot): Standing<Machine> => ({
  state: written(snapshot.value),
  value: snapshot.value,
  context: snapshot.context,
  tags: snapshot.tags,
  isOver: snapshot.status !== "active",
  snapshot,
})

const eventsAt = <Machine extends AnyStateMachine>(events: Events<Machine>, standing: Standing<Machine>) =>
  typeof events === "function" ? events(standing) : events

/** Goes the shortest way to every standing that events lead to; where a machine has ended, no way goes on. */
export const reached = <Machine extends AnyStateMachine>(
  toured: Machine,
  { input, events, apart = byState }: Tour<Machine>,
): ReadonlyArray<Standing<Machine>> => {
  const machine: AnyStateMachine = toured
  return getShortestPaths(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) => Object.values(eventsAt(events, standingAt(snapshot))),
    serializeState: (snapshot: AnyMachineSnapshot) => apart(standingAt(snapshot)),
    stopWhen: ({ status }: AnyMachineSnapshot) => status !== "active",
  }).map(({ state }) => standingAt(state))
}

/**
 * Which event leads where from each of these places. Where it depends on what is known there, all ends are named;
 * events that only ever stay are left out.
 */
export const waysFrom = <Machine extends AnyStateMachine>(
  toured: Machine,
  standings: ReadonlyArray<Standing<Machine>>,
  { events, place = byState }: { readonly events: Events<Machine>; readonly place?: Place<Machine> },
): Record<string, Record<string, string>> => {
  const machine: AnyStateMachine = toured
  const ends: Record<string, Record<string, Set<string>>> = {}
  for (const standing of standings) {
    const from = (ends[place(standing)] ??= {})
    if (!standing.isOver)
      for (const [name, event] of Object.entries(eventsAt(events, standing))) {
        const [next] = transition(machine, standing.snapshot, event)
        ;(from[name] ??= new Set()).add(place(standingAt(next)))
      }
  }
  const told = ([from, row]: [string, Record<string, Set<string>>]) => {
    const leading = Object.entries(row).filter(([, to]) => to.size > 1 || !to.has(from))
    return [from, Object.fromEntries(leading.map(([name, to]) => [name, [...to].toSorted().join(" or ")]))] as const
  }
  return Object.fromEntries(Object.entries(ends).map(told))
}

/** Every way through a machine: each place that these events lead to, with where each of them leads from there. */
export const ways = <Machine extends AnyStateMachine>(
  machine: Machine,
  tour: Tour<Machine> & { readonly place?: Place<Machine> },
): Record<string, Record<string, string>> => {
  const { place = byState, apart = place } = tour
  return waysFrom(machine, reached(machine, { ...tour, apart }), { ...tour, place })
}
