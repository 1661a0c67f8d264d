import fc from "fast-check"
import { type Day, daysAfter, hour, type Instant, minute, second, startOf } from "../bangkok.ts"

const edges: ReadonlyArray<Day> = [
  "2024-02-28",
  "2024-02-29",
  "2024-12-31",
  "2025-01-01",
  "2025-02-28",
  "2025-12-31",
  "2026-01-16",
  "2026-05-01",
  "2026-11-16",
  "2028-02-29",
  "2100-02-28",
]

/** A Thai day: any of this century, the ends of months and years and the days of leap years more often. */
export const anyDay: fc.Arbitrary<Day> = fc.oneof(
  { arbitrary: fc.nat(100 * 365).map((days) => daysAfter("2000-01-01", days)), weight: 2 },
  { arbitrary: fc.constantFrom(...edges), weight: 1 },
)

const wholeDay = 24 * hour

/** A moment of a Thai day; midnight, its neighbours and whole minutes come more often. */
export const anyInstantOf = (day: Day): fc.Arbitrary<Instant> =>
  fc
    .oneof(
      fc.integer({ min: 0, max: wholeDay - 1 }),
      fc.constantFrom(0, 1, second - 1, wholeDay - second, wholeDay - 1, 7 * hour - 1, 7 * hour),
      fc.nat(24 * 60 - 1).map((minutes) => minutes * minute),
    )
    .map((since) => startOf(day) + since)

export const anyInstant: fc.Arbitrary<Instant> = anyDay.chain(anyInstantOf)
