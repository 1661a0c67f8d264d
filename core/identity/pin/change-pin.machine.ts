import { Redacted } from "effect"
import { assertEvent, assign, setup } from "xstate"
import { fromProgram, type Runtime } from "../../machine/actor.ts"
import { isFaultless } from "../fault.ts"
import {
  type ChangePinEvent,
  type ChangeStanding,
  type ChangingPin,
  changeAnswered,
  changeStanding,
  changeStandings,
  pinChangeFaults,
} from "./change-pin.ts"
import { type PinChange, PinKeeper } from "./pin-keeper.ts"

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
      stands: ({ context }, wanted: ChangeStanding) => changeStanding(context) === wanted,
    },
    actions: {
      note: assign(({ context, event }) => ({
        faults: pinChangeFaults(event, context.userName),
        failure: undefined,
      })),
    },
  }).createMachine({
    id: "changePin",
    context: ({ input }) => ({
      userName: input.userName,
      faults: {},
      isInDoubt: false,
      failure: undefined,
      isChanged: false,
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
          onDone: { target: "sorting", actions: assign(({ context, event }) => changeAnswered(context, event.output)) },
        },
      },
      sorting: {
        always: changeStandings.map((wanted) => ({ guard: { type: "stands", params: wanted }, target: wanted })),
      },
      unknownOutcome: { on: submitting },
      changed: { type: "final" },
      disowned: { type: "final" },
    },
  })
}
