import { type FlowSnapshot, shownBy } from "@fakham/core/show"
import { until } from "./until.ts"

/** `moment` is another one for each look-up that found nothing. */
export type Unanswered = { readonly is: "leaving" } | { readonly is: "unanswered"; readonly moment: unknown }

/** What is to be decided of an operation that nobody has answered, but for the moment that was decided last. */
export const unansweredOf = <State>(state: FlowSnapshot<State>, last: unknown): Unanswered | undefined => {
  const shown = shownBy(state)
  if (shown === "unverifiable" || shown === "neverReceived") return { is: "leaving" }
  const moment = shown === "awaitingAnswer" ? state.children.operation?.getSnapshot() : undefined
  return moment === undefined || moment === last ? undefined : { is: "unanswered", moment }
}

/** Is kept once an operation is at this moment no longer. */
export const momentPassed = <State>(
  page: Parameters<typeof until<FlowSnapshot<State>, true>>[0],
  moment: unknown,
): Promise<true> => until(page, ({ children }) => (children.operation?.getSnapshot() === moment ? undefined : true))
