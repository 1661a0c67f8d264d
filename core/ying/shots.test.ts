import { expect, test } from "vitest"
import { noShots, withOwnShots } from "./shots.ts"
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
