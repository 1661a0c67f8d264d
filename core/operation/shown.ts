import type { StateValueFrom, Subscription } from "xstate"
import type { makeOperation } from "./operation.machine.ts"

type OperationLogic = ReturnType<typeof makeOperation>

/** What an operation is at while it goes on. */
export type OperationShown = StateValueFrom<OperationLogic>

/** The operation of a flow, as far as it is shown. */
export type ShownOperation = {
  readonly getSnapshot: () => {
    readonly status: string
    readonly value: OperationShown
    readonly hasTag: (tag: "unknown") => boolean
  }
  readonly subscribe: (look: () => void) => Subscription
}

/** A moment of a flow that sends an operation: placing, cancelling, a withdrawal, a deposit, a move, an account, a reward. */
export type FlowSnapshot<State> = {
  readonly value: State
  readonly children: { readonly operation?: ShownOperation | undefined }
}

const operationOf = <State>({ children: { operation } }: FlowSnapshot<State>) => {
  const snapshot = operation?.getSnapshot()
  return snapshot?.status === "active" ? snapshot : undefined
}

/** What a page shows of a flow: the state of its operation while that goes on, else its own. */
export const shownBy = <State>(flow: FlowSnapshot<State>): State | OperationShown =>
  operationOf(flow)?.value ?? flow.value

/** Whether nobody knows just now if the operator has taken what the player said yes to. */
export const isInDoubt = <State>(flow: FlowSnapshot<State>): boolean => operationOf(flow)?.hasTag("unknown") === true
