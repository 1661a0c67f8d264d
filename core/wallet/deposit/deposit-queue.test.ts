import { Effect, Layer, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unreachable } from "../../operator/failures.ts"
import { type DepositErrand, type WalletIntent, WalletIntents } from "../intents.ts"
import { browserThatRemembersErrands } from "../testing/browser-that-remembers.ts"
import { usualOffers } from "../testing/deposits.ts"
import { Cashier, DepositRefused } from "./cashier.ts"
import { asked, opened, queueFor, recalled, told, wanted } from "./deposit-queue.ts"

const quarter = 15 * 60_000
const opening = (key: string, amount: number, madeAt: number): WalletIntent<DepositErrand> => ({
  key,
  errand: { kind: "deposit", request: { method: "qrcode", amount: baht(amount) } },
  madeAt,
  sentAt: madeAt,
})

test("of the deposits that were being opened the youngest is gone on with, and only what nobody wants is forgotten", () => {
  const browser = browserThatRemembersErrands()
  const claims = [opening("key-1", 100, 1_000), opening("key-2", 200, 1_001), opening("key-3", 300, 1_002)]
  for (const intent of claims)
    Effect.runSync(
      Effect.provide(
        WalletIntents.use((intents) => intents.claim(intent)),
        browser.layer,
      ),
    )
  const found = Effect.runSync(Effect.provide(recalled(1_000 + quarter), browser.layer))
  expect(found?.key).toBe("key-3")
  expect(browser.kept().map(({ key }) => key)).toEqual(["key-3", "key-2"])
})

test("without an offer no form can be asked for", () => {
  expect(wanted(queueFor(undefined), { method: "qrcode", amount: "100" }, 0)).toEqual(
    Result.fail({ method: "notOffered" }),
  )
})

const means = { newKey: () => "key-9", now: () => 7_000, steadyNow: () => 7_000 }
const offered = { ...queueFor(undefined), offer: usualOffers.find(({ method }) => method === "qrcode") }
const ofHundred = opening("key-1", 100, 1_000)

test("the same wish keeps its key, another one gets its own, and one that cannot be leaves it as it is", () => {
  const again = asked({ ...offered, intent: ofHundred }, { method: "qrcode", amount: "100.00" }, means)
  expect(again.intent).toEqual({ ...ofHundred, sentAt: 7_000 })
  const another = asked({ ...offered, intent: ofHundred }, { method: "qrcode", amount: "200" }, means)
  expect(another.intent).toMatchObject({ key: "key-9", errand: { request: { amount: 20_000 } }, madeAt: 7_000 })
  const none = asked({ ...offered, intent: ofHundred }, { method: "qrcode", amount: "19" }, means)
  expect(none).toEqual({ faults: { amount: "belowMinimum" }, failure: undefined, intent: ofHundred })
})

test("a refusal ends the intent, silence keeps it with its key", () => {
  const opening = { ...offered, intent: ofHundred }
  expect(told(opening, Result.fail(new DepositRefused({ reason: "allTaken" }))).intent).toBeUndefined()
  expect(told(opening, Result.fail(new Unreachable({}))).intent).toEqual(ofHundred)
})

test("a deposit is opened under the key that counts for its wish, and remembered until it is answered", () => {
  const browser = browserThatRemembersErrands()
  const heard: Array<unknown> = []
  const cashier = Layer.succeed(Cashier, {
    open: (request, key) => {
      heard.push([request, key, browser.kept().length])
      return Effect.fail(new DepositRefused({ reason: "allTaken" }))
    },
    read: () => Effect.never,
    cancel: () => Effect.never,
    waiting: Effect.never,
  })
  const ports = Layer.merge(cashier, browser.layer)
  Effect.runSync(
    Effect.provide(
      WalletIntents.use((intents) => intents.claim(ofHundred)),
      ports,
    ),
  )
  const answer = Effect.runSync(Effect.provide(Effect.result(opened(opening("key-2", 100, 2_000))), ports))
  expect(answer).toEqual(Result.fail(new DepositRefused({ reason: "allTaken" })))
  expect([heard, browser.kept()]).toEqual([[[ofHundred.errand.request, "key-1", 1]], []])
})
