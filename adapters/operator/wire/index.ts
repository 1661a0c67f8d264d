export {
  numberSetsAll,
  numberSetsCreate,
  numberSetsDelete,
  numberSetsUpdate,
  WireNumberSet,
} from "../betting/wire/number-sets.ts"
export { Multiply } from "../betting/wire/rates.ts"
export {
  GameConfig,
  gameHighlightConfigs,
  partnersGameLaunch,
  partnersGameListConfig,
  partnersGameListConfigNr,
  partnersGameLogout,
} from "../games/wire/games.ts"
export { TokenPayload } from "../identity/wire/identity.ts"
export { AttemptsLeft, Locked } from "../identity/wire/login-refusal.ts"
export {
  captchasChallenge,
  lineProfile,
  lineStart,
  otpsRequest,
  usersChangePassword,
  usersForgotPassword,
  usersLineLogin,
  usersNameCheck,
  usersSignup,
} from "../identity/wire/newcomers.ts"
export { SentCode, WireOwnerProof } from "../identity/wire/owner-proof.ts"
export {
  passkeysAdd,
  passkeysAll,
  passkeysLogin,
  passkeysLoginOptions,
  passkeysOptions,
  passkeysRemove,
} from "../identity/wire/passkeys.ts"
export {
  afCashs,
  agentsSupportsOf,
  loyaltyPointsBalance,
  usersInfosUpdate,
  usersPhoneNumberUpdate,
} from "../identity/wire/profile.ts"
export { tokenHeader, usersAuth, usersLogin, usersLogout } from "../identity/wire/session.ts"
export { sessionsAll, sessionsEnd } from "../identity/wire/sessions.ts"
export { cashs, usersInfos } from "../identity/wire/users-infos.ts"
export { playLimitsBreak, playLimitsPlayed, playLimitsUpdate } from "../limits/wire/limits.ts"
export { breakKinds, playLimits, WirePlayLimits } from "../limits/wire/play-limits.ts"
export { betListResultsLatest } from "../lotto/wire/latest-results.ts"
export { BetListResult, betListResults, betListResultsHistory, WireGovPrizes } from "../lotto/wire/results.ts"
export {
  BetList,
  betListMinMaxesAll,
  betListsLatest,
  betListsOne,
  lotteries4dLatest,
  numberReachsRateNowAll,
  numberReachsRateRecommendAll,
  WireDrawn,
} from "../lotto/wire/round-calls.ts"
export {
  fcmTokensForget,
  fcmTokensSave,
  notificationsAll,
  notificationsRead,
  notificationsSettings,
  notificationsSettingsSave,
  notificationsUnread,
} from "../notifications/wire/notifications.ts"
export { CcuNews, MoneyUpdate, moneyUpdate, pushAuth } from "../notifications/wire/push.ts"
export {
  BalanceLeft,
  betCalls,
  ChangedRates,
  ClosedNumbers,
  LimitsNow,
  lotteriesGovCreate,
  lotteriesHanoyCreate,
  lotteriesLaoCreate,
  lotteriesLaoSuperCreate,
  lotteriesMalayCreate,
  lotteriesPingpongCreate,
  lotteriesStockCreate,
  lotteriesYeekee5minCreate,
  lotteriesYeekeeCreate,
  PlayLimitLeft,
  Poy,
  PoyDetail,
  PoyLine,
  poysAbort,
  poysAll,
  poysByKey,
  poysOne,
  RoomLeft,
  setCalls,
  WireListedPoy,
  WireTicket4dLine,
  wirePoyStatuses,
} from "../order/wire/poy-calls.ts"
export { maintenanceLatest, newsLatest, promotionsAll, vdosAll } from "../site/wire/notices.ts"
export { serverTime, siteDetailsOne } from "../site/wire/site.ts"
export { agentsSupports, SupportData } from "../site/wire/support.ts"
export {
  depositCalls,
  depositsCancel,
  depositsCryptoCreate,
  depositsFastCreate,
  depositsMethods,
  depositsNormalCreate,
  depositsOne,
  depositsOpen,
  depositsQrcodeCreate,
  depositsTruemoneyCreate,
  WireDeposit,
  WireDepositBounds,
  wireDepositStatuses,
} from "../wallet/wire/deposits.ts"
export { achievementsAll, achievementsClaim, afCashsMove, afCashsSummary } from "../wallet/wire/rewards.ts"
export {
  afCashsTransactionAll,
  creditTurnoversAll,
  transactionsAll,
  transactionsBank,
  transactionsPage,
  trueWalletHistory,
  WireTransaction,
} from "../wallet/wire/statements.ts"
export {
  banksAll,
  UserBank,
  usersBanksAll,
  usersBanksCreate,
  WireWithdrawal,
  wireWithdrawalStatuses,
  withdrawsAll,
  withdrawsCreate,
  withdrawsLimits,
} from "../wallet/wire/withdrawals.ts"
export { Ying, yingResultsOne, yings, yingsCreate, yingsProof, yingsSummary } from "../ying/wire/yings.ts"
export { Amount, Baht } from "./baht.ts"
export {
  type CachePolicy,
  type Call,
  type Encoded,
  keyHeader,
  type Origin,
  type Schema,
  type Sent,
  type Understood,
} from "./call.ts"
export { CreatedAt, CreatedMoment, Moment, Seconds } from "./moments.ts"
export { notAllowDomainText, RefusalBody } from "./refusal.ts"
export { rowsLost } from "./rows.ts"
export { Id } from "./values.ts"
export { TriesLeft, WaitSeconds } from "./waits.ts"
