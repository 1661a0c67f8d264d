import { Result } from "effect"
import { and, assign, setup } from "xstate"
import { fromProgram, type Runtime, value } from "../../machine/actor.ts"
import { learned } from "../errand-states.machine.ts"
import type { Means, WalletIntents } from "../intents.ts"
import { Cashier } from "./cashier.ts"
import {
  type Answer,
  asked,
  type DepositEvent,
  type DepositQueue,
  opened,
  queueFor,
  recalled,
  type Standing,
  standing,
  standings,
  told,
  wanted,
} from "./deposit-queue.ts"

const idOf = ({ context }: { readonly context: DepositQueue }) => context.id!
const over = { on: { "another.requested": { target: "choosingMethod", actions: "forget" } } } as const

/**
 * One deposit, from its method to its end. Asking is repeated only where it cannot double: reading by id, and opening
 * with a key that stays the same. Whether a deposit is over is the operator's to say, never this clock's.
 */
export const makeDepositQueue = (runtime: Runtime<Cashier | WalletIntents>, means: Means) =>
  setup({
    types: {} as {
      context: DepositQueue
      events: DepositEvent
      /** After a reload: the deposit that is under way. */
      input: { readonly id?: string | undefined }
      tags: "open" | "busy"
    },
    actors: {
      recall: fromProgram(runtime, () => recalled(means.now())),
      open: fromProgram(runtime, opened),
      read: fromProgram(runtime, (id: string) => Cashier.use((cashier) => cashier.read(id))),
      cancel: fromProgram(runtime, (id: string) => Cashier.use((cashier) => cashier.cancel(id))),
    },
    actions: {
      ask: assign(({ context, event }) => (event.type === "form.submitted" ? asked(context, event.form, means) : {})),
      learn: assign(({ context }, answer: Answer) => told(context, answer)),
      forget: assign(() => queueFor(undefined)),
    },
    guards: {
      formFits: ({ context, event }) =>
        event.type === "form.submitted" && Result.isSuccess(wanted(context, event.form, means.now())),
      hasForm: ({ context }) => context.offer !== undefined,
      isKnown: ({ context }) => context.id !== undefined,
      isUnconfirmed: ({ context }) => context.id === undefined,
      stands: ({ context }, wanted: Standing) => standing(context) === wanted,
    },
    delays: { look: 5_000, retry: 5_000 },
  }).createMachine({
    id: "deposit",
    context: ({ input }) => queueFor(input.id),
    initial: "recalling",
    states: {
      recalling: {
        always: { guard: "isKnown", target: "checking" },
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            {
              guard: ({ event }) => value({ event }) !== undefined,
              target: "creating",
              actions: assign({ intent: value }),
            },
            { target: "choosingMethod" },
          ],
        },
      },
      choosingMethod: {
        on: {
          "method.chosen": {
            target: "fillingForm",
            actions: assign(({ event }) => ({ offer: event.offer, failure: undefined })),
          },
        },
      },
      fillingForm: {
        on: {
          "form.submitted": [{ guard: "formFits", target: "creating", actions: "ask" }, { actions: "ask" }],
          "method.reopened": { target: "choosingMethod", actions: assign({ faults: undefined, failure: undefined }) },
        },
      },
      creating: {
        tags: "busy",
        on: { "deposit.left": [{ guard: "hasForm", target: "fillingForm" }, { target: "choosingMethod" }] },
        invoke: { id: "creating", src: "open", input: ({ context }) => context.intent!, onDone: learned },
      },
      sorting: { always: standings.map((wanted) => ({ guard: { type: "stands", params: wanted }, target: wanted })) },
      waiting: {
        tags: "open",
        on: { "transfer.made": "checking", "cash.changed": "checking", "cancel.requested": "cancelling" },
        after: { look: "checking" },
      },
      checking: {
        tags: ["open", "busy"],
        on: { "cancel.requested": "cancelling" },
        invoke: { id: "checking", src: "read", input: idOf, onDone: learned },
      },
      cancelling: {
        tags: "busy",
        invoke: { id: "cancelling", src: "cancel", input: idOf, onDone: learned },
      },
      lostConnection: {
        on: {
          "connection.restored": [{ guard: "isKnown", target: "checking" }, { target: "creating" }],
          "deposit.left": [
            { guard: and(["isUnconfirmed", "hasForm"]), target: "fillingForm" },
            { guard: "isUnconfirmed", target: "choosingMethod" },
          ],
        },
        after: { retry: [{ guard: "isKnown", target: "checking" }, { target: "creating" }] },
      },
      credited: over,
      expired: over,
      cancelled: over,
      mismatch: { on: { ...over.on, "cash.changed": "checking" } },
      disowned: { type: "final" },
    },
  })
