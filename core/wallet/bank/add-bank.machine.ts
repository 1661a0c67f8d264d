import { Result } from "effect"
import { assign, setup } from "xstate"
import type { Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import { type Environment, endedWith, type Intents, type OperationInput } from "../../operation/operation.ts"
import type { Connectivity } from "../../operator/connectivity.port.ts"
import { isLoaded, loadedData, makeResourceUntilLoaded } from "../../operator/resource.machine.ts"
import { addBank, type BankAccountCommand } from "./add-bank.operation.ts"
import { type BankAccountRefused, Banks } from "./bank.port.ts"
import type { Bank } from "./bank.ts"
import { type BankAccountFaults, type NewBankAccount, newBankAccount } from "./bank-account.ts"

type BankAddition = {
  /** The banks that the operator pays to. */
  readonly offered: ReadonlyArray<Bank>
  readonly faults: BankAccountFaults
  readonly operation: OperationInput<BankAccountCommand> | undefined
  readonly refusal: BankAccountRefused | undefined
}

type Event = ({ readonly type: "account.submitted" } & NewBankAccount) | { readonly type: "another.requested" }

const anew = { faults: {}, operation: undefined, refusal: undefined }

const noted = ({ offered }: BankAddition, typed: NewBankAccount): Partial<BankAddition> =>
  Result.match(newBankAccount(typed, offered), {
    onFailure: (faults) => ({ ...anew, faults }),
    onSuccess: (account) => ({ ...anew, operation: { command: { kind: "bankAccount", ...account } } }),
  })

/** Adds a bank account. Where the answer got lost, the player's accounts tell whether it stands among them. */
export const makeBankAddition = (runtime: Runtime<Banks | Intents | Connectivity>, environment: Environment) =>
  setup({
    types: {} as { context: BankAddition; events: Event; children: { loading: "loading"; operation: "operation" } },
    actors: {
      loading: makeResourceUntilLoaded(runtime, () => Banks.use((banks) => banks.all())),
      operation: makeOperation(runtime, addBank, environment),
    },
    actions: {
      note: assign(({ context, event }) => (event.type === "account.submitted" ? noted(context, event) : {})),
      forget: assign(anew),
    },
  }).createMachine({
    id: "bankAddition",
    context: { offered: [], ...anew },
    initial: "loading",
    states: {
      loading: {
        invoke: {
          id: "loading",
          src: "loading",
          onDone: [
            { guard: isLoaded, target: "enteringAccount", actions: assign({ offered: loadedData }) },
            { target: "unauthorized" },
          ],
        },
      },
      enteringAccount: {
        on: {
          "account.submitted": [
            {
              guard: ({ context, event }) => Result.isSuccess(newBankAccount(event, context.offered)),
              target: "adding",
              actions: "note",
            },
            { actions: "note" },
          ],
        },
      },
      adding: {
        invoke: {
          id: "operation",
          src: "operation",
          input: ({ context }) => present(context.operation),
          onDone: [
            { guard: endedWith("Done"), target: "added" },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            {
              target: "enteringAccount",
              actions: assign(({ event: { output } }) =>
                output._tag === "Refused" ? { refusal: output.refusal } : {},
              ),
            },
          ],
        },
      },
      // What holds for a first account need not hold for the next.
      added: { on: { "another.requested": { target: "loading", actions: "forget" } } },
      unauthorized: { type: "final" },
    },
  })
