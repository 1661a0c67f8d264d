import { expect, test } from "vitest"
import { earnsBonus, shotsSeenBy } from "./seen-shot.ts"

const shots = [
  { member: "fahsai12", number: "36214", at: 1_000, sequence: 1 },
  { member: "somchai88", number: "90457", at: 2_000, sequence: 2 },
]

test("players see their own shots in full and marked, others' masked, ranked newest first", () => {
  expect(shotsSeenBy("somchai88", shots, 60_000, 3_000)).toEqual([
    { rank: 1, member: "somchai88", number: "90457", at: 2_000, isOwn: true },
    { rank: 2, member: "fah***12", number: "362**", at: 1_000, isOwn: false },
  ])
  expect(shotsSeenBy("somchai88", shots, 60_000, 60_001)[1]).toMatchObject({ member: "fahsai12", number: "36214" })
  expect(shotsSeenBy(undefined, shots, 60_000, 3_000).some(({ isOwn }) => isOwn)).toBe(false)
})

test("ranks 1 and 16 earn a bonus, unless an operator sets others", () => {
  expect([1, 2, 15, 16, 17].map((rank) => earnsBonus(rank))).toEqual([true, false, false, true, false])
  expect(earnsBonus(3, { ranks: [{ rank: 3, baht: 50 }], stakedBaht: 0 })).toBe(true)
})
