export { Baht } from "./baht.ts"
export {
  type Call,
  type Encoded,
  type Keeping,
  keyHeader,
  type Origin,
  type Schema,
  type Sent,
  type Understood,
} from "./call.ts"
export {
  Deposit,
  DepositBounds,
  depositStatuses,
  depositsCancel,
  depositsCryptoCreate,
  depositsFastCreate,
  depositsMethods,
  depositsNormalCreate,
  depositsOne,
  depositsOpen,
  depositsQrcodeCreate,
  depositsTruemoneyCreate,
} from "./deposits.ts"
export {
  GameConfig,
  gameHighlightConfigs,
  partnersGameLaunch,
  partnersGameListConfig,
  partnersGameListConfigNr,
  partnersGameLogout,
} from "./games.ts"
export { TokenPayload } from "./identity.ts"
export { betListResultsLatest } from "./latest-results.ts"
export { playLimitsBreak, playLimitsPlayed, playLimitsUpdate } from "./limits.ts"
export { AttemptsLeft, Locked } from "./login-refusal.ts"
export { CreatedAt, Seconds } from "./moments.ts"
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
} from "./newcomers.ts"
export { maintenanceLatest, newsLatest, promotionsAll, vdosAll } from "./notices.ts"
export {
  fcmTokensForget,
  fcmTokensSave,
  notificationsAll,
  notificationsRead,
  notificationsSettings,
  notificationsSettingsSave,
  notificationsUnread,
} from "./notifications.ts"
export { BalanceLeft, ChangedRates, ClosedNumbers, LimitsNow, PlayLimitLeft, RoomLeft } from "./order-refusal.ts"
export { OwnerProof, SentCode } from "./owner-proof.ts"
export {
  passkeysAdd,
  passkeysAll,
  passkeysLogin,
  passkeysLoginOptions,
  passkeysOptions,
  passkeysRemove,
} from "./passkeys.ts"
export { breakKinds, PlayLimits, playLimits } from "./play-limits.ts"
export { cashs, usersInfos } from "./player.ts"
export {
  betCalls,
  ListedPoy,
  lotteriesGovCreate,
  lotteriesHanoyCreate,
  lotteriesLaoCreate,
  lotteriesLaoSuperCreate,
  lotteriesMalayCreate,
  lotteriesPingpongCreate,
  lotteriesStockCreate,
  lotteriesYeekee5minCreate,
  lotteriesYeekeeCreate,
  NumberSet,
  numberSetsAll,
  numberSetsCreate,
  numberSetsDelete,
  numberSetsUpdate,
  Poy,
  PoyDetail,
  PoyLine,
  poyStatuses,
  poysAbort,
  poysAll,
  poysByKey,
  poysOne,
  SetLine,
  setCalls,
} from "./poys.ts"
export { afCashs, agentsSupportsOf, loyaltyPointsBalance, usersInfosUpdate, usersPhoneNumberUpdate } from "./profile.ts"
export { CcuNews, MoneyUpdate, moneyUpdate, pushAuth } from "./push.ts"
export { Multiply } from "./rates.ts"
export { notAllowDomainText, RefusalBody } from "./refusal.ts"
export { BetListResult, betListResults, betListResultsHistory, GovPrizes } from "./results.ts"
export { achievementsAll, achievementsClaim, afCashsMove, afCashsSummary } from "./rewards.ts"
export {
  BetList,
  betListMinMaxesAll,
  betListsLatest,
  betListsOne,
  Drawn,
  lotteries4dLatest,
  numberReachsRateNowAll,
  numberReachsRateRecommendAll,
} from "./rounds.ts"
export { rowsLost } from "./rows-lost.ts"
export { serverTime } from "./server-time.ts"
export { tokenHeader, usersAuth, usersLogin, usersLogout } from "./session.ts"
export { sessionsAll, sessionsEnd } from "./sessions.ts"
export { siteDetailsOne } from "./site.ts"
export {
  afCashsTransactionAll,
  creditTurnoversAll,
  Transaction,
  transactionsAll,
  transactionsBank,
  transactionsPage,
  trueWalletHistory,
} from "./statements.ts"
export { agentsSupports, SupportData } from "./support.ts"
export { Id } from "./values.ts"
export { TriesLeft, WaitSeconds } from "./waits.ts"
export {
  banksAll,
  UserBank,
  usersBanksAll,
  usersBanksCreate,
  Withdrawal,
  withdrawalStatuses,
  withdrawsAll,
  withdrawsCreate,
  withdrawsLimits,
} from "./withdrawals.ts"
export { Ying, yingResultsOne, yings, yingsCreate, yingsProof, yingsSummary } from "./yings.ts"
