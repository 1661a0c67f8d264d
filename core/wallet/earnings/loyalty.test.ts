import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, nothing, plus, satang } from "../../money/satang.ts"
import { loyaltyPoints, pointsEarned, stakePerPoint } from "./loyalty.ts"

test.each([
  [0, 0],
  [9_999, 0],
  [10_000, 1],
  [25_000, 2],
  [3_200_000, 320],
])("%i satang staked are %i points", (staked, points) => {
  expect(loyaltyPoints(satang(staked))).toBe(points)
})

test("a point is earned with every 100 baht", () => {
  expect(stakePerPoint).toBe(10_000)
})

test("what is left over from one stake counts towards the next point", () => {
  expect(pointsEarned(baht(0), baht(60))).toBe(0)
  expect(pointsEarned(baht(60), baht(40))).toBe(1)
  expect(pointsEarned(baht(60), baht(250))).toBe(3)
})

test("an operator may ask for another stake per point", () => {
  expect(loyaltyPoints(baht(100), baht(25))).toBe(4)
  expect(pointsEarned(baht(20), baht(5), baht(25))).toBe(1)
})

test("points earned stake by stake are the points of all stakes together", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }).map(satang)), (stakes) => {
      let [staked, points] = [nothing, 0]
      for (const stake of stakes) {
        points += pointsEarned(staked, stake)
        staked = plus(staked, stake)
      }
      expect(points).toBe(Math.floor(staked / 10_000))
    }),
  )
})
