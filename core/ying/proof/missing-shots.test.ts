import fc from "fast-check"
import { expect, test } from "vitest"
import { shotsSeenBy } from "../seen-shot.ts"
import { afterAnswer, noShots } from "../shot-list.ts"
import { check } from "../testing/honest-round.ts"
import { openRound } from "../testing/open-round.ts"
import { missingShots } from "./missing-shots.ts"
import { type PublishedShot, withSequence } from "./published-shot.ts"

const endsAt = 60_000

/** Many at one moment, by names and numbers whose masks look alike. */
const anyAlike = fc
  .array(
    fc.record({
      member: fc.constantFrom("somchai88", "somsakda88", "somsri8", "somjai18", "somwang18"),
      number: fc.constantFrom("36214", "36215", "36299"),
      at: fc.constantFrom(1_000, 2_000, 3_000),
    }),
    { maxLength: 14 },
  )
  .map((shots) => shots.toSorted((one, other) => other.at - one.at))

const noSummary = { shots: 0, members: 0, sum: undefined, waitSeconds: 0 }

/** What somchai88 remembers who asked for the list as it grew, the last answer perhaps laying it open. */
const remembered = (lists: ReadonlyArray<ReadonlyArray<PublishedShot>>, isLaidOpen: boolean) =>
  lists.reduce(
    (shots, list, index) => {
      const now = isLaidOpen && index === lists.length - 1 ? endsAt + 1 : endsAt
      const recent = shotsSeenBy("somchai88", withSequence(list), endsAt, now)
      return afterAnswer(shots, { recent, summary: noSummary })
    },
    noShots({ ...openRound, commitment: "abc" }, 0),
  ).witness.seen

const anyWatched = fc.record({
  shots: anyAlike,
  asked: fc.array(fc.nat(14), { maxLength: 4 }),
  isLaidOpen: fc.boolean(),
})

const watched = ({
  shots,
  asked,
  isLaidOpen,
}: {
  shots: ReadonlyArray<PublishedShot>
  asked: ReadonlyArray<number>
  isLaidOpen: boolean
}) =>
  remembered(
    [...asked.toSorted((one, other) => one - other), shots.length].map((count) =>
      shots.slice(Math.max(0, shots.length - count)),
    ),
    isLaidOpen,
  )

test("however alike masked shots of one moment look, each is remembered once, and the honest list holds them all", async () => {
  await fc.assert(
    fc.asyncProperty(anyWatched, async (one) => {
      const seen = watched(one)
      expect(seen).toHaveLength(one.shots.length)
      expect((await check({ shots: one.shots }, { seen })).steps.seenShots).toBe("matches")
    }),
  )
})

test("a list that drops any one of the shots that were seen is found out, were all others of its moment alike", async () => {
  await fc.assert(
    fc.asyncProperty(anyWatched, fc.nat(), async (one, drop) => {
      fc.pre(one.shots.length > 0)
      const seen = watched(one)
      const shots = one.shots.toSpliced(drop % one.shots.length, 1)
      expect((await check({ shots }, { seen })).steps.seenShots).toBe("doesNotMatch")
    }),
  )
})

const at = (member: string, number: string): PublishedShot => ({ member, number, at: 1_000 })

test("an exactly equal shot is told by its equal, however many masked ones fit it too", () => {
  const own = at("somchai88", "36214")
  const masked = at("som***88", "362**")
  expect(missingShots([own], [masked, own])).toEqual([])
  expect(missingShots([masked, own], [own])).toEqual([masked])
  expect(missingShots([own, own], [own])).toEqual([own])
  expect(missingShots([own], [at("somchai88", "36215"), at("somchai89", "36214")])).toEqual([own])
})

test("a masked shot gives way to another that only fits where it was paired", () => {
  const short = at("som***i8", "362**")
  const long = at("som***88", "362**")
  const [somsri8, somsi88] = [at("somsri8", "36214"), at("somsi88", "36299")]
  expect(missingShots([at("som***8", "362**"), short], [somsri8, somsi88])).toEqual([])
  expect(missingShots([long, long], [somsri8, somsi88])).toEqual([long])
})

test("a shot of another moment is another shot", () => {
  const own = at("somchai88", "36214")
  expect(missingShots([own, { ...own, at: 2_000 }], [own])).toEqual([{ ...own, at: 2_000 }])
})
