import { PlayLimits, playLimitKinds } from "@fakham/core/limits"
import { DepositOffers, Deposits } from "@fakham/core/wallet"
import { expect, test } from "vitest"
import { httpPlayLimits } from "../limits/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { data, operatorThatSays } from "../testing/operator-that-says.ts"
import { walletAt } from "../testing/wallet-sandbox.ts"

const payee = { bankId: "b1", bankCode: "004", bankAccountNumber: "0012345678", bankAccountName: "ร้าน" }

test("a limit that cannot be read is told to be there, and looks like no limit nowhere", async () => {
  const operator = await operatorThatSays({
    "play-limits": data({
      limits: [
        { ...playLimitKinds[3], most: "much", used: 300 },
        { ...playLimitKinds[0], most: "1000.009", used: "unknown" },
      ],
      reminderMinutes: "60",
      break: { kind: "a week at sea", until: "2026-11-27 12:00" },
    }),
  })
  const own = await playersAsking(httpPlayLimits)(operator.origin)(PlayLimits.use((limits) => limits.read()))
  operator.stop()
  expect(own).toMatchObject({
    success: {
      limits: [
        { kind: { measure: "deposit", span: "day" }, limit: { most: 100_000, wish: undefined }, used: undefined },
      ],
      areAllKnown: false,
      taken: { kind: undefined, from: undefined, until: Date.parse("2026-11-27T12:00:00+07:00") },
      remindEvery: 60,
    },
  })
})

test("what is not told of a deposit or its terms is as usual, and no account number is read from a number", async () => {
  const operator = await operatorThatSays({
    "deposits.methods": data([
      { method: "fast", payees: [payee, { ...payee, bankAccountNumber: 12_345_678 }] },
      { method: "crypto", min: "35.005", networks: ["TRC20", 4] },
    ]),
    "deposits.one": data({
      id: 7,
      method: "fast",
      prepareAmount: "500.37",
      payee: { ...payee, bankAccountNumber: 1 },
    }),
  })
  const ask = walletAt(operator.origin)
  expect(await ask(DepositOffers.use((offers) => offers.all()))).toMatchObject({
    success: [
      { method: "fast", terms: { min: 2_000, max: 10_000_000, openFor: 900_000 }, payees: [payee] },
      {
        method: "crypto",
        terms: { min: 3_500, max: 10_000_000, openFor: 900_000 },
        payees: [],
        networks: ["TRC20"],
        rate: undefined,
      },
    ],
  })
  expect(await ask(Deposits.use((deposits) => deposits.read("7")))).toMatchObject({
    success: { id: "7", bankId: "", prepareAmount: 50_037, status: "WAITING", payee: undefined },
  })
  operator.stop()
})

test.each([
  ["baht", { prepareAmount: 500.379 }],
  ["USDT", { method: "crypto", crypto: { network: "TRC20", address: "TXYZexample", usdt: 14.509 } }],
])("a deposit to be made in parts of a satang is not cut to what would never be found: %s", async (_, expected) => {
  const operator = await operatorThatSays({
    "deposits.one": data({ id: "7", method: "fast", prepareAmount: 500.37, ...expected }),
  })
  expect(await walletAt(operator.origin)(Deposits.use((deposits) => deposits.read("7")))).toMatchObject({
    failure: { _tag: "Unreachable" },
  })
  operator.stop()
})
