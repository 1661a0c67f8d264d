import { Effect, Layer, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import { type Intent, Intents, NeverReceived, settleIntent } from "../../operation/operation.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { usualOffers } from "../testing/deposits.ts"
import { DepositRefused, Deposits } from "./deposit.port.ts"
import { depositFits, depositNoted, openingEnded, queueFor } from "./deposit-queue.ts"
import { type DepositCommand, openDeposit, recalledOpening, wantedFor } from "./open-deposit.operation.ts"

const quarter = 15 * 60_000
const meaning = (amount: number): DepositCommand => ({
  kind: "deposit",
  request: { method: "qrcode", amount: times(baht(1), amount) },
})
const opening = (key: string, amount: number, madeAt: number): Intent<DepositCommand> => ({
  key,
  purpose: openDeposit.purposeOf(meaning(amount)),
  command: meaning(amount),
  madeAt,
  sentAt: madeAt,
  isByOperator: true,
})

test("of the deposits that were being opened the youngest is gone on with, and only what nobody wants is forgotten", () => {
  const browser = browserThatRemembers()
  const claims = [opening("key-1", 100, 1_000), opening("key-2", 200, 1_001), opening("key-3", 300, 1_002)]
  const move = { ...opening("key-4", 400, 0), purpose: "move", command: { kind: "move", amount: baht(400) } }
  for (const intent of [...claims, move])
    Effect.runSync(
      Effect.provide(
        Intents.use((intents) => intents.claim(intent)),
        browser.layer,
      ),
    )
  const found = Effect.runSync(Effect.provide(recalledOpening(1_000 + quarter), browser.layer))
  expect(found?.key).toBe("key-3")
  expect(browser.unfinished().map(({ key }) => key)).toEqual(["key-2", "key-3", "key-4"])
})

test("without an offer no form can be asked for", () => {
  const form = { method: "qrcode", amount: "100" } as const
  expect(depositFits(queueFor({}), form, 0)).toBe(false)
  expect(depositNoted(queueFor({}), form, 0)).toEqual({ faults: { method: "notOffered" }, failure: undefined })
})

const offered = { ...queueFor({}), offer: usualOffers.find(({ method }) => method === "qrcode") }
const ofHundred = opening("key-1", 100, 1_000)

test("the same wish keeps its key, another one gets its own, and one that cannot be leaves it as it is", () => {
  const left = { ...offered, operation: { unfinished: ofHundred } }
  const after = (amount: string) => ({ ...left, ...depositNoted(left, { method: "qrcode", amount }, 7_000) })
  expect(after("100.00").operation).toEqual({ unfinished: ofHundred })
  expect(after("200").operation).toEqual({
    command: { kind: "deposit", request: { method: "qrcode", amount: 20_000 } },
  })
  expect(after("19")).toEqual({ ...left, faults: { amount: "belowMinimum" } })
})

test.each([
  ["the same deposit", meaning(500), meaning(500), true],
  ["deposits of different amounts", meaning(500), meaning(600), false],
])("%s: do they go one after the other", (_, one, other, expected) => {
  expect(openDeposit.purposeOf(one) === openDeposit.purposeOf(other)).toBe(expected)
  expect(openDeposit.isSame(one, other)).toBe(expected)
})

test.each([
  ["a refusal ends the intent", new DepositRefused({ reason: "allTaken" }), []],
  ["silence keeps it with its key", new Unreachable({}), ["key-1"]],
  ["a lost session keeps it with its key", new Unauthorized(), ["key-1"]],
])("%s, and the operator hears what was asked under the key that was claimed", (_, failure, left) => {
  const browser = browserThatRemembers()
  const requests: Array<unknown> = []
  const deposits = Layer.succeed(Deposits, {
    open: (request, key) => {
      requests.push([request, key, browser.unfinished().length])
      return Effect.fail(failure)
    },
    read: () => Effect.never,
    cancel: () => Effect.never,
    waiting: () => Effect.never,
  })
  const asking = Intents.use((intents) => intents.claim(ofHundred)).pipe(
    Effect.andThen(Effect.result(settleIntent(ofHundred, openDeposit.lookUp(ofHundred), openDeposit))),
    Effect.provide(Layer.merge(deposits, browser.layer)),
  )
  Effect.runSync(asking)
  expect(requests).toEqual([[{ method: "qrcode", amount: 10_000 }, "key-1", 1]])
  expect(browser.unfinished().map(({ key }) => key)).toEqual(left)
})

test("only the operator's own refusal is a no", () => {
  const no = new DepositRefused({ reason: "allTaken" })
  const failures = [no, new Unauthorized(), new Unreachable({}), new NeverReceived()]
  expect(failures.map(openDeposit.isRefusal)).toEqual([true, false, false, false])
  expect([ofHundred.command, { kind: "move", amount: 1 }, "deposit"].map(openDeposit.isCommand)).toEqual([
    true,
    false,
    false,
  ])
})

test("a deposit that the operator has no call for is refused; one that may have arrived before is left open", () => {
  const none = () => Effect.fail(new NotOffered())
  const operator = Layer.succeed(Deposits, { open: none, read: none, cancel: none, waiting: () => none() })
  const asked = (question: typeof openDeposit.send) =>
    Effect.runSync(Effect.provide(Effect.result(question(opening("key-1", 100, 0))), operator))
  expect(asked(openDeposit.send)).toEqual(Result.fail(new DepositRefused({ reason: "notOffered" })))
  expect(asked(openDeposit.lookUp)).toEqual(Result.fail(new NotOffered()))
})

test("an opening that was left is taken up again under its key, one that was given up is not", () => {
  const intent = opening("key-1", 100, 1_000)
  expect(openingEnded({ _tag: "Left", intent, isEarlier: false })).toEqual({ operation: { unfinished: intent } })
  expect(openingEnded({ _tag: "GivenUp", intent, isEarlier: false })).toEqual({})
})

test("a deposit that was never received is not sent again by itself, and the same may be opened twice", () => {
  expect([openDeposit.isOnceOnly, openDeposit.isResent]).toEqual([false, false])
})

test("a request is wanted for as long as one is open, money that was sent for a week", () => {
  expect([wantedFor("fast"), wantedFor("normal")].map((time) => time / 60_000)).toEqual([15, 10_080])
})
