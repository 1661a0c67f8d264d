import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { stillToday, withdrawal, withdrawalTerms } from "./withdrawal.ts"

const amounts = fc.integer({ min: -1_000, max: 6_000_000 }).map(satang)

test("whatever a player asks for, one after another, a day never passes a cap nor the balance", () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 20 }), fc.integer({ min: 0, max: 30_000_000 }), (asked, start) => {
      let balance = start
      const paid: Array<number> = []
      for (const amount of asked) {
        const eligibility = {
          bankAccountMatches: true,
          earlierPending: false,
          turnoverMet: true,
          withdrawnToday: paid.map(satang),
          balance: satang(balance),
        }
        if (Result.isSuccess(withdrawal(amount, eligibility))) {
          paid.push(amount)
          balance -= amount
        }
      }
      expect(paid.length).toBeLessThanOrEqual(5)
      expect(Math.max(0, ...paid)).toBeLessThanOrEqual(4_900_000)
      expect(paid.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(20_000_000)
      expect(balance).toBeGreaterThanOrEqual(0)
    }),
  )
})

test("what is shown before typing is exactly what is accepted: that much passes, a satang more does not", () => {
  const eligibilities = fc.record({
    bankAccountMatches: fc.boolean(),
    earlierPending: fc.boolean(),
    turnoverMet: fc.boolean(),
    withdrawnToday: fc.array(amounts, { maxLength: 6 }),
    balance: fc.integer({ min: 0, max: 10_000_000 }).map(satang),
  })
  fc.assert(
    fc.property(eligibilities, (eligibility) => {
      const { most, barred } = stillToday(eligibility)
      if (most > 0) expect(withdrawal(most, eligibility)).toEqual(Result.succeed(most))
      expect(Result.isFailure(withdrawal(satang(Math.max(withdrawalTerms.min, most + 1)), eligibility))).toBe(true)
      if (barred !== undefined) expect(withdrawal(baht(100), eligibility)).toEqual(Result.fail(barred))
    }),
  )
})
