import { Effect, Layer, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../money/satang.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { somchaisAccount } from "../testing/wallet.ts"
import { browserThatRemembersErrands } from "../testing/wallet-memory.ts"
import {
  EarlierUnfinished,
  type Errand,
  isUnderWay,
  sentOnce,
  serveOnePurpose,
  unfinishedOf,
  type WalletIntent,
  WalletIntents,
} from "./intents.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals } from "./withdrawals.ts"
import { lookedUp, NotListed } from "./withdrawing.ts"

const account = somchaisAccount
const deposit = (amount: number): Errand => ({ kind: "deposit", request: { method: "qrcode", amount: baht(amount) } })
const withdrawal = (amount: number) => ({ kind: "withdrawal", request: { amount: baht(amount), account } }) as const
const move = (amount: number): Errand => ({ kind: "move", amount: baht(amount) })
const claim = (achievementId: string): Errand => ({ kind: "claim", achievementId })
const meant = <Meant extends Errand>(errand: Meant, key: string, sentAt = 0): WalletIntent<Meant> => ({
  key,
  errand,
  madeAt: sentAt,
  sentAt,
})

test.each<[string, Errand, Errand, boolean]>([
  ["the same deposit", deposit(500), deposit(500), true],
  ["deposits of different amounts", deposit(500), deposit(600), false],
  ["withdrawals of any amount", withdrawal(500), withdrawal(600), true],
  ["moves of any amount", move(1), move(2), true],
  ["the reward of one achievement", claim("a"), claim("a"), true],
  ["the rewards of two achievements", claim("a"), claim("b"), false],
  ["a withdrawal and a move", withdrawal(500), move(500), false],
])("%s: do they go one after the other", (_, one, other, expected) => {
  expect(serveOnePurpose(one, other)).toBe(expected)
})

test("an errand may be on its way for a minute after it was sent", () => {
  const sent = meant(move(1), "key-1", 1_000)
  expect([1_000, 60_999, 61_000].map((now) => isUnderWay(sent, now))).toEqual([true, true, false])
})

test.each<[string, Effect.Effect<string, WithdrawalRefused | Unauthorized | Unreachable>, number]>([
  ["done", Effect.succeed("done"), 0],
  ["refused", Effect.fail(new WithdrawalRefused({ reason: "internalError" })), 0],
  ["not answered", Effect.fail(new Unreachable({})), 1],
  ["not answered because nobody is logged in", Effect.fail(new Unauthorized()), 1],
])("a browser remembers an errand that is %s: %#", async (_, send, remembered) => {
  const browser = browserThatRemembersErrands()
  await Effect.runPromise(Effect.provide(Effect.result(sentOnce(meant(move(1), "key-1"), send)), browser.layer))
  expect(browser.kept().length).toBe(remembered)
})

test("while another errand of the same purpose is unfinished, nothing is sent", async () => {
  const browser = browserThatRemembersErrands()
  const earlier = meant(withdrawal(500), "key-1")
  let sends = 0
  const send = Effect.suspend(() => {
    sends += 1
    return Effect.fail(new Unreachable({}))
  })
  const sent = (intent: WalletIntent) =>
    Effect.runPromise(Effect.provide(Effect.result(sentOnce(intent, send)), browser.layer))
  await sent(earlier)
  expect(await sent(meant(withdrawal(600), "key-2"))).toEqual(Result.fail(new EarlierUnfinished({ intent: earlier })))
  expect([sends, browser.kept().map(({ key }) => key)]).toEqual([1, ["key-1"]])
})

const listed = (change: Partial<Withdrawal>): Withdrawal => ({
  id: "W-1",
  key: "key-1",
  amount: baht(500),
  account,
  status: "WAITING",
  note: "",
  createdAt: 5_000,
  ...change,
})

test.each<[string, Partial<Withdrawal>, boolean]>([
  ["with its key", {}, true],
  ["with another key", { key: "key-2" }, false],
  ["without keys, younger, the same money to the same account", { key: undefined }, true],
  ["without keys, older", { key: undefined, createdAt: 4_999 }, false],
  ["without keys, another amount", { key: undefined, amount: baht(501) }, false],
  ["without keys, another account", { key: undefined, account: { ...account, accountNumber: "1110000000" } }, false],
])("a withdrawal whose answer got lost is found in the list %s: %#", async (_, change, isFound) => {
  const entry = listed(change)
  const operator = Layer.succeed(Withdrawals, {
    allowance: Effect.never,
    request: () => Effect.never,
    all: Effect.succeed([entry]),
  })
  const ports = Layer.merge(operator, browserThatRemembersErrands().layer)
  const answer = await Effect.runPromise(
    Effect.provide(Effect.result(lookedUp(meant(withdrawal(500), "key-1", 5_000))), ports),
  )
  expect(answer).toEqual(isFound ? Result.succeed(entry) : Result.fail(new NotListed()))
})

test("only what is unfinished of a kind is asked for", () => {
  const { layer } = browserThatRemembersErrands()
  const claims = [meant(move(1), "key-1"), meant(claim("a"), "key-2")]
  for (const intent of claims)
    Effect.runSync(
      Effect.provide(
        WalletIntents.use((intents) => intents.claim(intent)),
        layer,
      ),
    )
  expect(Effect.runSync(Effect.provide(unfinishedOf("move"), layer)).map(({ key }) => key)).toEqual(["key-1"])
  expect(Effect.runSync(Effect.provide(unfinishedOf("deposit"), layer))).toEqual([])
})
