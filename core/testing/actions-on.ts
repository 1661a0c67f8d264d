import { type AnyStateMachine, type EventFrom, transition } from "xstate"
import type { Inner, ReachedState } from "./ways.ts"

const typeIn = (event: unknown): string =>
  typeof event === "object" && event !== null && "type" in event && typeof event.type === "string" ? event.type : ""

const idIn = (actor: unknown): string =>
  typeof actor === "object" && actor !== null && "id" in actor && typeof actor.id === "string" ? actor.id : ""

/** An action as one text: by its name with what it tells, or what it sends to whom; nothing where it only starts or stops. */
const written = ({ type, params }: { readonly type: string; readonly params: unknown }): ReadonlyArray<string> => {
  if (typeof params === "object" && params !== null && "to" in params && "event" in params)
    return [`${typeIn(params.event)} to ${idIn(params.to)}`]
  return type.startsWith("xstate.") ? [] : [`${type} ${typeIn(params)}`.trimEnd()]
}

/** What a machine does at each of these events where it stands, besides going on; events at which it does nothing are left out. */
export const actionsOn = <Machine extends AnyStateMachine>(
  acting: Machine,
  { snapshot }: ReachedState<Machine>,
  events: Readonly<Record<string, EventFrom<Machine> | Inner>>,
): Readonly<Record<string, ReadonlyArray<string>>> => {
  const machine: AnyStateMachine = acting
  const done = Object.entries(events).map(([name, event]) => {
    const [, actions] = transition(machine, snapshot, event)
    return [name, actions.flatMap(written)] as const
  })
  return Object.fromEntries(done.filter(([, actions]) => actions.length > 0))
}
