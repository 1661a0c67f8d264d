export {
  anyAccountNumber,
  anyBank,
  anyPayee,
  anyTypedAccountNumber,
  anyWrongAccountNumber,
} from "./arbitraries/accounts.ts"
export { anyAmount, anyAmountText, anyMistypedAmount, anyTypedAmount, type TypedAmount } from "./arbitraries/amounts.ts"
export {
  anyPin,
  anyUsername,
  anyWrongPin,
  anyWrongUsername,
  type WrongPin,
  type WrongUsername,
} from "./arbitraries/credentials.ts"
export { anyDeposit, anyDepositAmount } from "./arbitraries/deposits.ts"
export { anyDrawnOf, anyOutcomeOf } from "./arbitraries/draws.ts"
export { anyHostileText, anyUnknownBody } from "./arbitraries/hostile.ts"
export {
  anyBet,
  anyBets,
  anyNumberFor,
  anyNumberOf,
  anyOption,
  anyWrongNumberFor,
  inThai,
} from "./arbitraries/numbers.ts"
export { anyPastedSlip, type PastedSlip } from "./arbitraries/pasted.ts"
export { anyBetGroup, anyRound, anyRoundIn, anyRoundOf, anyRoundThen, type RoundThen } from "./arbitraries/rounds.ts"
export {
  anyGov4dVariant,
  anyNumberNear,
  anySetLine,
  anySetLines,
  anySetOutcome,
  anySetsDrawn,
} from "./arbitraries/sets.ts"
export { anyShotNumber, anyShots } from "./arbitraries/shots.ts"
export {
  anyAskedBatch,
  anyAskedPrice,
  anyBatch,
  anyDeed,
  anyLine,
  anySlip,
  type Deed,
  done,
} from "./arbitraries/slips.ts"
export {
  anyStatement,
  anyTransaction,
  anyTransactionType,
  anyUnknownTransactionType,
} from "./arbitraries/statements.ts"
export { anyGenerator, anyKeying, anySelection, anyTaps, anyToggle, tapped } from "./arbitraries/taps.ts"
export { anyAskedOf, anyRate, anyRoundLimits, anyTerms } from "./arbitraries/terms.ts"
export { anyDay, anyInstant, anyInstantOf } from "./arbitraries/times.ts"
export {
  browserThatKeepsDrafts,
  browserThatKeepsSets,
  operatorThatOffersARound,
  type TermsTrouble,
  yeekeeLimits,
  yeekeeRound,
} from "./betting.ts"
export { anyCashTurn, takeCashTurns } from "./cash-turns.ts"
export { handClock, handServerClock } from "./clock.ts"
export { deviceThatKeepsGames, partnersHouse } from "./games.ts"
export { operatorThatKeepsPins } from "./identity/pins.ts"
export { operatorThatKeepsProfiles } from "./identity/profiles.ts"
export { operatorThatRegisters } from "./identity/registering.ts"
export {
  answerLost,
  lateAnswer,
  notKnown,
  questionLost,
  silence,
  type Trouble,
  troubledWay,
} from "./identity/trouble.ts"
export {
  browserThatRemembers as browserThatRemembersVisitors,
  serviceThatRecognises,
  surroundings,
} from "./identity/visiting.ts"
export {
  browserThatHolds,
  operatorThatIsAway,
  operatorThatKnowsSomchai,
  somchai,
  somchaisRecord,
  somchaisSession,
} from "./identity.ts"
export { browserThatRemembers as browserThatRemembersIntents } from "./intents.ts"
export { operatorThatEnforcesLimits, operatorThatKnowsFigures, type Trouble as LimitsTrouble } from "./limits.ts"
export { connectionThatIsTold, operatorThatKeepsCash, phoneOnTheMove } from "./live.ts"
export { operatorWithADayOfRounds } from "./lotto.ts"
export { operatorThatKeepsSets } from "./number-sets.ts"
export { operatorThatKeepsAPoy, somchaisPoy } from "./placed-poys.ts"
export {
  operatorThatTakesPoys,
  somchaisOrder,
  type Trouble as PoyTrouble,
} from "./placing.ts"
export { draw418927, drawn66915, roundsNamedBy } from "./rounds.ts"
export { type SeededRandom, seededRandom } from "./seeded-random.ts"
export { type SimulationClock, simulatedClock } from "./simulated-clock.ts"
export { operatorWithATill, somchaisAccount } from "./wallet.ts"
export { kasikorn, usualOffers } from "./wallet-deposits.ts"
export { type Pause, type Trouble as TillTrouble } from "./wallet-line.ts"
export { browserThatRemembersErrands } from "./wallet-memory.ts"
export { allKnown, type Inner, inner, reached, type Standing, type Tour, ways, waysFrom } from "./ways.ts"
export { operatorThatTakesShots } from "./ying.ts"
