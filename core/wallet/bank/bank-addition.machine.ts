import { Result } from "effect"
import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { type Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Bank } from "./bank.ts"
import {
  type BankAccount,
  type BankAccountFaults,
  isSameAccount,
  type NewBankAccount,
  newBankAccount,
} from "./bank-account.ts"
import { type BankAccountRefused, Banks } from "./banks.ts"

type BankAddition = {
  /** The banks that the operator pays to. */
  readonly offered: ReadonlyArray<Bank>
  readonly faults: BankAccountFaults
  readonly account: NewBankAccount | undefined
  readonly failure: BankAccountRefused | Unauthorized | Unreachable | undefined
}

type Event =
  | ({ readonly type: "account.submitted" } & NewBankAccount)
  | { readonly type: "another.requested" | "outcome.requested" | "connection.restored" }

const tooSlow = new Unreachable({ cause: "no answer in time" })
const forgotten = { faults: {}, account: undefined, failure: undefined }
const isListed = (mine: ReadonlyArray<BankAccount>, account: NewBankAccount | undefined) =>
  account !== undefined && mine.some((one) => isSameAccount(one, account))

/** Adds a bank account. Where the answer got lost, the player's accounts tell whether it stands among them. */
export const makeBankAddition = (runtime: Runtime<Banks>) =>
  setup({
    types: {} as { context: BankAddition; events: Event; tags: "busy" | "unknown" },
    actors: {
      read: fromProgram(runtime, () => Banks.use((banks) => banks.all)),
      add: fromProgram(runtime, (account: NewBankAccount) => Banks.use((banks) => banks.add(account))),
      lookUp: fromProgram(runtime, () => Banks.use((banks) => banks.mine)),
    },
    actions: {
      note: assign(({ context, event }) =>
        event.type === "account.submitted"
          ? Result.match(newBankAccount(event, context.offered), {
              onFailure: (faults) => ({ ...forgotten, faults }),
              onSuccess: (account) => ({ ...forgotten, account }),
            })
          : {},
      ),
    },
    guards: {
      accountFits: ({ context, event }) =>
        event.type === "account.submitted" && Result.isSuccess(newBankAccount(event, context.offered)),
    },
    delays: { patience: 20_000, retry: 5_000 },
  }).createMachine({
    id: "bankAddition",
    context: { offered: [], ...forgotten },
    initial: "reading",
    states: {
      reading: {
        tags: "busy",
        invoke: {
          id: "reading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "enteringAccount", actions: assign({ offered: value, failure: undefined }) },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "unavailable", actions: assign({ failure }) },
          ],
        },
      },
      unavailable: { on: { "connection.restored": "reading" }, after: { retry: "reading" } },
      enteringAccount: {
        on: { "account.submitted": [{ guard: "accountFits", target: "adding", actions: "note" }, { actions: "note" }] },
      },
      adding: {
        tags: "busy",
        after: { patience: { target: "lookingUp", actions: assign({ failure: tooSlow }) } },
        invoke: {
          id: "adding",
          src: "add",
          input: ({ context }) => context.account!,
          onDone: [
            { guard: succeeded, target: "added" },
            { guard: failedWith("BankAccountRefused"), target: "enteringAccount", actions: assign({ failure }) },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "lookingUp", actions: assign({ failure }) },
          ],
        },
      },
      lookingUp: {
        tags: ["busy", "unknown"],
        after: { patience: "unanswered" },
        invoke: {
          id: "lookingUp",
          src: "lookUp",
          onDone: [
            {
              guard: ({ context, event }) =>
                Result.isSuccess(event.output) && isListed(event.output.success, context.account),
              target: "added",
              actions: assign({ failure: undefined }),
            },
            // It may be sent again: an account that is there already is not added twice.
            { guard: succeeded, target: "enteringAccount" },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "unanswered" },
          ],
        },
      },
      unanswered: {
        tags: "unknown",
        on: { "outcome.requested": "lookingUp", "connection.restored": "lookingUp" },
        after: { retry: "lookingUp" },
      },
      added: { on: { "another.requested": { target: "enteringAccount", actions: assign(forgotten) } } },
      disowned: { type: "final" },
    },
  })
