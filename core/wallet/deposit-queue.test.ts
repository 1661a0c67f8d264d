import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../money/satang.ts"
import { browserThatRemembersErrands } from "../testing/wallet-memory.ts"
import { queueFor, recalled, wanted } from "./deposit-queue.ts"
import { type DepositErrand, type WalletIntent, WalletIntents } from "./intents.ts"

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
