export { commitment, committedDigits, type Sha256 } from "./draw/commitment.ts"
export {
  checkedDraw,
  type DrawProof,
  type DrawProofStep,
  type DrawReport,
  drawProofSteps,
} from "./draw/draw-proof.ts"
export { type Drawn, type Outcome, winningNumbers } from "./draw/drawn.ts"
export {
  drawnOfGov,
  faultyPrizes,
  type GovPrize,
  type GovPrizes,
  govPrizeTable,
  numbersOfPrize,
  prizesWonBy,
} from "./draw/gov-prizes.ts"
export { checkedLengths, type NumberWin, numberChecker, numbersIn } from "./draw/number-check.ts"
export { drawnOfPingpong, pingpongDigits } from "./draw/pingpong-result.ts"
export type { ProofFinding, ProofVerdict } from "./draw/proof-finding.ts"
export { type AcceptedLine, type SettledSlip, settled, wonBy } from "./draw/settlement.ts"
export { type MarketClose, stockOutcome } from "./draw/stock-result.ts"
export { type BetGroup, betGroups, isBetGroup } from "./group/bet-group.ts"
export {
  type Gov4dVariant,
  gov4dVariants,
  isGov4dVariant,
  isStockMarket,
  type StockMarket,
  sequenceBetType,
  sequenceOf,
  stockMarkets,
} from "./group/bet-type.ts"
export {
  type BetsGroup,
  groupRules,
  isDrawnDaily,
  isSequenceGroup,
  isShotGroup,
  type SequenceGroup,
  type SetsGroup,
  type ShotGroup,
  sellsSets,
  sequenceGroups,
} from "./group/group-rules.ts"
export { byClose, drawOnShow, type RoundsByClose } from "./lobby/by-close.ts"
export { makeLobby } from "./lobby/lobby.machine.ts"
export {
  countsAt,
  isResultDue,
  type Lobby,
  lobbyAfter,
  nextChangeIn,
  nextOfSameKind,
  nextToClose,
  type RoundCounts,
  roundsAnswered,
} from "./lobby/lobby.ts"
export { hasLobbyFailed, lobbySeenAt, roundsInLobby } from "./lobby/lobby.view.ts"
export { dayOnShow, laterRounds, soonestOfEach } from "./lobby/lobby-list.ts"
export {
  byPartOfDay,
  type GroupInLobby,
  inLobby,
  inLobbyOrder,
  type PartEnds,
  type PartOfDay,
  partEnds,
  partOf,
  partsOfDay,
  type RoundsInPart,
} from "./lobby/lobby-order.ts"
export { type NumbersInPart, numbersByPart } from "./lobby/numbers-by-part.ts"
export { awaitedRound, type DayResult, isAwaited, isBehind, newestUpTo, resultsOfDay } from "./results/day-results.ts"
export { latestDrawn } from "./results/latest-drawn.ts"
export { makeLatestResult } from "./results/latest-result.machine.ts"
export {
  askableAt,
  digitCounts,
  historyDays,
  mayAskFor,
  mayGrow,
  NotDrawnYet,
  type PastResultFailure,
  PastResults,
  type ResultChoice,
  type RoundResult,
} from "./results/past-result.ts"
export { type DrawnResult, Results, resultToShow } from "./results/result.ts"
export { makeResults } from "./results/result-list.machine.ts"
export { type LobbyChanged, lobbyChanges, type WatchedLobby } from "./round/lobby-changes.ts"
export { makeRound } from "./round/round.machine.ts"
export { everyRound, NoSuchRound, Rounds, type SetRounds } from "./round/round.port.ts"
export { instantOfSeconds, mayAskForResult, type Round, type RoundTimes, unixTimeStamp } from "./round/round.ts"
export { hasRoundFailed, type WatchedPhase, watchedPhase } from "./round/round.view.ts"
export {
  type LobbyNews,
  type NewsOfRound,
  RoundFeed,
  type RoundFeedNews,
  type RoundNews,
  roundAfter,
} from "./round/round-feed.port.ts"
export {
  closingSoonFor,
  isOffEarly,
  nextChangeAt,
  phaseAt,
  type RoundPhase,
  type RoundStage,
  type RunningRound,
  roundPhases,
  roundStages,
  runningPhases,
  stageOf,
  takesBets,
  takesShots,
  urgentFor,
} from "./round/round-phase.ts"
export {
  countryOfMarket,
  type MarketCountry,
  type MarketRegion,
  marketCountries,
  marketRegions,
  marketsIn,
  regionOfMarket,
} from "./round/stock-market.ts"
export { type Closing, closingsUntil } from "./round/upcoming-closings.ts"
export { countdownStart } from "./schedule/countdown-start.ts"
export { sequenceRounds, stockRounds } from "./schedule/day-rounds.ts"
export { type Draw, drawDay, drawRound, gov4dDraw, govDraw } from "./schedule/draws.ts"
export { lotteryDayAt } from "./schedule/lottery-day.ts"
export { closeOf, closesNextDay, type NextDayRounds, nextDayRounds } from "./schedule/next-day.ts"
export { marketsOpenAt, roundsOfDay, roundsOnSale } from "./schedule/schedule.ts"
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
export { type LobbyLogic, shownRoundsOf } from "./shown-rounds.ts"
