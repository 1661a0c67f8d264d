import type { Day } from "../../time/bangkok.ts"
import type { Outcome } from "../draw/drawn.ts"
import type { GovPrizes } from "../draw/gov-prizes.ts"
import type { Round } from "../round/round.ts"
import { roundsOfDay } from "../schedule/schedule.ts"
import type { ScheduledRound } from "../schedule/scheduled-round.ts"

/** A round of the timetable as an operator lists it before anything has come out. */
const listed = (round: ScheduledRound): Round => ({
  ...round,
  betName: round.betType,
  outcome: undefined,
})

/** Every round that is named by a day, as the timetable has it. */
export const roundsNamedBy = (dt: Day): ReadonlyArray<Round> => roundsOfDay(dt).map(listed)

export const drawn66915: Outcome = { type: "drawn", drawn: { top3: "669", top2: "69", bottom2: "15" } }

const sixDigits = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => String((from + index * 7_919) % 1_000_000).padStart(6, "0"))

/** A whole government draw. */
export const draw418927: GovPrizes = {
  first: "418927",
  second: sixDigits(5, 102_938),
  third: sixDigits(10, 203_847),
  fourth: sixDigits(50, 304_756),
  fifth: sixDigits(100, 405_665),
  front3: ["204", "731"],
  back3: ["569", "018"],
  bottom2: "43",
}
