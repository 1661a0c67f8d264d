import { Result, type Stream } from "effect"
import { assign, sendTo, setup } from "xstate"
import type { Environment } from "../../errand/environment.ts"
import { makeErrand } from "../../errand/errand.machine.ts"
import type { ErrandOutcome } from "../../errand/errand.ts"
import type { Intents } from "../../errand/intents.ts"
import { endedWith, hasUnfinished, recalledErrand } from "../../errand/recalling.ts"
import { failedWith, fromFeed, fromProgram, type Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { type Connectivity, connectionNews } from "../../operator/connectivity.ts"
import { Cashier, type CashierFailure, type DepositRefused } from "./cashier.ts"
import type { Deposit, DepositStatus } from "./deposit.ts"
import {
  type DepositEvent,
  type DepositNews,
  type DepositQueue,
  type DepositQueueInput,
  depositFits,
  depositNoted,
  depositRead,
  openingEnded,
  queueFor,
} from "./deposit-queue.ts"
import { type MeantDeposit, openOnce, recalledOpening } from "./opening.ts"

type Ended = { readonly event: { readonly output: ErrandOutcome<MeantDeposit, Deposit, DepositRefused> } }
type Read = { readonly event: { readonly output: Result.Result<Deposit, CashierFailure> } }

const isOpened =
  (status: DepositStatus) =>
  ({ event: { output } }: Ended) =>
    output._tag === "Done" && output.receipt.status === status

const isNow =
  (status: DepositStatus) =>
  ({ event: { output } }: Read) =>
    Result.isSuccess(output) && output.success.status === status

const over = { on: { "another.requested": { target: "choosingMethod", actions: "forget" } } } as const
/** It is over, unless money comes late, or the operator puts right what did not come as asked for. */
const overForNow = {
  on: { ...over.on, "cash.changed": "checking" },
  after: { lookLater: "checking" },
} as const

const ended = { type: "noteEnd", params: ({ event }: Ended) => event.output } as const

/** Where the answer about a deposit that is open leads. */
const learned = { type: "learn", params: ({ event }: Read) => event.output } as const
const read = [
  { guard: isNow("WAITING"), target: "waiting", actions: learned },
  { guard: isNow("MATCHED"), target: "credited", actions: learned },
  { guard: isNow("EXPIRED"), target: "expired", actions: learned },
  { guard: isNow("CANCELLED"), target: "cancelled", actions: learned },
  { guard: isNow("MISMATCH"), target: "mismatch", actions: learned },
  { guard: failedWith("NoSuchDeposit"), target: "choosingMethod", actions: learned },
  { guard: failedWith("Unauthorized"), target: "unauthorized" },
] as const
const cancel = { guard: "isCancelOffered", target: "cancelling" } as const

/**
 * One deposit, from its method to its end. Asking is repeated only where it cannot double: reading by id, and opening
 * with a key that stays the same. Whether a deposit is over is the operator's to say, never this clock's.
 */
export const makeDepositQueue = (
  runtime: Runtime<Cashier | Intents | Connectivity>,
  environment: Environment,
  feed: Stream.Stream<DepositNews, never, Connectivity> = connectionNews,
) =>
  setup({
    types: {} as {
      context: DepositQueue
      events: DepositEvent
      input: DepositQueueInput
      tags: "open" | "busy"
      children: { errand: "errand" }
    },
    actors: {
      follow: fromFeed(runtime, () => feed),
      recall: fromProgram(runtime, () => recalledOpening(environment.now())),
      errand: makeErrand(runtime, openOnce, environment),
      read: fromProgram(runtime, (id: string) => Cashier.use((cashier) => cashier.read(id))),
      cancel: fromProgram(runtime, (id: string) => Cashier.use((cashier) => cashier.cancel(id))),
    },
    actions: {
      note: assign(({ context, event }) =>
        event.type === "form.submitted" ? depositNoted(context, event.form, environment.now()) : {},
      ),
      noteEnd: assign((_, outcome: Ended["event"]["output"]) => openingEnded(outcome)),
      learn: assign((_, answer: Read["event"]["output"]) => depositRead(answer)),
      forget: assign(queueFor({})),
    },
    guards: {
      hasForm: ({ context }) => context.offer !== undefined,
      isCancelOffered: ({ context }) => context.isCancelOffered,
    },
    delays: { look: 5_000, lookLater: 30_000, retry: 5_000 },
  }).createMachine({
    id: "deposit",
    context: ({ input }) => queueFor(input),
    invoke: { src: "follow" },
    initial: "recalling",
    states: {
      recalling: {
        tags: "busy",
        always: { guard: ({ context }) => context.id !== undefined, target: "checking" },
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            { guard: hasUnfinished, target: "opening", actions: assign({ errand: recalledErrand }) },
            { guard: "hasForm", target: "fillingForm" },
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
          "form.submitted": [
            {
              guard: ({ context, event }) => depositFits(context, event.form, environment.now()),
              target: "opening",
              actions: "note",
            },
            { actions: "note" },
          ],
          "method.reopened": { target: "choosingMethod", actions: assign({ faults: undefined, failure: undefined }) },
        },
      },
      opening: {
        on: { "deposit.left": { actions: sendTo("errand", { type: "errand.left" }) } },
        invoke: {
          id: "errand",
          src: "errand",
          input: ({ context }) => present(context.errand),
          onDone: [
            { guard: isOpened("WAITING"), target: "waiting", actions: ended },
            { guard: isOpened("MATCHED"), target: "credited", actions: ended },
            { guard: isOpened("EXPIRED"), target: "expired", actions: ended },
            { guard: isOpened("CANCELLED"), target: "cancelled", actions: ended },
            { guard: isOpened("MISMATCH"), target: "mismatch", actions: ended },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            // A deposit that was refused after a reload has no form to go back to.
            { guard: "hasForm", target: "fillingForm", actions: ended },
            { target: "choosingMethod", actions: ended },
          ],
        },
      },
      waiting: {
        tags: "open",
        on: { "transfer.made": "checking", "cash.changed": "checking", "cancel.requested": cancel },
        after: { look: "checking" },
      },
      checking: {
        tags: ["open", "busy"],
        on: { "cancel.requested": cancel },
        invoke: {
          id: "checking",
          src: "read",
          input: ({ context }) => present(context.id),
          onDone: [
            ...read,
            { guard: failedWith("NotOffered"), target: "untold" },
            { target: "unreachable", actions: learned },
          ],
        },
      },
      cancelling: {
        tags: "busy",
        invoke: {
          id: "cancelling",
          src: "cancel",
          input: ({ context }) => present(context.id),
          onDone: [
            ...read,
            {
              guard: failedWith("NotOffered"),
              target: "waiting",
              actions: assign({ isCancelOffered: false }),
            },
            { target: "unreachable", actions: learned },
          ],
        },
      },
      unreachable: { tags: "open", on: { "connection.restored": "checking" }, after: { retry: "checking" } },
      /** It is open, and the operator does not tell how far it has come: the balance shows when the money is there. */
      untold: over,
      credited: over,
      expired: overForNow,
      cancelled: over,
      mismatch: overForNow,
      unauthorized: { type: "final" },
    },
  })
