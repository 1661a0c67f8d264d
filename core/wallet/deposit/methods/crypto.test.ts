import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, satang } from "../../../money/satang.ts"
import { times } from "../../../money/sums.ts"
import { type CryptoTransfer, confirmationsNeeded, isConfirmed, isSeen, networkFault, usdtFor } from "./crypto.ts"
import { isNetwork, networks } from "./networks.ts"

test("USDT is taken on two networks, each with its own count of confirmations", () => {
  expect(networks).toEqual(["TRC20", "BEP20"])
  expect(confirmationsNeeded).toEqual({ TRC20: 20, BEP20: 15 })
  expect(["TRC20", "BEP20", "ERC20", "trc20", ""].map(isNetwork)).toEqual([true, true, false, false, false])
})

test.each([
  [500, 3_413, 1_465],
  [100, 10_000, 100],
  [20, 3_413, 59],
  [100_000, 3_333, 300_031],
])("%i baht at %i satang a USDT are %i hundredths of a USDT", (amount, rate, usdt) => {
  expect(usdtFor(times(baht(1), amount), satang(rate))).toBe(usdt)
})

test("what is sent is never short, and never a hundredth too much", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000, max: 10_000_000 }),
      fc.integer({ min: 1_000, max: 10_000 }),
      (amount, rate) => {
        const usdt = usdtFor(satang(amount), satang(rate))
        expect(usdt * rate).toBeGreaterThanOrEqual(amount * 100)
        expect((usdt - 1) * rate).toBeLessThan(amount * 100)
      },
    ),
  )
})

test.each([
  [undefined, undefined, "required"],
  [undefined, "TRC20", "required"],
  ["TRC20", undefined, "notConfirmed"],
  ["TRC20", "BEP20", "notConfirmed"],
  ["BEP20", "BEP20", "notOffered"],
  ["TRC20", "TRC20", undefined],
] as const)("network %s, then %s, where TRC20 is offered: %s", (network, again, fault) => {
  expect(networkFault(network, again, ["TRC20"])).toBe(fault)
})

test("a transfer is seen with its first confirmation and counts with its last", () => {
  const after = (confirmations: number): CryptoTransfer => ({
    network: "TRC20",
    address: "address",
    usdt: 1_465,
    rate: satang(3_413),
    confirmations,
    confirmationsNeeded: 20,
  })
  expect([0, 1, 19, 20, 21].map((count) => [isSeen(after(count)), isConfirmed(after(count))])).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, true],
    [true, true],
  ])
})
