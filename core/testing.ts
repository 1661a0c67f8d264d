export { operatorThatKeepsSets } from "./betting/number-sets/testing/operator-that-keeps-number-sets.ts"
export { browserThatKeepsDrafts } from "./betting/testing/browser-that-keeps-drafts.ts"
export {
  operatorThatOffersARound,
  type TermsTrouble,
  yeekeeLimits,
  yeekeeRound,
} from "./betting/testing/operator-that-offers-a-round.ts"
export { browserThatKeepsSets } from "./betting/ticket4d/testing/browser-that-keeps-sets.ts"
export { deviceThatKeepsGames, partnersHouse } from "./games/testing/partners-and-player-games.ts"
export {
  anyGov4dVariant,
  anyNumberNear,
  anySetOutcome,
  anySetsDrawn,
  anyTicket4dLine,
  anyTicket4dLines,
} from "./gov4d/testing/any-ticket4d.ts"
export { operatorThatListsSessions } from "./identity/open-sessions/testing/operator-that-lists-sessions.ts"
export { passkeysOfADevice } from "./identity/passkeys/testing/passkeys-of-a-device.ts"
export { operatorThatKeepsPins } from "./identity/pin/testing/operator-that-keeps-pins.ts"
export { operatorThatKeepsProfiles } from "./identity/profile/testing/operator-that-keeps-profiles.ts"
export { operatorThatRegisters } from "./identity/registration/testing/operator-that-registers.ts"
export {
  anyPin,
  anyUsername,
  anyWrongPin,
  anyWrongUsername,
  type RejectedPin,
  type WrongUsername,
} from "./identity/testing/any-credentials.ts"
export {
  browserThatHolds,
  operatorThatIsAway,
  operatorThatKnowsSomchai,
  somchaisCredentials,
  somchaisRecord,
  somchaisSession,
} from "./identity/testing/somchai.ts"
export {
  browserThatKnowsItsVisitor as browserThatRemembersVisitors,
  serviceThatRecognises,
  surroundings,
} from "./identity/visitor/testing/visitors.ts"
export {
  type LimitsTrouble,
  operatorThatEnforcesLimits,
  operatorThatKnowsFigures,
} from "./limits/testing/operator-that-enforces-limits.ts"
export { anyDrawnOf, anyOutcomeOf } from "./lotto/testing/any-draw.ts"
export {
  anyBetGroup,
  anyRound,
  anyRoundIn,
  anyRoundOf,
  anyRoundThen,
  type RoundThen,
} from "./lotto/testing/any-round.ts"
export { draw418927, drawn66915, roundsNamedBy } from "./lotto/testing/named-rounds.ts"
export { operatorThatRunsARound } from "./lotto/testing/operator-that-runs-a-round.ts"
export { operatorWithADayOfRounds } from "./lotto/testing/operator-with-a-day-of-rounds.ts"
export { roundThatIs } from "./lotto/testing/round-that-is.ts"
export {
  anyAmount,
  anyAmountText,
  anyMistypedAmount,
  anyTypedAmount,
  type TypedAmount,
} from "./money/testing/any-amount.ts"
export { browserWithPush } from "./notifications/testing/browser-with-push.ts"
export { operatorWithMessages } from "./notifications/testing/operator-with-messages.ts"
export { browserThatRemembers as browserThatRemembersIntents } from "./operation/testing/browser-that-remembers.ts"
export { untilShown } from "./operation/testing/shown.ts"
export { phoneOnTheMove } from "./operator/testing/phone-on-the-move.ts"
export { recordedReports } from "./operator/testing/recorded-reports.ts"
export {
  answerLost,
  lateAnswer,
  notKnown,
  questionLost,
  silence,
  type Trouble,
  troubledWay,
} from "./operator/testing/trouble.ts"
export { operatorThatKeepsAPoy, somchaisPoy } from "./order/testing/operator-that-keeps-a-poy.ts"
export {
  operatorThatTakesOrders,
  type PoyTrouble,
  somchaisOrder,
} from "./order/testing/operator-that-takes-orders.ts"
export {
  betsInShort,
  type JudgedAnswer,
  judgePaste,
  type PasteVerdict,
  pasteVerdicts,
} from "./poy/paste/testing/judge.ts"
export { type SentSlip } from "./poy/paste/testing/slip.ts"
export { sentSlips } from "./poy/paste/testing/slips.ts"
export {
  anyBet,
  anyBets,
  anyNumberFor,
  anyNumberOf,
  anyOption,
  anyWrongNumberFor,
} from "./poy/testing/any-number.ts"
export { anyPastedSlip, anySentSlip, type PastedSlip } from "./poy/testing/any-pasted.ts"
export {
  anyAskedBatch,
  anyAskedPrice,
  anyBatch,
  anyDeed,
  anyLine,
  anySlip,
  anySlipUnder,
  anyWholeBahtSlip,
  type Deed,
  slipAfter,
} from "./poy/testing/any-slip.ts"
export { anyGenerator, anyKeying, anySelection, anyTaps, anyToggle, selectionAfter } from "./poy/testing/any-tap.ts"
export { anyAskedOf, anyRate, anyRoundLimits, anyTerms } from "./poy/testing/any-terms.ts"
export { type PortPromise, promisesOf } from "./promises-of.ts"
export { anyCashTurn, takeCashTurns } from "./site/live/testing/cash-turns.ts"
export { connectionOnCommand, operatorThatKeepsCash } from "./site/live/testing/connection-and-cash.ts"
export { anyHostileText, anyLetter, anyUnknownBody } from "./testing/any-hostile.ts"
export { handClock, handServerClock } from "./testing/clock.ts"
export { type SeededRandom, seededRandom } from "./testing/seeded-random.ts"
export { type SimulationClock, simulatedClock } from "./testing/simulated-clock.ts"
export { inThai } from "./testing/thai-digits.ts"
export { allKnown, type Inner, inner, type ReachedState, reached, type Tour, ways, waysFrom } from "./testing/ways.ts"
export { anyDay, anyInstant, anyInstantOf } from "./time/testing/any-time.ts"
export { visitOnCommand } from "./visit/testing/visit-on-command.ts"
export { operatorThatKeepsADeposit } from "./wallet/deposit/testing/operator-that-keeps-a-deposit.ts"
export {
  anyAccountNumber,
  anyBank,
  anyPayee,
  anyTypedAccountNumber,
  anyWrongAccountNumber,
} from "./wallet/testing/any-account.ts"
export { anyDeposit, anyDepositAmount } from "./wallet/testing/any-deposit.ts"
export {
  anyStatement,
  anyTransaction,
  anyTransactionType,
  anyUnknownTransactionType,
} from "./wallet/testing/any-statement.ts"
export { kasikorn, usualOffers } from "./wallet/testing/deposits.ts"
export { type Pause, type WalletTrouble } from "./wallet/testing/line-to-operator.ts"
export { operatorWithAWallet, somchaisAccount } from "./wallet/testing/operator-with-a-wallet.ts"
export { anyShotNumber, anyShots } from "./ying/testing/any-shot.ts"
export { openRound, shootingStart } from "./ying/testing/open-round.ts"
export { operatorThatTakesShots } from "./ying/testing/operator-that-takes-shots.ts"
