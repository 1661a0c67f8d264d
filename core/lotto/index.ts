export { type BetGroup, betGroups, isBetGroup } from "./bet-group.ts"
export {
  type Gov4dVariant,
  gov4dVariants,
  isGov4dVariant,
  isStockMarket,
  type SequenceGroup,
  type StockMarket,
  sequenceBetType,
  sequenceGroups,
  sequenceOf,
  stockMarkets,
} from "./bet-type.ts"
export { byClose, drawOnShow, type RoundsByClose } from "./by-close.ts"
export { type Closing, closingsUntil } from "./closings.ts"
export { commitment, committedDigits, type Sha256 } from "./commitment.ts"
export { awaitedRound, type DayResult, isAwaited, isBehind, newestUpTo, resultsOfDay } from "./day-results.ts"
export { type Drawn, type Outcome, type WinningOption, winningNumbers, winningOptions } from "./drawn.ts"
export {
  drawnOfGov,
  faultyPrizes,
  type GovPrize,
  type GovPrizes,
  govPrizeTable,
  numbersOfPrize,
  prizesWonBy,
} from "./gov-prizes.ts"
export { makeLatestResult } from "./latest-result.machine.ts"
export { makeLobby } from "./lobby.machine.ts"
export {
  answered,
  countsAt,
  heardInLobby,
  isResultDue,
  type Lobby,
  nextChangeIn,
  nextOfSameKind,
  nextToClose,
  type RoundCounts,
} from "./lobby.ts"
export { dayOnShow, laterRounds, soonestOfEach } from "./lobby-list.ts"
export {
  byPartOfDay,
  type GroupInLobby,
  inLobby,
  inOrder,
  type PartEnds,
  type PartOfDay,
  partEnds,
  partOf,
  partsOfDay,
  type RoundsInPart,
} from "./lobby-order.ts"
export { lotteryDayAt } from "./lottery-day.ts"
export { type NumbersInPart, numbersByPart } from "./numbers-by-part.ts"
export {
  askableAt,
  digitCounts,
  historyDays,
  isDrawnDaily,
  mayAskFor,
  mayGrow,
  NotDrawnYet,
  type PastResultFailure,
  PastResults,
  type ResultChoice,
  type RoundResult,
  resultDateOf,
} from "./past-result.ts"
export { drawnOfPingpong, pingpongDigits } from "./pingpong-result.ts"
export { type DrawnResult, Results, resultToShow } from "./result.ts"
export { makeResults } from "./results.machine.ts"
export { makeRound } from "./round.machine.ts"
export {
  closingSoonFor,
  instantOfSeconds,
  mayAskForResult,
  nextChangeAt,
  phaseAt,
  type Round,
  type RoundPhase,
  type RoundTimes,
  roundPhases,
  runningPhases,
  takesBets,
  takesShots,
  unixTimeStamp,
  urgentFor,
} from "./round.ts"
export { heard, type LobbyNews, type NewsOfRound, RoundFeed, type RoundFeedNews, type RoundNews } from "./round-feed.ts"
export { everyRound, NoSuchRound, Rounds, type SetRounds } from "./rounds.ts"
export { sequenceRounds, stockRounds } from "./schedule/day-rounds.ts"
export { type Draw, drawDay, drawRound, gov4dDraw, govDraw } from "./schedule/draws.ts"
export { closeOf, closesNextDay, type NextDayRounds, nextDayRounds } from "./schedule/next-day.ts"
export { roundsOfDay, roundsOnSale } from "./schedule/schedule.ts"
export { type ScheduledRound, scheduled } from "./schedule/scheduled-round.ts"
export {
  type DrawShift,
  type Gov4dTable,
  type GovTable,
  type SequenceTable,
  type StockTable,
  type Timetable,
  timetable,
} from "./schedule/timetable.ts"
export { type AcceptedLine, type SettledSlip, settled, wonBy } from "./settlement.ts"
export { type Standing, standingOf, standings } from "./standing.ts"
export {
  countryOfMarket,
  type MarketCountry,
  type MarketRegion,
  marketCountries,
  marketRegions,
  marketsIn,
  regionOfMarket,
} from "./stock-market.ts"
export { type MarketClose, stockOutcome } from "./stock-result.ts"
export { wanesFrom } from "./waning.ts"
