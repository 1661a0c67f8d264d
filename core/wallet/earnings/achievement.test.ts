import { expect, test } from "vitest"
import { claimOnce } from "./achievement.ts"

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
