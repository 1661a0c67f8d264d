import { Redacted } from "effect"
import { assertEvent, assign, setup } from "xstate"
import { answer, failedWith, fromProgram, type Runtime, succeeded } from "../../machine/actor.ts"
import { isFaultless } from "../fault.ts"
import {
  type ChangePinAnswer,
  type ChangePinEvent,
  type ChangingPin,
  changeAnswered,
  pinChangeFaults,
} from "./change-pin.ts"
import { type PinChange, PinKeeper } from "./pin-keeper.port.ts"

const learn = { type: "learn", params: answer } as const

/** Another PIN for who has the old one. After a lost answer it may be sent again: a change made twice is refused. */
export const makeChangePin = (runtime: Runtime<PinKeeper>) => {
  const submitting = {
    "pin.submitted": [{ guard: "formFits", target: "changing", actions: "note" }, { actions: "note" }],
  } as const
  return setup({
    types: {} as {
      context: ChangingPin
      events: ChangePinEvent
      input: { readonly userName: string }
      tags: "busy"
    },
    actors: {
      change: fromProgram(runtime, (change: Redacted.Redacted<PinChange>) =>
        PinKeeper.use((keeper) => keeper.change(Redacted.value(change))),
      ),
    },
    guards: {
      formFits: ({ context, event }) => isFaultless(pinChangeFaults(event, context.userName)),
      isInDoubt: ({ context }) => context.isInDoubt,
    },
    actions: {
      note: assign(({ context, event }) => ({
        faults: pinChangeFaults(event, context.userName),
        failure: undefined,
      })),
      learn: assign(({ context }, result: ChangePinAnswer) => changeAnswered(context, result)),
    },
  }).createMachine({
    id: "changePin",
    context: ({ input }) => ({
      userName: input.userName,
      faults: {},
      isInDoubt: false,
      failure: undefined,
    }),
    initial: "editing",
    states: {
      editing: { on: submitting },
      changing: {
        tags: "busy",
        invoke: {
          id: "changing",
          src: "change",
          input: ({ event }) => {
            assertEvent(event, "pin.submitted")
            return Redacted.make({ oldPin: event.oldPin, pin: event.pin })
          },
          onDone: [
            { guard: succeeded, target: "changed", actions: learn },
            { guard: failedWith("Unauthorized"), target: "unauthorized", actions: learn },
            { guard: failedWith("Unreachable"), target: "unknownOutcome", actions: learn },
            // Once an answer was lost, a no may mean that the new PIN counts already.
            { guard: "isInDoubt", target: "unknownOutcome", actions: learn },
            { target: "editing", actions: learn },
          ],
        },
      },
      unknownOutcome: { on: submitting },
      changed: { type: "final" },
      unauthorized: { type: "final" },
    },
  })
}
