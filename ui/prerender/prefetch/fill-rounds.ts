import type { PrefetchedAnswer } from "@fakham/adapters/browser"
import { nextToClose, type Round, sequenceOf, takesBets } from "@fakham/core/lotto"
import { secondsLeft } from "@fakham/core/time"
import { fastParseRound, fastParseRounds } from "@fakham/operator/lotto"
import { placeholderDays } from "../../parts/chrome/slot-names.ts"
import { countdownText, daysAndTime, daysLeft } from "../../parts/time/countdown-text.ts"
import { clockText } from "../../words/clock-text.ts"
import { dataOf } from "./data-of.ts"
import { dayWordsIn } from "./day-words.ts"
import { type Filling, fillSlots, inWords } from "./fill-slots.ts"
import { now } from "./operator-time.ts"

/** Shows how long the next round of a lobby takes bets. */
export const fillNextClose = async (answer: PrefetchedAnswer): Promise<void> => {
  const listed = await dataOf(answer)
  await fillSlots("nextClose", (data) => {
    const rounds = fastParseRounds(listed, data["group"])
    const next = rounds && nextToClose(rounds, now())
    return next && untilClose(next, data)
  })
}

/** Shows which round a page is about and how long it takes bets, if it does. */
export const fillRound = async (answer: PrefetchedAnswer): Promise<void> => {
  const round = fastParseRound(await dataOf(answer))
  if (round === undefined || !takesBets(round, now())) return
  await fillSlots("round", (data) => (data["group"] === round.betGroup ? untilClose(round, data) : undefined))
}

const untilClose = (round: Round, data: DOMStringMap): Filling => {
  const { withWeekday, short } = dayWordsIn(data)
  const said = {
    day: withWeekday(round.dt),
    date: short(round.dt),
    name: round.betName,
    number: String(sequenceOf(round.betType)),
    closes: clockText(round.closesAt),
    closeDate: short(round.closeDt),
    results: clockText(round.resultAt),
  }
  const timeLeft = () => {
    const seconds = secondsLeft(round.closesAt, now())
    if (data["clock"] === "long") return daysAndTime(seconds)
    return { days: daysLeft(seconds) ?? 0, time: countdownText(seconds) }
  }
  const { days } = timeLeft()
  return {
    form: days === 0 ? "time" : days === 1 ? "oneDay" : "days",
    write: (text) => {
      const { days: daysNow, time } = timeLeft()
      return inWords({ ...said, left: time })(text).replace(String(placeholderDays), String(daysNow))
    },
    goesOn: true,
  }
}
