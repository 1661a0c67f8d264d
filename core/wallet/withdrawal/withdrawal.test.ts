import { Result } from "effect"
import { expect, test } from "vitest"
import { baht, type Satang, satang } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import {
  aftermath,
  stillToday,
  type WithdrawalEligibility,
  withdrawal,
  withdrawalAmount,
  withdrawalRefusals,
  withdrawalTerms,
} from "./withdrawal.ts"

const free: WithdrawalEligibility = {
  bankAccountMatches: true,
  earlierPending: false,
  turnoverMet: true,
  withdrawnToday: [],
  balance: baht(500_000),
}

test("at least 100 baht, at most 49,000 at once, 200,000 a day and five times a day are paid out", () => {
  expect(withdrawalTerms).toEqual({ min: 10_000, perTransaction: 4_900_000, perDay: 20_000_000, timesADay: 5 })
})

test("a withdrawal can be turned down for nine reasons", () => {
  expect(withdrawalRefusals).toEqual([
    "bankAccountMismatch",
    "bankAccountTooNew",
    "pendingTransaction",
    "turnoverNotMet",
    "dailyCountExceeded",
    "perTransactionExceeded",
    "dailyAmountExceeded",
    "balanceNotEnough",
    "internalError",
  ])
})

test.each<[string, number, Partial<WithdrawalEligibility>]>([
  ["bankAccountMismatch", 500, { bankAccountMatches: false }],
  ["pendingTransaction", 500, { earlierPending: true }],
  ["turnoverNotMet", 500, { turnoverMet: false }],
  ["dailyCountExceeded", 500, { withdrawnToday: [100, 100, 100, 100, 100].map((amount) => times(baht(1), amount)) }],
  ["perTransactionExceeded", 49_001, {}],
  [
    "dailyAmountExceeded",
    4_001,
    { withdrawnToday: [49_000, 49_000, 49_000, 49_000].map((amount) => times(baht(1), amount)) },
  ],
  ["dailyAmountExceeded", 100, { withdrawnToday: [baht(250_000)] }],
  ["balanceNotEnough", 501, { balance: baht(500) }],
])("a withdrawal is turned down: %s", (code, amount, change) => {
  expect(withdrawal(times(baht(1), amount), { ...free, ...change })).toEqual(Result.fail(code))
})

/** Each cap at its edge: to the satang, and by the time of the day. */
test.each<[string, number, ReadonlyArray<number>]>([
  ["taken", 49_000, []],
  ["perTransactionExceeded", 49_000.01, []],
  ["taken", 100, []],
  ["belowMinimum", 99.99, []],
  ["taken", 49_000, [49_000, 49_000, 49_000, 4_000]],
  ["dailyAmountExceeded", 49_000, [49_000, 49_000, 49_000, 4_000.01]],
  ["taken", 4_000, [49_000, 49_000, 49_000, 49_000]],
  ["dailyAmountExceeded", 4_000.01, [49_000, 49_000, 49_000, 49_000]],
  ["taken", 40_000, [40_000, 40_000, 40_000, 40_000]],
  ["dailyAmountExceeded", 40_000.01, [40_000, 40_000, 40_000, 40_000]],
  ["taken", 100, [100, 100, 100, 100]],
  ["dailyCountExceeded", 100, [100, 100, 100, 100, 100]],
  ["dailyCountExceeded", 49_000.01, [40_000, 40_000, 40_000, 40_000, 40_000]],
])("%s: %d baht after %j of the same day", (answer, amount, before) => {
  const toSatang = (sum: number) => satang(Math.round(sum * 100))
  expect(withdrawal(toSatang(amount), { ...free, withdrawnToday: before.map(toSatang) })).toEqual(
    answer === "taken" ? Result.succeed(Math.round(amount * 100)) : Result.fail(answer),
  )
})

test.each([9_999, 1, 0, -10_000])("%i satang are too little to be asked for", (amount) => {
  expect(withdrawal(satang(amount), free)).toEqual(Result.fail("belowMinimum"))
})

test.each<[number, Partial<WithdrawalEligibility>]>([
  [100, {}],
  [49_000, {}],
  [4_000, { withdrawnToday: [49_000, 49_000, 49_000, 49_000].map((amount) => times(baht(1), amount)) }],
  [500, { withdrawnToday: [100, 100, 100, 100].map((amount) => times(baht(1), amount)) }],
  [500, { balance: baht(500) }],
])("%s baht are paid out up to the very limit", (amount, change) => {
  expect(withdrawal(times(baht(1), amount), { ...free, ...change })).toEqual(Result.succeed(amount * 100))
})

test("nothing is paid out to an account that is too new, and that comes before what else there is to wait for", () => {
  const tooNew = { ...free, bankAccountTooNew: true, earlierPending: true }
  expect(withdrawal(baht(500), tooNew)).toEqual(Result.fail("bankAccountTooNew"))
  expect(withdrawal(baht(500), { ...tooNew, bankAccountMatches: false })).toEqual(Result.fail("bankAccountMismatch"))
})

test("the player is told the first of several reasons, in the order of the checks", () => {
  const worst: WithdrawalEligibility = {
    bankAccountMatches: false,
    earlierPending: true,
    turnoverMet: false,
    withdrawnToday: [49_000, 49_000, 49_000, 49_000, 4_000].map((amount) => times(baht(1), amount)),
    balance: baht(0),
  }
  const answers = [
    worst,
    { ...worst, bankAccountMatches: true },
    { ...worst, bankAccountMatches: true, earlierPending: false },
    { ...worst, bankAccountMatches: true, earlierPending: false, turnoverMet: true },
    { ...free, balance: baht(0), withdrawnToday: [baht(200_000)] },
    { ...free, balance: baht(0) },
  ].map((eligibility, step) => withdrawal(baht(step < 4 ? 50_000 : 500), eligibility))
  expect(answers).toEqual([
    Result.fail("bankAccountMismatch"),
    Result.fail("pendingTransaction"),
    Result.fail("turnoverNotMet"),
    Result.fail("dailyCountExceeded"),
    Result.fail("dailyAmountExceeded"),
    Result.fail("balanceNotEnough"),
  ])
  expect(withdrawal(baht(50_000), { ...free, balance: baht(0), withdrawnToday: [baht(200_000)] })).toEqual(
    Result.fail("perTransactionExceeded"),
  )
})

test.each([
  ["100", 10_000],
  ["2,000.50", 200_050],
])("%s baht can be asked for", (text, amount) => {
  expect(withdrawalAmount(text)).toEqual(Result.succeed(amount))
})

test.each([
  ["", "required"],
  ["all", "notMoney"],
  ["-100", "notMoney"],
  ["100.001", "finerThanSatang"],
  ["99.99", "belowMinimum"],
])("asking for %j is refused: %s", (text, fault) => {
  expect(withdrawalAmount(text)).toEqual(Result.fail(fault))
})

test("before typing, a player sees what may still be taken out today", () => {
  expect(stillToday({ ...free, withdrawnToday: [baht(2_000)], balance: satang(848_050) })).toEqual({
    most: 848_050,
    amountLeft: 19_800_000,
    timesLeft: 4,
    barred: undefined,
  })
  expect(stillToday(free)).toEqual({ most: 4_900_000, amountLeft: 20_000_000, timesLeft: 5, barred: undefined })
  expect(stillToday({ ...free, withdrawnToday: [baht(199_950)] }).most).toBe(0)
  expect(stillToday({ ...free, withdrawnToday: [baht(199_900)] }).most).toBe(10_000)
  expect(stillToday({ ...free, balance: satang(9_999) }).most).toBe(0)
  expect(stillToday({ ...free, turnoverMet: false })).toMatchObject({ most: 0, barred: "turnoverNotMet" })
  expect(stillToday({ ...free, withdrawnToday: Array.from({ length: 6 }, () => baht(100)) })).toEqual({
    most: 0,
    amountLeft: 19_940_000,
    timesLeft: 0,
    barred: "dailyCountExceeded",
  })
})

test("before saying yes, a player sees what a withdrawal would leave", () => {
  const eligibility = { ...free, withdrawnToday: [baht(2_000)], balance: satang(1_248_050) }
  expect(aftermath(baht(2_000), { eligibility, terms: withdrawalTerms })).toEqual({
    balance: 1_048_050,
    amountLeft: 19_600_000,
    timesLeft: 3,
  })
  expect(
    aftermath(baht(49_000), {
      eligibility: { ...eligibility, withdrawnToday: [baht(151_000)] },
      terms: withdrawalTerms,
    }),
  ).toMatchObject({
    amountLeft: 0,
    timesLeft: 3,
  })
})

test("the last time of a day leaves none, and none stay none", () => {
  const left = (...withdrawnToday: ReadonlyArray<Satang>) =>
    aftermath(baht(100), { eligibility: { ...free, withdrawnToday }, terms: withdrawalTerms }).timesLeft
  const once = baht(100)
  expect([left(once, once, once), left(once, once, once, once), left(once, once, once, once, once)]).toEqual([1, 0, 0])
})

test("an operator may set other caps", () => {
  const terms = { min: baht(10), perTransaction: baht(20), perDay: baht(30), timesADay: 2 }
  expect(withdrawal(baht(21), free, terms)).toEqual(Result.fail("perTransactionExceeded"))
  expect(withdrawal(baht(11), { ...free, withdrawnToday: [baht(20)] }, terms)).toEqual(
    Result.fail("dailyAmountExceeded"),
  )
  expect(stillToday({ ...free, withdrawnToday: [baht(20)] }, terms)).toMatchObject({ most: 1_000, timesLeft: 1 })
  expect(withdrawalAmount("9.99", terms)).toEqual(Result.fail("belowMinimum"))
})
