import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { canBeClaimed, claimOnce } from "./achievement.ts"

const meant = { kind: "claim", achievementId: "ten-rounds" } as const
const other = { ...meant, achievementId: "fifty-shots" }

test("each reward is a purpose of its own, and only the same reward is the same claim", () => {
  expect([claimOnce.purposeOf(meant), claimOnce.purposeOf(other)]).toEqual(["claim ten-rounds", "claim fifty-shots"])
  expect([claimOnce.isSame(meant, { ...meant }), claimOnce.isSame(meant, other)]).toEqual([true, false])
})

test("a claim is told from what other flows mean, and is never sent again unasked", () => {
  expect([meant, { kind: "move", amount: 1 }, undefined].map(claimOnce.isMeant)).toEqual([true, false, false])
  expect([claimOnce.isOnceOnly, claimOnce.isResent]).toEqual([false, false])
})

test("what is not told to be reached cannot be claimed", () => {
  const told = { id: "a", name: "", description: "", reward: baht(20), isClaimed: false }
  expect(canBeClaimed({ ...told, goal: 10, reached: 10 })).toBe(true)
  expect(canBeClaimed({ ...told, goal: undefined, reached: 10 })).toBe(false)
  expect(canBeClaimed({ ...told, goal: 10, reached: undefined })).toBe(false)
})
