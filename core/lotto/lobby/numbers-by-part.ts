import type { SequenceGroup } from "../group/group-rules.ts"
import { sequenceRounds } from "../schedule/day-rounds.ts"
import { type Timetable, timetable } from "../schedule/timetable.ts"
import { type PartEnds, type PartOfDay, partEnds, partOf, partsOfDay } from "./lobby-order.ts"

/** Which numbers of a day's rounds fall into a part of it. */
export type NumbersInPart = { readonly part: PartOfDay; readonly first: number; readonly last: number }

/** The same on every day, because the timetable is. */
export const numbersByPart = (
  group: SequenceGroup,
  { sequences }: Pick<Timetable, "sequences"> = timetable,
  ends: PartEnds = partEnds,
): ReadonlyArray<NumbersInPart> => {
  const rounds = sequences
    .filter(({ betGroup }) => betGroup === group)
    .flatMap((table) => sequenceRounds(table, anyDay))
  return partsOfDay.flatMap((part) => {
    const numbers = rounds.filter((round) => partOf(round, ends) === part).map(({ sequence }) => sequence)
    const [first, last] = [numbers.at(0), numbers.at(-1)]
    return first === undefined || last === undefined ? [] : [{ part, first, last }]
  })
}

const anyDay = "2026-01-01"
