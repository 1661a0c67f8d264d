import { Effect, Layer, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unreachable } from "../../operator/failures.ts"
import type { BankAccount } from "../bank/bank-account.ts"
import { EarlierUnfinished, type WalletIntent, type WithdrawalErrand } from "../intents.ts"
import { browserThatRemembersErrands } from "../testing/browser-that-remembers.ts"
import { somchaisAccount } from "../testing/operator-with-a-till.ts"
import { withdrawalTerms } from "./withdrawal.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals } from "./withdrawals.ts"
import {
  confirmed,
  followed,
  lookedUp,
  NotListed,
  noted,
  sent,
  standing,
  takenUp,
  told,
  type Withdrawing,
  withdrawingFor,
} from "./withdrawing.ts"

const request = { amount: baht(500), account: somchaisAccount }
const intent: WalletIntent<WithdrawalErrand> = {
  key: "key-1",
  errand: { kind: "withdrawal", request },
  madeAt: 5_000,
  sentAt: 5_000,
}
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
const asking: Withdrawing = { ...withdrawingFor(undefined), request, intent }

/** A browser that remembers nothing yet, and an operator whose list holds these. */
const listing = (...all: ReadonlyArray<Withdrawal>) =>
  Layer.merge(
    Layer.succeed(Withdrawals, {
      allowance: Effect.never,
      request: () => Effect.never,
      all: Effect.succeed(all),
    }),
    browserThatRemembersErrands().layer,
  )

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
  const answer = Effect.runSync(Effect.provide(Effect.result(lookedUp(intent)), listing(entry)))
  expect(answer).toEqual(isFound ? Result.succeed(entry) : Result.fail(new NotListed()))
})

test("of two that may be the one whose answer got lost, the one that is told first is taken", () => {
  const [younger, older] = [listed({ id: "W-2", key: undefined }), listed({ id: "W-1", key: undefined })]
  expect(Effect.runSync(Effect.provide(lookedUp(intent), listing(younger, older)))).toEqual(younger)
})

test("a request is sent under its key, and remembered until it is answered", () => {
  const browser = browserThatRemembersErrands()
  const heard: Array<unknown> = []
  const operator = Layer.succeed(Withdrawals, {
    allowance: Effect.never,
    request: (asked, key) => {
      heard.push([asked, key, browser.kept().map((one) => one.key)])
      return Effect.succeed(listed({}))
    },
    all: Effect.never,
  })
  expect(Effect.runSync(Effect.provide(sent(intent), Layer.merge(operator, browser.layer)))).toEqual(listed({}))
  expect([heard, browser.kept()]).toEqual([[[request, "key-1", ["key-1"]]], []])
})

test("a typed amount is noted with its account, or what stands against it is", () => {
  const standing = {
    bankAccountMatches: true,
    earlierPending: false,
    turnoverMet: true,
    withdrawnToday: [],
    balance: baht(800),
  }
  const typing = (account: BankAccount | undefined, amount: string, knows = true) =>
    noted(
      { ...withdrawingFor(undefined), allowance: knows ? { terms: withdrawalTerms, standing } : undefined },
      { type: "amount.submitted", amount, account },
    )
  expect(typing(somchaisAccount, "500")).toEqual({ fault: undefined, request })
  expect(typing(undefined, "500")).toEqual({ fault: "accountRequired" })
  expect(typing(somchaisAccount, "99")).toEqual({ fault: "belowMinimum" })
  expect(typing(somchaisAccount, "801")).toEqual({ fault: "balanceNotEnough" })
  expect(typing(somchaisAccount, "500", false)).toEqual({ fault: "internalError" })
})

test("a withdrawal is followed by its own id, wherever it stands among the others", () => {
  const [younger, own, older] = [listed({ id: "W-3" }), listed({ id: "W-2", note: "own" }), listed({ id: "W-1" })]
  const follow = (id: string) =>
    Effect.runSync(Effect.provide(Effect.result(followed(id)), listing(younger, own, older)))
  expect(follow("W-2")).toEqual(Result.succeed(own))
  expect(follow("W-9")).toEqual(Result.fail(new NotListed()))
})

test("a yes without a request sends nothing, a first one gets a key, and one that is said again keeps it", () => {
  const means = { newKey: () => "key-9", now: () => 7_000, steadyNow: () => 7_000 }
  expect(confirmed(withdrawingFor(undefined), means)).toEqual({})
  expect(confirmed({ ...asking, intent: undefined }, means)).toEqual({
    failure: undefined,
    intent: { key: "key-9", errand: { kind: "withdrawal", request }, madeAt: 7_000, sentAt: 7_000 },
  })
  expect(confirmed(asking, means).intent).toEqual({ ...intent, sentAt: 7_000 })
})

test("any word of the operator on a withdrawal ends its intent, silence keeps it with its key", () => {
  expect(told(asking, Result.succeed(listed({})))).toEqual({
    intent: undefined,
    id: "W-1",
    withdrawal: listed({}),
    failure: undefined,
  })
  const no = new WithdrawalRefused({ reason: "turnoverNotMet" })
  expect(told(asking, Result.fail(no)).intent).toBeUndefined()
  expect(told(asking, Result.fail(new Unreachable({}))).intent).toEqual(intent)
})

test("an earlier withdrawal is taken up with its own request, another errand is not", () => {
  const earlier = {
    ...intent,
    key: "key-0",
    errand: { kind: "withdrawal", request: { ...request, amount: baht(5) } },
  } as const
  const other = new EarlierUnfinished({ intent: earlier })
  expect(told({ ...asking, id: "W-7" }, Result.fail(other))).toEqual({
    intent: earlier,
    request: { ...request, amount: 500 },
    id: "W-7",
    withdrawal: undefined,
    failure: other,
  })
  const claim = { ...intent, key: "key-0", errand: { kind: "claim", achievementId: "a" } } as const
  expect(told(asking, Result.fail(new EarlierUnfinished({ intent: claim }))).intent).toEqual(intent)
  expect(takenUp(undefined)).toEqual({})
})

test("what is not listed may be on its way for a minute, and is unheard of after it; what was followed is out of sight", () => {
  const failure = new NotListed()
  expect(standing({ ...asking, failure }, 64_999)).toBe("unanswered")
  expect(standing({ ...asking, failure }, 65_000)).toBe("unheard")
  expect(standing({ ...asking, failure: new Unreachable({}) }, 65_000)).toBe("unanswered")
  expect(standing({ ...asking, failure, intent: undefined }, 5_000)).toBe("unseen")
})
