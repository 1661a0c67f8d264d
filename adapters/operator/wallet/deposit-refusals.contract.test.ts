import { baht } from "@fakham/core/money"
import { type DepositRefused, Deposits } from "@fakham/core/wallet"
import { expect, test } from "vitest"
import { at, no, operatorThatSays } from "../testing/operator-that-says.ts"
import { walletAt } from "../testing/wallet-sandbox.ts"

type Fact = Pick<DepositRefused, "reason" | "bound" | "until">

test.each<[code: string, expected: unknown, fact: Fact]>([
  ["belowMinimum", { min: 50 }, { reason: "belowMinimum", bound: baht(50), until: undefined }],
  ["belowMinimum", undefined, { reason: "belowMinimum", bound: undefined, until: undefined }],
  ["aboveMaximum", { max: "30000" }, { reason: "aboveMaximum", bound: baht(30_000), until: undefined }],
  ["PLAY_LIMIT", { left: 150 }, { reason: "playLimit", bound: baht(150), until: undefined }],
  [
    "PLAY_LIMIT",
    { left: 0, until: "2026-11-21 12:00" },
    { reason: "playLimit", bound: baht(0), until: at("21T12:00:00") },
  ],
  ["PLAY_LIMIT", { left: "little" }, { reason: "playLimit", bound: undefined, until: undefined }],
  ["tooManyOpen", undefined, { reason: "tooManyOpen", bound: undefined, until: undefined }],
  ["tooManyToday", undefined, { reason: "tooManyToday", bound: undefined, until: undefined }],
  ["allTaken", { max: 5 }, { reason: "allTaken", bound: undefined, until: undefined }],
  ["notOffered", null, { reason: "notOffered", bound: undefined, until: undefined }],
  ["SOMETHING_NEW", { min: 50 }, { reason: "other", bound: undefined, until: undefined }],
])("a deposit that is refused with %s and %j says as much", async (code, expected, fact) => {
  const operator = await operatorThatSays({ "deposits.fast.create": no(code, expected) })
  const request = { method: "fast", amount: baht(500), bankId: undefined } as const
  const answer = await walletAt(operator.origin)(Deposits.use((deposits) => deposits.open(request, "key")))
  operator.stop()
  expect(answer).toMatchObject({ failure: { _tag: "DepositRefused", ...fact } })
})
