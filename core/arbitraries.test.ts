import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anySetsDrawn, anyTicket4dLine } from "./gov4d/testing/any-ticket4d.ts"
import { setLineFault } from "./gov4d/ticket4d-line.ts"
import { setPrices, setTiers } from "./gov4d/ticket4d-price.ts"
import { tierOf } from "./gov4d/ticket4d-settlement.ts"
import { newPin } from "./identity/pin/pin.ts"
import { anyPin, anyUsername, anyWrongPin, anyWrongUsername } from "./identity/testing/any-credentials.ts"
import { username } from "./identity/username.ts"
import { winningNumbers } from "./lotto/draw/drawn.ts"
import { betGroups } from "./lotto/group/bet-group.ts"
import { phaseAt, roundPhases, takesShots } from "./lotto/round/round-phase.ts"
import { anyDrawnOf } from "./lotto/testing/any-draw.ts"
import { anyRoundThen } from "./lotto/testing/any-round.ts"
import { anyAmount, anyAmountText, anyMistypedAmount, anyTypedAmount } from "./money/testing/any-amount.ts"
import { typedAmount } from "./money/typed.ts"
import { anyHostileText, anyUnknownBody } from "./testing/any-hostile.ts"
import { isDay } from "./time/bangkok.ts"
import { anyDay, anyInstant } from "./time/testing/any-time.ts"
import { accountNumber, bankOf, hasUsualLength } from "./wallet/bank/bank.ts"
import { groupOf, sums } from "./wallet/statement/statement.ts"
import { anyPayee, anyTypedAccountNumber, anyWrongAccountNumber } from "./wallet/testing/any-account.ts"
import { anyDeposit } from "./wallet/testing/any-deposit.ts"
import { anyStatement, anyTransaction } from "./wallet/testing/any-statement.ts"
import { isShot } from "./ying/shot.ts"
import { ranked } from "./ying/shot-ranks.ts"
import { anyShots } from "./ying/testing/any-shot.ts"

const timesIn = <Value>(values: fc.Arbitrary<Value>, holds: (value: Value) => boolean) =>
  fc.sample(values, { seed: 2_569, numRuns: 1_000 }).filter(holds).length

test("a round is in the phase that it is said to be in, whatever its group", () => {
  fc.assert(fc.property(anyRoundThen, ({ round, now, phase }) => phaseAt(round, now) === phase))
  for (const phase of roundPhases) expect(timesIn(anyRoundThen, (one) => one.phase === phase)).toBeGreaterThan(80)
  for (const group of betGroups)
    expect(timesIn(anyRoundThen, ({ round }) => round.betGroup === group)).toBeGreaterThan(100)
  expect(timesIn(anyRoundThen, ({ round, now }) => takesShots(round, now) && round.closesAt < now)).toBeGreaterThan(10)
})

test("only gov draws front and back threes, and every draw has a top and a bottom", () => {
  for (const group of betGroups)
    fc.assert(
      fc.property(anyDrawnOf(group), (drawn) => {
        const numbers = winningNumbers(drawn)
        expect([drawn.top3, drawn.top2, drawn.bottom2].map(({ length }) => length)).toEqual([3, 2, 2])
        expect(numbers.teng_bon_nha_3.length > 0).toBe(group === "gov")
      }),
    )
})

test("shots come in order, none before its member may shoot again", () => {
  fc.assert(
    fc.property(anyShots, (shots) => {
      expect(shots.every(({ number }) => isShot(number))).toBe(true)
      expect(ranked(shots)).toEqual(shots.toReversed())
      for (const own of Map.groupBy(shots, ({ member }) => member).values())
        expect(own.every(({ at }, index) => index === 0 || at - (own[index - 1]?.at ?? 0) >= 10_000)).toBe(true)
    }),
  )
  expect(timesIn(anyShots, ({ length }) => length >= 20)).toBeGreaterThan(300)
  expect(timesIn(anyShots, ({ length }) => length < 16)).toBeGreaterThan(150)
})

test("every set line can be bought, and every tier is won often", () => {
  fc.assert(fc.property(anyTicket4dLine, (line) => setLineFault(line) === undefined))
  for (const tier of setTiers)
    expect(
      timesIn(anySetsDrawn, ({ lines, drawn }) =>
        lines.some(({ number }) => tierOf(number, drawn, setPrices.hanoy) === tier),
      ),
    ).toBeGreaterThan(100)
})

test("accounts are as long as their banks' are, and what is typed is what it says", () => {
  fc.assert(
    fc.property(anyPayee, ({ bankCode, bankAccountNumber }) => {
      const bank = bankOf(bankCode)
      return bank !== undefined && hasUsualLength(bank, bankAccountNumber)
    }),
  )
  fc.assert(
    fc.property(anyTypedAccountNumber, ({ text, digits }) => {
      expect(accountNumber(text)).toEqual(Result.succeed(digits))
    }),
  )
  fc.assert(
    fc.property(anyWrongAccountNumber, ({ text, wrong }) => {
      expect(accountNumber(text)).toEqual(Result.fail(wrong))
    }),
  )
})

test("amounts mean what is typed, and what is mistyped means none", () => {
  fc.assert(
    fc.property(anyTypedAmount, ({ text, amount }) => {
      expect(typedAmount(text)).toEqual(Result.succeed(amount))
    }),
  )
  fc.assert(fc.property(anyMistypedAmount, (text) => Result.isFailure(typedAmount(text))))
  expect(timesIn(anyTypedAmount, ({ text }) => text.includes(","))).toBeGreaterThan(250)
  expect(timesIn(anyAmount, (amount) => amount % 100 !== 0)).toBeGreaterThan(200)
  expect(timesIn(anyAmountText, (text) => /[๐-๙]/.test(text))).toBeGreaterThan(30)
})

test("statements hold every group, and what leaves is below nothing", () => {
  for (const group of ["deposit", "withdraw", "lotto", "games", "other"])
    expect(timesIn(anyTransaction, ({ transactionType }) => groupOf(transactionType) === group)).toBeGreaterThan(60)
  fc.assert(
    fc.property(anyStatement, (entries) =>
      entries.every(({ transactionType, amount }) => transactionType !== "WITHDRAW" || amount <= 0),
    ),
  )
  expect(timesIn(anyStatement, (entries) => sums(entries).moneyOut < 0)).toBeGreaterThan(500)
})

test("a deposit stands among the open ones, carries satang, and names its transfer once matched", () => {
  fc.assert(
    fc.property(anyDeposit, ({ prepareIndex = 0, prepareTotal = 0, prepareAmount, status, referTransferId }) => {
      expect(prepareIndex >= 1 && prepareIndex <= prepareTotal && prepareAmount % 100 > 0).toBe(true)
      if (status === "MATCHED") expect(referTransferId).toBeDefined()
    }),
  )
})

test("usernames and PINs can be chosen, and each wrong one is wrong for its reason", () => {
  const reasons = {
    empty: "required",
    short: "length",
    capital: "letters",
    sign: "letters",
    notLatin: "letters",
    fiveInARow: "fourAlike",
    sameFirstFour: "fourAlike",
  } as const
  fc.assert(
    fc.property(anyUsername, (name) => {
      expect(username(name)).toEqual(Result.succeed(name))
    }),
  )
  fc.assert(
    fc.property(anyWrongUsername, ({ text, wrong }) => {
      expect(username(text)).toEqual(Result.fail(reasons[wrong]))
    }),
  )
  fc.assert(
    fc.property(anyPin, (pin) => {
      expect(newPin(pin)).toEqual(Result.succeed(pin))
    }),
  )
  fc.assert(
    fc.property(anyWrongPin, ({ pin, wrong }) => {
      expect(newPin(pin)).toEqual(Result.fail(wrong))
    }),
  )
  expect(timesIn(anyUsername, (name) => /(.)\1{3}/.test(name))).toBeGreaterThan(30)
})

test("hostile text is broken, hidden, turned round and huge, and bodies touch what objects have already", () => {
  expect(timesIn(anyHostileText, (text) => !text.isWellFormed())).toBeGreaterThan(10)
  expect(timesIn(anyHostileText, (text) => /[\u200b-\u200d\u202a-\u202e\u2066-\u2069]/.test(text))).toBeGreaterThan(40)
  expect(timesIn(anyHostileText, ({ length }) => length > 1_000)).toBeGreaterThan(40)
  expect(timesIn(anyUnknownBody, (body) => fc.stringify(body).includes("__proto__"))).toBeGreaterThan(15)
})

test("days are days, leap days and year ends among them, and moments stand around midnight", () => {
  fc.assert(fc.property(anyDay, isDay))
  expect(timesIn(anyDay, (day) => day.endsWith("-02-29"))).toBeGreaterThan(30)
  expect(timesIn(anyDay, (day) => /12-31$|01-01$/.test(day))).toBeGreaterThan(60)
  expect(timesIn(anyInstant, (instant) => (instant + 7 * 3_600_000) % 86_400_000 < 2)).toBeGreaterThan(60)
})
