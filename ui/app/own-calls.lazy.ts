import { canonicalPath } from "@fakham/core"
import {
  achievementsAll,
  afCashsSummary,
  banksAll,
  betListResultsLatest,
  betListsLatest,
  betListsOne,
  creditTurnoversAll,
  depositsMethods,
  depositsOne,
  depositsOpen,
  lotteries4dLatest,
  numberSetsAll,
  partnersGameListConfig,
  playLimits,
  poysAll,
  poysOne,
  promotionsAll,
  transactionsAll,
  transactionsPage,
  usersBanksAll,
  vdosAll,
  withdrawsLimits,
} from "@fakham/operator/wire"

type Call = { readonly path: string }

/** Which calls bring what a page is about; a page of several parts, such as the main page, says it in each of them. */
const pages: ReadonlyArray<readonly [RegExp, ...ReadonlyArray<Call>]> = [
  [/^\/lotto\/4d$/, lotteries4dLatest],
  [/^\/lotto(\/[^/]+)?$/, betListsLatest],
  [/^\/lotto\/[^/]+\/[^/]+$/, betListsOne, lotteries4dLatest],
  [/^\/poy$/, poysAll],
  [/^\/poy\/[^/]+\/[^/]+/, poysOne],
  [/^\/results$/, betListResultsLatest],
  [/^\/number-set$/, numberSetsAll],
  [/^\/credit\/deposit\/[^/]+\/queue$/, depositsOne],
  [/^\/credit\/deposit\/qrcodes$/, depositsOpen],
  [/^\/credit\/deposit/, depositsMethods],
  [/^\/credit\/withdraw$/, withdrawsLimits],
  [/^\/credit\/statement$/, transactionsPage, transactionsAll],
  [/^\/credit\/turnover$/, creditTurnoversAll],
  [/^\/bank\/add$/, banksAll],
  [/^\/bank\/status$/, usersBanksAll],
  [/^\/profile\/achievement$/, achievementsAll],
  [/^\/profile\/affiliate$/, afCashsSummary],
  [/^\/profile\/limits$/, playLimits],
  [/^\/promotions$/, promotionsAll],
  [/^\/vdo(\/[^/]+)?$/, vdosAll],
  [/^\/(games?|live\/casino)$/, partnersGameListConfig],
]

/** The calls of the page at this path. */
export const ownCalls = (path: string): ReadonlyArray<string> => {
  const [, ...calls] = pages.find(([shape]) => shape.test(canonicalPath(path))) ?? []
  return calls.map((call) => call.path)
}
