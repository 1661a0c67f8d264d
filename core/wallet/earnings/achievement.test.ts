import { Effect, Layer, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { NotOffered } from "../../operator/failures.ts"
import { ClaimRefused, canBeClaimed, claimReward, Loyalty } from "./achievement.ts"

const command = { kind: "claim", achievementId: "ten-rounds" } as const
const other = { ...command, achievementId: "fifty-shots" }

test("each reward is a purpose of its own, and only the same reward is the same claim", () => {
  expect([claimReward.purposeOf(command), claimReward.purposeOf(other)]).toEqual([
    "claim ten-rounds",
    "claim fifty-shots",
  ])
  expect([claimReward.isSame(command, { ...command }), claimReward.isSame(command, other)]).toEqual([true, false])
})

test("a claim is told from what other flows mean, and is never sent again unasked", () => {
  expect([command, { kind: "move", amount: 1 }, undefined].map(claimReward.isCommand)).toEqual([true, false, false])
  expect([claimReward.isOnceOnly, claimReward.isResent]).toEqual([false, false])
})

test("what is not told to be reached cannot be claimed", () => {
  const achievement = { id: "a", name: "", description: "", reward: baht(20), isClaimed: false }
  expect(canBeClaimed({ ...achievement, goal: 10, reached: 10 })).toBe(true)
  expect(canBeClaimed({ ...achievement, goal: undefined, reached: 10 })).toBe(false)
  expect(canBeClaimed({ ...achievement, goal: 10, reached: undefined })).toBe(false)
})

test("a claim that the operator has no call for is refused; one that may have arrived before is left open", () => {
  const operator = Layer.succeed(Loyalty, {
    points: () => Effect.never,
    achievements: () => Effect.never,
    claim: () => Effect.fail(new NotOffered()),
  })
  const moments = { madeAt: 0, sentAt: 0, isByOperator: true }
  const intent = { key: "key-1", purpose: "claim ten-rounds", command, ...moments }
  const asked = (question: typeof claimReward.send) =>
    Effect.runSync(Effect.provide(Effect.result(question(intent)), operator))
  expect(asked(claimReward.send)).toEqual(Result.fail(new ClaimRefused({ reason: "notOffered" })))
  expect(asked(claimReward.lookUp)).toEqual(Result.fail(new NotOffered()))
})
