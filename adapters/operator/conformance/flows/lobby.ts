import { betListResults, betListsLatest, betListsOne, lotteries4dLatest } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { roundsIn } from "../rounds.ts"

const namesOf = (all: ReadonlyArray<{ readonly betId: string }>) => all.map(({ betId }) => betId)
const isEachOnce = (names: ReadonlyArray<string>) => new Set(names).size === names.length

/** The lists of rounds, and that a round alone and its result are told as in the list. */
export const playListedRounds = async ({ visit, takeAnswer, check }: VisitPart): Promise<void> => {
  const { data, answer } = await takeAnswer("rounds are listed", betListsLatest, {})
  const rounds = roundsIn(data)
  check("there are rounds of lotteries that the site has", rounds.length > 0, answer, "none")
  check("every round has an id of its own", isEachOnce(namesOf(rounds)), answer, "two rounds have one id")
  const now = visit.line.now()
  const open = rounds.filter(({ closesAt, isDrawn }) => closesAt > now && !isDrawn)
  check("there is a round that takes bets", open.length > 0, answer, "none closes later than now")
  const odd = rounds.find(({ opensAt, closesAt }) => opensAt !== undefined && opensAt >= closesAt)
  check("rounds open before they close", odd === undefined, answer, `${odd?.betId} does not`)
  const early = rounds.find(({ isDrawn, closesAt }) => isDrawn && closesAt > now)
  check("no round has a result before it closes", early === undefined, answer, `${early?.betId} has`)

  for (const round of open.slice(0, 3)) {
    const alone = await takeAnswer("a round is told alone", betListsOne, { id: round.betId })
    const { betId, betGroup, unixTimeStamp } = alone.data
    check("a round alone is the one that was asked for", betId === round.betId, alone.answer, `it is ${betId}`)
    check("a round alone is of the group that the list says", betGroup === round.betGroup, alone.answer, betGroup)
    const isSame = unixTimeStamp?.realCloseTime === round.closesAt
    check("a round alone closes when the list says", isSame, alone.answer, "realCloseTime differs from the list")
  }
  const drawn = rounds.filter(({ isDrawn }) => isDrawn)
  for (const round of drawn.slice(0, 3)) {
    const asked = { betId: round.betId, resultDate: round.day }
    const result = await takeAnswer("the result of a round is told", betListResults, asked)
    const { data: ended } = result
    if (ended === null || ended === undefined) {
      check("a round that is drawn has a result", false, result.answer, "there is none")
      continue
    }
    check("a result is of the round that was asked for", ended.betId === round.betId, result.answer, ended.betId)
    const isSame = round.result === undefined || ended.result?.top3 === round.result.top3
    check("a result is the one in the list", isSame, result.answer, `the list says ${round.result?.top3}`)
  }
  const sets = await takeAnswer("rounds of four digits are listed", lotteries4dLatest, {})
  const every = Object.values(sets.data).flatMap((list) => namesOf(list))
  check("every round of four digits has an id of its own", isEachOnce(every), sets.answer, "two rounds have one id")
}
