import { Effect, Layer, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { NeverReceived } from "../../operation/operation.ts"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { somchaisAccount } from "../testing/operator-with-a-wallet.ts"
import { withdrawalNamed, withdrawMoney } from "./withdraw.operation.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals } from "./withdrawal.port.ts"

const request = { amount: baht(500), account: somchaisAccount }
const command = { kind: "withdrawal", ...request } as const
const moments = { madeAt: 5_000, sentAt: 5_000, isByOperator: true }
const intent = { key: "key-1", purpose: "withdrawal", command, ...moments }
const listed = (change: Partial<Withdrawal>): Withdrawal => ({
  id: "W-1",
  key: "key-1",
  amount: baht(500),
  account: somchaisAccount,
  status: "WAITING",
  note: "",
  createdAt: 5_000,
  ...change,
})

/** An operator whose list holds these. */
const listing = (...all: ReadonlyArray<Withdrawal>) =>
  Layer.succeed(Withdrawals, {
    allowance: () => Effect.never,
    request: () => Effect.never,
    all: () => Effect.succeed(all),
  })

test.each<[string, Partial<Withdrawal>, boolean]>([
  ["with its key", {}, true],
  ["with another key", { key: "key-2" }, false],
  ["without keys, younger, the same money to the same account", { key: undefined }, true],
  ["without keys, older", { key: undefined, createdAt: 4_999 }, false],
  ["without keys, another amount", { key: undefined, amount: baht(501) }, false],
  [
    "without keys, another account",
    { key: undefined, account: { ...somchaisAccount, accountNumber: "1110000000" } },
    false,
  ],
])("a withdrawal whose answer got lost is found in the list %s: %#", (_, change, isFound) => {
  const entry = listed(change)
  const answer = Effect.runSync(Effect.provide(Effect.result(withdrawMoney.lookUp(intent)), listing(entry)))
  expect(answer).toEqual(isFound ? Result.succeed(entry) : Result.fail(new NeverReceived()))
})

test.each<[string, Partial<Withdrawal>, boolean]>([
  ["no amount", { amount: undefined }, true],
  ["no time", { createdAt: undefined }, true],
  ["no account", { account: { bankCode: "", accountNumber: "" } }, true],
  ["no amount, before", { amount: undefined, createdAt: 4_999 }, false],
  ["no time, of other money", { createdAt: undefined, amount: baht(499) }, false],
  ["no time, to another account", { createdAt: undefined, account: { bankCode: "014", accountNumber: "1" } }, false],
])(
  "whether a withdrawal without a key is the one whose answer got lost is not known with %s",
  (_, change, isUnsure) => {
    const entry = listed({ key: undefined, ...change })
    const answer = Effect.runSync(Effect.provide(Effect.result(withdrawMoney.lookUp(intent)), listing(entry)))
    expect(Result.isFailure(answer) && answer.failure._tag).toBe(isUnsure ? "Unreachable" : "NeverReceived")
  },
)

test("of two that may be the one whose answer got lost, the one that is told first is taken", () => {
  const [younger, older] = [listed({ id: "W-2", key: undefined }), listed({ id: "W-1", key: undefined })]
  expect(Effect.runSync(Effect.provide(withdrawMoney.lookUp(intent), listing(younger, older)))).toEqual(younger)
})

test("a request is sent with its amount and account, under its key", () => {
  const requests: Array<unknown> = []
  const operator = Layer.succeed(Withdrawals, {
    allowance: () => Effect.never,
    request: (asked, key) => {
      requests.push([asked, key])
      return Effect.succeed(listed({}))
    },
    all: () => Effect.never,
  })
  expect(Effect.runSync(Effect.provide(withdrawMoney.send(intent), operator))).toEqual(listed({}))
  expect(requests).toEqual([[request, "key-1"]])
})

test("a withdrawal is followed by its own id, wherever it stands among the others", () => {
  const [younger, own, older] = [listed({ id: "W-3" }), listed({ id: "W-2", note: "own" }), listed({ id: "W-1" })]
  const lookUp = (id: string) =>
    Effect.runSync(Effect.provide(Effect.result(withdrawalNamed(id)), listing(younger, own, older)))
  expect(lookUp("W-2")).toEqual(Result.succeed(own))
  expect(lookUp("W-9")).toEqual(Result.fail(new NeverReceived()))
})

test("withdrawals of any amount go one after the other, and only the same money to the same account is the same", () => {
  const other = { ...command, amount: baht(600) }
  const elsewhere = { ...command, account: { ...somchaisAccount, accountNumber: "1110000000" } }
  expect([command, other, elsewhere].map(withdrawMoney.purposeOf)).toEqual(["withdrawal", "withdrawal", "withdrawal"])
  expect([{ ...command }, other, elsewhere].map((one) => withdrawMoney.isSame(command, one))).toEqual([
    true,
    false,
    false,
  ])
  expect([command, { kind: "move", amount: baht(5) }, "withdrawal"].map(withdrawMoney.isCommand)).toEqual([
    true,
    false,
    false,
  ])
})

test("only the operator's own refusal is a no", () => {
  const no = new WithdrawalRefused({ reason: "turnoverNotMet" })
  const failures = [no, new Unauthorized(), new Unreachable({}), new NeverReceived()]
  expect(failures.map(withdrawMoney.isRefusal)).toEqual([true, false, false, false])
})

test("a withdrawal that the operator has no call for is refused; one that may have arrived before is left open", () => {
  const none = Effect.fail(new NotOffered())
  const operator = Layer.succeed(Withdrawals, { allowance: () => none, request: () => none, all: () => none })
  const asked = (question: typeof withdrawMoney.send) =>
    Effect.runSync(Effect.provide(Effect.result(question(intent)), operator))
  expect(asked(withdrawMoney.send)).toEqual(Result.fail(new WithdrawalRefused({ reason: "notOffered" })))
  expect(Effect.runSync(Effect.provide(Effect.result(withdrawMoney.lookUp(intent)), operator))).toEqual(
    Result.fail(new NotOffered()),
  )
})
