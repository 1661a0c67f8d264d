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

/** A snapshot that events lead to, with its value as one text. */
export type ReachedState<Machine extends AnyStateMachine> = {
  /** Where it stands, as one text: `asking`, `following.live`, or `colours.shown + language.spoken`. */
  readonly state: string
  readonly value: SnapshotFrom<Machine> extends { readonly value: infer Held } ? Held : never
  readonly context: ContextFrom<Machine>
  readonly tags: ReadonlySet<string>
  readonly isOver: boolean
  readonly snapshot: AnyMachineSnapshot
}

type Place<Machine extends AnyStateMachine> = (reachedState: ReachedState<Machine>) => string

type Named<Machine extends AnyStateMachine> = Readonly<Record<string, EventFrom<Machine> | Inner>>
/** Events by their names, the same everywhere or those that can happen where a machine stands. */
type Events<Machine extends AnyStateMachine> =
  | Named<Machine>
  | ((reachedState: ReachedState<Machine>) => Named<Machine>)

/** How a machine is gone through. */
export type Tour<Machine extends AnyStateMachine> = {
  readonly input?: InputFrom<Machine>
  readonly events: Events<Machine>
  /** What tells two snapshots apart on the way: their states, unless this says otherwise. */
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

/** Tells snapshots apart by state and context, for machines whose context takes few values. */
export const allKnown = ({ state, context }: { readonly state: string; readonly context: unknown }): string =>
  `${state} ${JSON.stringify(context)}`

const byState = ({ state }: { readonly state: string }) => state

const reachedStateOf = <Machine extends AnyStateMachine>(snapshot: AnyMachineSnapshot): ReachedState<Machine> => ({
  state: written(snapshot.value),
  value: snapshot.value,
  context: snapshot.context,
  tags: snapshot.tags,
  isOver: snapshot.status !== "active",
  snapshot,
})

const eventsAt = <Machine extends AnyStateMachine>(events: Events<Machine>, reachedState: ReachedState<Machine>) =>
  typeof events === "function" ? events(reachedState) : events

type Holder = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | object

const looked = new WeakSet<object>()

/** Actors are held as they are: what they hold is theirs. */
const isActor = (held: object): boolean => "getSnapshot" in held && "sessionId" in held

const partsOf = (held: Holder): Iterable<readonly [unknown, unknown]> =>
  held instanceof Map || held instanceof Set ? held.entries() : Object.entries(held)

/**
 * Where a context holds functions, which no other page could take up and no log write down; what was looked through once
 * is not looked through again.
 */
const functionsIn = (held: unknown, at = "context"): ReadonlyArray<string> => {
  if (typeof held === "function") return [at]
  if (typeof held !== "object" || held === null || looked.has(held) || isActor(held)) return []
  looked.add(held)
  return [...partsOf(held)].flatMap(([name, part]) => functionsIn(part, `${at}.${String(name)}`))
}

/** No machine that is gone through holds a function in its context: data and actors alone. */
const ofData = <Machine extends AnyStateMachine>(reachedState: ReachedState<Machine>): ReachedState<Machine> => {
  const found = functionsIn(reachedState.context)
  if (found.length > 0) throw new Error(`a function is held in ${found.join()}`)
  return reachedState
}

/** Goes the shortest way to every state that events lead to; where a machine has ended, no way goes on. */
export const reached = <Machine extends AnyStateMachine>(
  toured: Machine,
  { input, events, apart = byState }: Tour<Machine>,
): ReadonlyArray<ReachedState<Machine>> => {
  const machine: AnyStateMachine = toured
  return getShortestPaths(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) => Object.values(eventsAt(events, reachedStateOf(snapshot))),
    serializeState: (snapshot: AnyMachineSnapshot) => apart(reachedStateOf(snapshot)),
    stopWhen: ({ status }: AnyMachineSnapshot) => status !== "active",
  }).map(({ state }) => ofData(reachedStateOf(state)))
}

/**
 * Which event leads where from each of these places. Where it depends on what is known there, all ends are named;
 * events that only ever stay are left out.
 */
export const waysFrom = <Machine extends AnyStateMachine>(
  toured: Machine,
  reachedStates: ReadonlyArray<ReachedState<Machine>>,
  { events, place = byState }: { readonly events: Events<Machine>; readonly place?: Place<Machine> },
): Record<string, Record<string, string>> => {
  const machine: AnyStateMachine = toured
  const ends: Record<string, Record<string, Set<string>>> = {}
  for (const reachedState of reachedStates) {
    const from = (ends[place(reachedState)] ??= {})
    if (!reachedState.isOver)
      for (const [name, event] of Object.entries(eventsAt(events, reachedState))) {
        const [next] = transition(machine, reachedState.snapshot, event)
        ;(from[name] ??= new Set()).add(place(reachedStateOf(next)))
      }
  }
  const rowText = ([from, row]: [string, Record<string, Set<string>>]) => {
    const leading = Object.entries(row).filter(([, to]) => to.size > 1 || !to.has(from))
    return [from, Object.fromEntries(leading.map(([name, to]) => [name, [...to].toSorted().join(" or ")]))] as const
  }
  return Object.fromEntries(Object.entries(ends).map(rowText))
}

/** Every way through a machine: each place that these events lead to, with where each of them leads from there. */
export const ways = <Machine extends AnyStateMachine>(
  machine: Machine,
  tour: Tour<Machine> & { readonly place?: Place<Machine> },
): Record<string, Record<string, string>> => {
  const { place = byState, apart = place } = tour
  return waysFrom(machine, reached(machine, { ...tour, apart }), { ...tour, place })
}
