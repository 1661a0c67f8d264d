import { expect, test } from "vitest"
import { type Round } from "../lotto/round/round.ts"
import { afterAnswer, hasEnded, noShots, type ShotsAnswer, withOwnShots } from "./shot-list.ts"
import { openRound } from "./testing/open-round.ts"

test("before the first answer nothing is on show, and nothing was missed", () => {
  expect(noShots({ ...openRound, commitment: "abc" }, 5_000)).toMatchObject({
    missed: false,
    askedAt: 5_000,
    data: undefined,
    witness: { commitment: "abc", seen: [] },
  })
})

test("a shot of the player's own that the list ran past is remembered for the proof, one that was seen is not doubled", () => {
  const seen = [
    { member: "somchai88", number: "90457", at: 1_000 },
    { member: "som***88", number: "33333", at: 24_000 },
  ]
  const fired = [
    { number: "11820", at: 12_000 },
    { number: "90457", at: 1_000 },
    { number: "33333", at: 24_000 },
  ]
  expect(withOwnShots({ commitment: "abc", seen }, "somchai88", fired)).toEqual({
    commitment: "abc",
    seen: [...seen, { member: "somchai88", number: "11820", at: 12_000 }],
  })
})

test("a shot that an answer lays open as shooting ends is the one that was seen masked; any other one is new", () => {
  const shown = (member: string, number: string) => ({ member, number, at: 1_000, rank: 1, isOwn: false })
  const masked = [shown("nam***88", "083**"), shown("nam***88", "083**")]
  const answers = [masked, [shown("namwan888", "08312"), shown("namtip88", "08399")], [shown("namwan888", "08412")]]
  const summary = { shots: 2, members: 2, sum: undefined, waitSeconds: 0 }
  const { witness } = answers.reduce(
    (shots, recent) => afterAnswer(shots, { recent, summary }),
    noShots({ ...openRound, commitment: "abc" }, 0),
  )
  expect(witness.seen.map(({ number }) => number)).toEqual(["083**", "083**", "08412"])
})

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
