import { Effect, Layer } from "effect"
import { satang } from "../../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../../operator/failures.ts"
import { Deposits, NoSuchDeposit } from "../deposit.port.ts"
import type { Deposit } from "../deposit.ts"

type Trouble = <E>(act: Effect.Effect<Deposit, E>) => Effect.Effect<Deposit, E | Unauthorized | Unreachable>
export const cut: Trouble = () => Effect.fail(new Unreachable({ cause: "nobody answers" }))
export const cutAfter: Trouble = (act) =>
  Effect.andThen(act, Effect.fail(new Unreachable({ cause: "the answer was lost" })))
export const failUnauthorized: Trouble = () => Effect.fail(new Unauthorized())

type Change = Partial<Pick<Deposit, "status" | "prepareIndex" | "prepareTotal">>

/** A cashier that keeps one deposit, D-1, and meets each trouble once, in turn. */
export const operatorThatKeepsADeposit = (change: Change = {}) => {
  const asked: Array<string> = []
  const troubles: Array<Trouble> = []
  let deposit: Deposit = {
    method: "fast",
    id: "D-1",
    bankId: "bank-1",
    prepareAmount: satang(50_037),
    prepareIndex: 3,
    prepareTotal: 8,
    status: "WAITING",
    referTransferId: undefined,
    createdAt: 1_000_000,
    expiresAt: undefined,
    payee: undefined,
    ...change,
  }
  const becomes = (next: Change) => {
    deposit = { ...deposit, ...next }
  }
  const met = (question: string, id: string, act: () => void) =>
    Effect.suspend(() => {
      asked.push(question)
      const answer = Effect.suspend(() => {
        act()
        return id === deposit.id ? Effect.succeed(deposit) : Effect.fail(new NoSuchDeposit())
      })
      return troubles.shift()?.(answer) ?? answer
    })
  const layer = Layer.succeed(Deposits, {
    open: () => Effect.never,
    waiting: () => Effect.never,
    read: (id) => met(`read ${id}`, id, () => undefined),
    cancel: (id) =>
      met(`cancel ${id}`, id, () => {
        if (deposit.status === "WAITING") becomes({ status: "CANCELLED" })
      }),
  })
  return { layer, asked, troubles, becomes }
}
