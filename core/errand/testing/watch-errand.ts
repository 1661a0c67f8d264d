import { type AnyActorRef, waitFor } from "xstate"
import { present } from "../../machine/present.ts"
import { soon } from "../../testing/soon.ts"
import { underWay } from "../ages.ts"

type Flow = AnyActorRef & {
  readonly getSnapshot: () => { readonly children: { readonly errand?: AnyActorRef | undefined } }
}

/** The errand that a flow has invoked: what it is at, and the buttons that a screen shows for it. */
export const watchErrand = (flow: Flow, pass: (milliseconds: number) => void) => {
  const now = () => flow.getSnapshot().children.errand
  const errand = async (): Promise<AnyActorRef> => {
    await waitFor(flow, () => now() !== undefined)
    return present(now())
  }
  /** Watches at once where the errand is there: states that pass by themselves are seen. */
  const errandIs = async (state: string) => {
    const actor = now() ?? (await errand())
    await waitFor(actor, ({ value }) => value === state, soon)
    return actor
  }
  return {
    errandIs,
    says: async (type: "outcome.requested" | "errand.confirmed" | "errand.left" | "errand.calledOff") =>
      (await errand()).send({ type }),
    knowsLineIsLost: async () => {
      await waitFor(await errand(), ({ context: { isLineLost } }) => isLineLost === true, soon)
    },
    /** Lets time pass until the operator does not know the request, and it cannot be on its way any more. */
    isUnheard: async () => {
      const actor = await errand()
      for (let waited = 0; waited <= underWay + 30_000; waited += 30_000) {
        await waitFor(actor, ({ value }) => value === "unanswered" || value === "unheard", soon)
        if (actor.getSnapshot().value === "unheard") return
        pass(30_000)
      }
      throw new Error("the operator was heard of")
    },
  }
}
