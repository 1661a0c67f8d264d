import { expect, test } from "vitest"
import { afterAnswer, noShots, withOwnShots } from "./shots.ts"
import { openRound } from "./testing/open-round.ts"

test("before the first answer nothing is on show, and nothing was missed", () => {
  expect(noShots({ ...openRound, commitment: "abc" }, 5_000)).toMatchObject({
    missed: false,
    askedAt: 5_000,
    recent: undefined,
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
