import { Result } from "effect"
import { assign, setup } from "xstate"
import { fromProgram, type Runtime } from "../machine/actor.ts"
import { Cashier } from "./cashier.ts"
import { depositAmount } from "./deposit.ts"
import {
  asked,
  type DepositEvent,
  type DepositQueue,
  type Intent,
  queueFor,
  type Standing,
  standing,
  standings,
  told,
} from "./deposit-queue.ts"

const over = { on: { "another.requested": { target: "choosingMethod", actions: "forget" } } } as const

/**
 * One deposit, from its method to its end. Asking is repeated only where it cannot double: reading by id, and opening
 * with a key that stays the same. Whether a deposit is over is the operator's to say, never this clock's.
 */
export const makeDepositQueue = (runtime: Runtime<Cashier>, newKey: () => string) =>
  setup({
    types: {} as {
      context: DepositQueue
      events: DepositEvent
      /** After a reload: the deposit that is under way. */
      input: { readonly id?: string | undefined }
      tags: "open" | "busy"
    },
    actors: {
      open: fromProgram(runtime, ({ request, key }: Intent) => Cashier.use((cashier) => cashier.open(request, key))),
      read: fromProgram(runtime, (id: string) => Cashier.use((cashier) => cashier.read(id))),
      cancel: fromProgram(runtime, (id: string) => Cashier.use((cashier) => cashier.cancel(id))),
    },
    actions: {
      ask: assign(({ context, event }) =>
        event.type === "amount.submitted" ? asked(context, event.amount, newKey) : {},
      ),
      forget: assign(() => queueFor(undefined)),
    },
    guards: {
      amountFits: ({ event }) => event.type === "amount.submitted" && Result.isSuccess(depositAmount(event.amount)),
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
      recalling: { always: [{ guard: "isKnown", target: "checking" }, { target: "choosingMethod" }] },
      choosingMethod: {
        on: {
          "method.chosen": {
            target: "enteringAmount",
            actions: assign(({ event }) => ({ method: event.method, bankId: event.bankId, failure: undefined })),
          },
        },
      },
      enteringAmount: {
        on: {
          "amount.submitted": [{ guard: "amountFits", target: "creating", actions: "ask" }, { actions: "ask" }],
          "method.reopened": { target: "choosingMethod", actions: assign({ fault: undefined, failure: undefined }) },
        },
      },
      creating: {
        tags: "busy",
        on: { "deposit.left": "enteringAmount" },
        invoke: {
          id: "creating",
          src: "open",
          input: ({ context }) => context.intent!,
          onDone: { target: "sorting", actions: assign(({ context, event }) => told(context, event.output)) },
        },
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
        invoke: {
          id: "checking",
          src: "read",
          input: ({ context }) => context.id!,
          onDone: { target: "sorting", actions: assign(({ context, event }) => told(context, event.output)) },
        },
      },
      cancelling: {
        tags: "busy",
        invoke: {
          id: "cancelling",
          src: "cancel",
          input: ({ context }) => context.id!,
          onDone: { target: "sorting", actions: assign(({ context, event }) => told(context, event.output)) },
        },
      },
      lostConnection: {
        on: {
          "connection.restored": [{ guard: "isKnown", target: "checking" }, { target: "creating" }],
          "deposit.left": { guard: "isUnconfirmed", target: "enteringAmount" },
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
