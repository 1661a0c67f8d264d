import { expect, test } from "vitest"
import type { Round } from "../lotto/round.ts"
import { maskedName } from "./masking.ts"
import { proofSteps } from "./proof.ts"
import { sameText } from "./published-shot.ts"
import { counted, nextShootingChange, shootingIn } from "./shooting.ts"
import { afterAnswer, hasEnded, noShots, type ShotsAnswer, withOwnShots } from "./shots.ts"
import { openRound } from "./testing/open-round.ts"

const round: Round = {
  ...openRound,
  opensAt: 100_000,
  closesAt: 500_000,
  shootingEndsAt: 620_000,
  resultAt: 650_000,
}
const shot = (number: string, at: number, member = "so***88") => ({ number, at, member, rank: 1, isOwn: false })
const answer = (...recent: ReadonlyArray<ReturnType<typeof shot>>): ShotsAnswer => ({
  recent,
  summary: { shots: recent.length, members: 1, sum: undefined, waitSeconds: 0 },
})
const seenIn = (...answers: ReadonlyArray<ShotsAnswer>) =>
  answers.reduce(afterAnswer, noShots(round, 200_000)).witness.seen.map(({ number }) => number)

test("equal shots of one moment are remembered as often as the list ever showed them, and no more", () => {
  const [one, other] = [shot("11111", 150_000), shot("22222", 150_000)]
  expect(seenIn(answer(one))).toEqual(["11111"])
  expect(seenIn(answer(one, one))).toEqual(["11111", "11111"])
  expect(seenIn(answer(one), answer(one))).toEqual(["11111"])
  expect(seenIn(answer(one), answer(one, one))).toEqual(["11111", "11111"])
  expect(seenIn(answer(one, one), answer(one, one, one))).toEqual(["11111", "11111", "11111"])
  expect(seenIn(answer(one, one), answer(one))).toEqual(["11111", "11111"])
  expect(seenIn(answer(one, one), answer(one), answer(one, one, other))).toEqual(["11111", "11111", "22222"])
})

test("the commitment that was seen first counts", () => {
  const committed = noShots({ ...round, commitment: "first" }, 200_000)
  const later = afterAnswer({ ...committed, round: { ...round, commitment: "second" } }, answer())
  expect(later.witness.commitment).toBe("first")
  const late = afterAnswer({ ...noShots(round, 200_000), round: { ...round, commitment: "second" } }, answer())
  expect(late.witness.commitment).toBe("second")
})

test("what is asked for in the last moment of shooting still counts as seen before the end", () => {
  expect([619_999, 620_000, 620_001].map((now) => hasEnded(noShots(round, now)))).toEqual([false, false, true])
})

test("a shot of one's own is added unless the list showed it: that moment, that number, that name", () => {
  const witness = { commitment: undefined, seen: [{ number: "11111", at: 150_000, member: "so*******" }] }
  const added = (number: string, at: number, member = "somchai88") =>
    withOwnShots(witness, member, [{ number, at }]).seen.length - 1
  expect(added("11111", 150_000)).toBe(0)
  expect(added("22222", 150_000)).toBe(1)
  expect(added("11111", 150_001)).toBe(1)
  expect(added("11111", 150_000, "malee2569")).toBe(1)
})

test("two numbers of one moment are two shots", () => {
  const once = counted(shootingIn(round), { number: "11111", at: 200_000 }, 200_000)
  expect(counted(once, { number: "22222", at: 200_000 }, 200_000).fired).toHaveLength(2)
})

test("nothing changes any more by the clock alone once shooting is over", () => {
  const shooting = shootingIn(round)
  expect([99_999, 100_000, 620_000, 620_001, 900_000].map((now) => nextShootingChange(shooting, now))).toEqual([
    100_000,
    620_001,
    620_001,
    undefined,
    undefined,
  ])
  expect(nextShootingChange(shootingIn({ ...round, shootingEndsAt: undefined }), 200_000)).toBeUndefined()
})

test("a masked name can be one that is exactly as long as what is shown of it, never a shorter one", () => {
  expect(sameText("so*88", "so88")).toBe(true)
  expect(sameText("som*m88", "som88")).toBe(false)
  expect(sameText("a*b*c", "axbxc")).toBe(true)
  expect(sameText("a*b*c", "axbxd")).toBe(false)
})

test("a result is proven in seven steps", () => {
  expect(proofSteps).toEqual(["commitment", "houseShot", "shots", "seenShots", "ranks", "sum", "digits"])
})

test("of a long name the last two letters are shown at most", () => {
  expect(["somchai8", "somchai88", "somchai8888"].map(maskedName)).toEqual(["som***i8", "som***88", "som***88"])
})
