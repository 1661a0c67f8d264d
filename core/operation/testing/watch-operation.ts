import { type AnyActorRef, waitFor } from "xstate"
import { present } from "../../machine/present.ts"
import { soon } from "../../testing/soon.ts"
import { inFlightLimit } from "../progress.ts"

type Flow = AnyActorRef & {
  readonly getSnapshot: () => { readonly children: { readonly operation?: AnyActorRef | undefined } }
}

/** The operation that a flow has invoked: what it is at, and the buttons that a screen shows for it. */
export const watchOperation = (flow: Flow, pass: (milliseconds: number) => void) => {
  const now = () => flow.getSnapshot().children.operation
  const operation = async (): Promise<AnyActorRef> => {
    await waitFor(flow, () => now() !== undefined)
    return present(now())
  }
  /** Watches at once where the operation is there: states that pass by themselves are seen. */
  const operationIs = async (state: string) => {
    const actor = now() ?? (await operation())
    await waitFor(actor, ({ value }) => value === state, soon)
    return actor
  }
  return {
    operationIs,
    says: async (type: "outcome.requested" | "operation.confirmed" | "operation.left" | "operation.calledOff") =>
      (await operation()).send({ type }),
    knowsLineIsLost: async () => {
      await waitFor(await operation(), ({ context: { isLineLost } }) => isLineLost === true, soon)
    },
    /** Lets time pass until the operator does not know the request, and it cannot be on its way any more. */
    isNeverReceived: async () => {
      const actor = await operation()
      for (let waited = 0; waited <= inFlightLimit + 30_000; waited += 30_000) {
        await waitFor(actor, ({ value }) => value === "awaitingAnswer" || value === "neverReceived", soon)
        if (actor.getSnapshot().value === "neverReceived") return
        pass(30_000)
      }
      throw new Error("the operator was heard of")
    },
  }
}
