import { type FlowSnapshot, shownBy } from "@fakham/core/show"
import type { WaitOn } from "./asked.ts"
import type { DoorEnd, DoorEnded, WatchedActor } from "./door-end.ts"

/** `moment` is another one for each look-up that found nothing. */
type Unanswered = { readonly is: "leaving" } | { readonly is: "unanswered"; readonly moment: unknown }

/** The player let go of it: in doubt the operator may have taken it. */
type LeftInDoubt = { readonly is: "left"; readonly isInDoubt: true }

type Flow<State> = WatchedActor<State & { readonly status: string }>

/** What is to be decided of an operation that nobody has answered, but for the moment that was decided last. */
const unansweredOf = <State>(state: FlowSnapshot<State>, last: unknown): Unanswered | undefined => {
  const shown = shownBy(state)
  if (shown === "unverifiable" || shown === "neverReceived") return { is: "leaving" }
  const moment = shown === "awaitingAnswer" ? state.children.operation?.getSnapshot() : undefined
  return moment === undefined || moment === last ? undefined : { is: "unanswered", moment }
}

/** Waits for the next step of a flow, and on for an answer as long as the player wants that. */
export const flowSteps = <Value, State extends FlowSnapshot<Value>, Step>(
  flow: Flow<State>,
  stepOf: (state: State) => Step | undefined,
  waitOn: WaitOn,
  ending: DoorEnd,
): (() => Promise<Step | LeftInDoubt | DoorEnded>) => {
  let last: unknown
  const over = (): DoorEnded => ({ is: ending.is() ?? "loggedOut" })
  const decided = (state: State) => {
    const is = stepOf(state)
    return is === undefined ? unansweredOf(state, last) : ({ is: "step", step: is } as const)
  }
  return async () => {
    for (;;) {
      const next = await ending.until(flow, decided)
      if (next === undefined || flow.getSnapshot().status === "stopped") return over()
      if (next.is === "step") return next.step
      if (next.is === "leaving") return { is: "left", isInDoubt: true }
      last = next.moment
      const passed = ending.until(flow, ({ children }) =>
        children.operation?.getSnapshot() === next.moment ? undefined : true,
      )
      if (!(await waitOn(passed))) return ending.is() === undefined ? { is: "left", isInDoubt: true } : over()
    }
  }
}
