import {
  achievementsAll,
  afCashsSummary,
  banksAll,
  betListMinMaxesAll,
  betListResultsLatest,
  betListsLatest,
  betListsOne,
  creditTurnoversAll,
  depositsMethods,
  depositsOne,
  depositsOpen,
  gameHighlightConfigs,
  lotteries4dLatest,
  partnersGameListConfig,
  playLimits,
  poysAll,
  promotionsAll,
  transactionsPage,
  usersBanksAll,
  usersInfos,
  vdosAll,
  withdrawsLimits,
} from "@fakham/operator/wire"

type Asked = { readonly method: string; readonly cache: string; readonly path: string }

const call = ({ method, cache, path }: Asked, query = "") => `${method} ${cache} ${path}${query}`

/**
 * What pages ask the operator for as they come to stand: it is asked before their scripts have come, exactly as the
 * application would. Words with a dollar stand in the path of the page's own address, those
 * with a question mark behind it.
 */
export const prefetchedCalls = {
  ofGreeting: [call(betListResultsLatest)],
  ofPlayers: [call(usersInfos)],
  ofRounds: [call(betListsLatest), call(lotteries4dLatest)],
  ofOneRound: [call(betListsOne, "?id=$betId"), call(betListMinMaxesAll, "?betId=$betId")],
  ofPoys: [call(poysAll, "?page=1")],
  ofNewAccounts: [call(banksAll)],
  ofAccounts: [call(usersBanksAll)],
  ofPromotions: [call(promotionsAll)],
  ofVideos: [call(vdosAll)],
  ofLimits: [call(playLimits)],
  ofAchievements: [call(achievementsAll)],
  ofAffiliates: [call(afCashsSummary)],
  ofWithdrawals: [call(withdrawsLimits)],
  ofDeposits: [call(depositsMethods)],
  /** The one that the address names behind its path. */
  ofOneDeposit: [call(depositsOne, "?id=$?id")],
  ofStatements: [call(transactionsPage)],
  ofTurnovers: [call(creditTurnoversAll)],
  ofWaitingDeposits: [call(depositsOpen)],
  ofGames: [call(partnersGameListConfig)],
  ofHighlights: [call(gameHighlightConfigs)],
}
