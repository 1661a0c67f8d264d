export { type Call, keyHeader, type Origin, type Schema, type Sent, type Understood, type Written } from "./call.ts"
export {
  Deposit,
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
export {
  Claims,
  captchasChallenge,
  otpsRequest,
  tokenHeader,
  usersAuth,
  usersChangePassword,
  usersForgotPassword,
  usersLineLogin,
  usersLogin,
  usersLogout,
  usersSignup,
} from "./identity.ts"
export {
  breakKinds,
  PlayLimits,
  playLimits,
  playLimitsBreak,
  playLimitsPlayed,
  playLimitsUpdate,
} from "./limits.ts"
export {
  afCashs,
  agentsSupports,
  agentsSupportsOf,
  cashs,
  loyaltyPointsBalance,
  SupportData,
  usersInfos,
  usersInfosUpdate,
  usersPhoneNumberUpdate,
} from "./player.ts"
export {
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
} from "./poys.ts"
export { CcuNews, MoneyUpdate, moneyUpdate, pushAuth } from "./push.ts"
export {
  AttemptsLeft,
  BalanceLeft,
  ChangedRates,
  ClosedNumbers,
  LimitsNow,
  Locked,
  notAllowDomain,
  PlayLimitLeft,
  Refusal,
  RoomLeft,
  TriesLeft,
  WaitSeconds,
} from "./refusal.ts"
export { BetListResult, betListResults, betListResultsHistory, betListResultsLatest, GovPrizes } from "./results.ts"
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
export {
  fcmTokensSave,
  newsLatest,
  notificationsAll,
  promotionsAll,
  serverTime,
  siteDetailsOne,
  vdosAll,
} from "./site.ts"
export {
  afCashsTransactionAll,
  creditStatuses,
  creditTurnoversAll,
  Transaction,
  transactionsAll,
  transactionsBank,
  trueWalletHistory,
} from "./statements.ts"
export { Baht, CreatedAt, Id, Multiply, Seconds } from "./values.ts"
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
