import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../money/satang.ts"
import { Unauthorized, Unreachable } from "../operator/failures.ts"
import {
  dropped,
  EarlierUnfinished,
  type Errand,
  isUnderWay,
  sentOnce,
  serveOnePurpose,
  unfinishedOf,
  type WalletIntent,
  WalletIntents,
  youngestOf,
} from "./intents.ts"
import { browserThatRemembersErrands } from "./testing/browser-that-remembers.ts"
import { somchaisAccount } from "./testing/operator-with-a-till.ts"
import { WithdrawalRefused } from "./withdrawal/withdrawals.ts"

const account = somchaisAccount
const deposit = (amount: number): Errand => ({ kind: "deposit", request: { method: "qrcode", amount: baht(amount) } })
const withdrawal = (amount: number) => ({ kind: "withdrawal", request: { amount: baht(amount), account } }) as const
const move = (amount: number): Errand => ({ kind: "move", amount: baht(amount) })
const claim = (achievementId: string): Errand => ({ kind: "claim", achievementId })
const intended = <Meant extends Errand>(errand: Meant, key: string, sentAt = 0): WalletIntent<Meant> => ({
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
  const sent = intended(move(1), "key-1", 1_000)
  expect([1_000, 60_999, 61_000].map((now) => isUnderWay(sent, now))).toEqual([true, true, false])
})

test.each<[string, Effect.Effect<string, WithdrawalRefused | Unauthorized | Unreachable>, number]>([
  ["done", Effect.succeed("done"), 0],
  ["refused", Effect.fail(new WithdrawalRefused({ reason: "internalError" })), 0],
  ["not answered", Effect.fail(new Unreachable({})), 1],
  ["not answered because nobody is logged in", Effect.fail(new Unauthorized()), 1],
])("a browser remembers an errand that is %s: %#", async (_, send, remembered) => {
  const browser = browserThatRemembersErrands()
  await Effect.runPromise(Effect.provide(Effect.result(sentOnce(intended(move(1), "key-1"), send)), browser.layer))
  expect(browser.kept().length).toBe(remembered)
})

test("while another errand of the same purpose is unfinished, nothing is sent", async () => {
  const browser = browserThatRemembersErrands()
  const earlier = intended(withdrawal(500), "key-1")
  let sends = 0
  const send = Effect.suspend(() => {
    sends += 1
    return Effect.fail(new Unreachable({}))
  })
  const sent = (intent: WalletIntent) =>
    Effect.runPromise(Effect.provide(Effect.result(sentOnce(intent, send)), browser.layer))
  await sent(earlier)
  expect(await sent(intended(withdrawal(600), "key-2"))).toEqual(
    Result.fail(new EarlierUnfinished({ intent: earlier })),
  )
  expect([sends, browser.kept().map(({ key }) => key)]).toEqual([1, ["key-1"]])
})

test("only what is unfinished of a kind is asked for, and the youngest of it is taken up again", () => {
  const { layer } = browserThatRemembersErrands()
  const claims = [intended(claim("a"), "key-1"), intended(claim("b"), "key-2", 1), intended(move(1), "key-3", 2)]
  for (const intent of claims)
    Effect.runSync(
      Effect.provide(
        WalletIntents.use((intents) => intents.claim(intent)),
        layer,
      ),
    )
  const keys = (kind: Errand["kind"]) => Effect.runSync(Effect.provide(unfinishedOf(kind), layer)).map(({ key }) => key)
  expect([keys("move"), keys("claim"), keys("deposit")]).toEqual([["key-3"], ["key-2", "key-1"], []])
  expect(Effect.runSync(Effect.provide(youngestOf("claim"), layer))?.key).toBe("key-2")
  expect(Effect.runSync(Effect.provide(youngestOf("deposit"), layer))).toBeUndefined()
})

test("an errand that is no longer wanted is forgotten, and no other", () => {
  const browser = browserThatRemembersErrands()
  const wanted = intended(move(100), "key-1")
  const claimWanted = WalletIntents.use((intents) => intents.claim(wanted))
  Effect.runSync(Effect.provide(claimWanted, browser.layer))
  Effect.runSync(Effect.provide(dropped({ ...wanted, key: "key-2" }), browser.layer))
  expect(browser.kept().map(({ key }) => key)).toEqual(["key-1"])
  Effect.runSync(Effect.provide(dropped(wanted), browser.layer))
  expect(browser.kept()).toEqual([])
})
