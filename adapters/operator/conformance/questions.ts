import { dayAt, daysAfter } from "@fakham/core/time"
import type { ListedCall } from "../wire/every-call.ts"
import * as wire from "../wire/index.ts"
import type { CertifiedVisit } from "./checks.ts"
import { type RoundOnLine, readRounds } from "./rounds.ts"

/** What a call can be asked about: rounds, a slip, a deposit, days. */
type Known = {
  readonly open: RoundOnLine | undefined
  readonly drawn: RoundOnLine | undefined
  /** One that is drawn by shots. */
  readonly shotAt: RoundOnLine | undefined
  readonly slip: string | undefined
  readonly slipKey: string | undefined
  readonly deposit: string | undefined
  readonly today: string
}

const firstId = (data: unknown): string | undefined => {
  const [first] = Array.isArray(data) ? data : []
  const { id } = Object(first)
  return id === undefined ? undefined : String(id)
}

/** Looks for what calls can be asked about. */
export const whatIsKnown = async (visit: CertifiedVisit): Promise<Known> => {
  const { line, token, made } = visit
  const ask = async (call: ListedCall, input?: unknown): Promise<unknown> =>
    Object((await line.ask(call, input, { token })).body).data
  const rounds = await readRounds(line, token)
  return {
    open: rounds.find(({ closesAt }) => closesAt > line.now()),
    drawn: rounds.find(({ isDrawn }) => isDrawn),
    shotAt: rounds.find(({ isDrawn, betGroup }) => isDrawn && betGroup.startsWith("yeekee")),
    slip: made.poy ?? firstId(Object(await ask(wire.poysAll, {})).poys),
    slipKey: made.poyKey,
    deposit: made.deposit ?? firstId(await ask(wire.depositsOpen)),
    today: dayAt(line.now()),
  }
}

const wireDay = (day: string) => `${day}T00:00:00.000000Z`

/** Calls that read alone, in the order of the page that shows them, and what each is asked; nothing where it cannot be. */
export const questionsOf = (
  { open, drawn, shotAt, slip, slipKey, deposit, today }: Known,
  { line, userName }: CertifiedVisit,
): ReadonlyArray<readonly [ListedCall, unknown]> => {
  const window = { startedDate: wireDay(daysAfter(today, -3)), endedDate: wireDay(daysAfter(today, 1)) }
  const ofOpen = open && { betId: open.betId, betType: open.betType }
  const ofShot = shotAt && { betId: shotAt.betId }
  const all: ReadonlyArray<readonly [ListedCall, unknown]> = [
    [wire.siteDetailsOne, { host: new URL(line.origin).host }],
    [wire.serverTime, {}],
    [wire.newsLatest, {}],
    [wire.maintenanceLatest, {}],
    [wire.promotionsAll, {}],
    [wire.vdosAll, {}],
    [wire.captchasChallenge, {}],
    [wire.usersNameCheck, { userName }],
    [wire.usersAuth, {}],
    [wire.usersInfos, {}],
    [wire.cashs, {}],
    [wire.afCashs, {}],
    [wire.loyaltyPointsBalance, {}],
    [wire.agentsSupports, {}],
    [wire.agentsSupportsOf, {}],
    [wire.sessionsAll, {}],
    [wire.passkeysAll, {}],
    [wire.betListsLatest, {}],
    [wire.lotteries4dLatest, {}],
    [wire.betListsOne, open && { id: open.betId }],
    [wire.betListMinMaxesAll, open && { betId: open.betId }],
    [wire.numberReachsRateNowAll, ofOpen],
    [wire.numberReachsRateRecommendAll, ofOpen],
    [wire.betListResults, drawn && { betId: drawn.betId, resultDate: drawn.day }],
    [wire.betListResultsLatest, {}],
    [wire.betListResultsHistory, { betGroup: drawn?.betGroup ?? "gov" }],
    [wire.yings, ofShot],
    [wire.yingsSummary, ofShot],
    [wire.yingResultsOne, ofShot],
    [wire.yingsProof, ofShot],
    [wire.numberSetsAll, {}],
    [wire.poysAll, {}],
    [wire.poysOne, slip === undefined ? undefined : { id: slip }],
    [wire.poysByKey, slipKey === undefined ? undefined : { key: slipKey }],
    [wire.transactionsAll, window],
    [wire.afCashsTransactionAll, window],
    [wire.transactionsBank, {}],
    [wire.transactionsPage, {}],
    [wire.trueWalletHistory, {}],
    [wire.creditTurnoversAll, {}],
    [wire.afCashsSummary, {}],
    [wire.achievementsAll, {}],
    [wire.depositsMethods, {}],
    [wire.depositsOpen, {}],
    [wire.depositsOne, deposit === undefined ? undefined : { id: deposit }],
    [wire.withdrawsLimits, {}],
    [wire.withdrawsAll, {}],
    [wire.banksAll, {}],
    [wire.usersBanksAll, {}],
    [wire.playLimits, {}],
    [wire.playLimitsPlayed, { since: Math.floor(line.now() / 1_000) - 3_600 }],
    [wire.notificationsAll, {}],
    [wire.notificationsUnread, {}],
    [wire.notificationsSettings, {}],
    [wire.partnersGameListConfig, {}],
    [wire.partnersGameListConfigNr, {}],
    [wire.gameHighlightConfigs, {}],
  ]
  return all.filter(([, input]) => input !== undefined)
}

/** Calls that guests ask too: they tell nothing of a player. */
const ofGuests: ReadonlySet<ListedCall> = new Set<ListedCall>([
  wire.siteDetailsOne,
  wire.serverTime,
  wire.newsLatest,
  wire.maintenanceLatest,
  wire.promotionsAll,
  wire.vdosAll,
  wire.captchasChallenge,
  wire.usersNameCheck,
  wire.lineStart,
  wire.lineProfile,
  wire.otpsRequest,
  wire.usersForgotPassword,
  wire.passkeysLoginOptions,
  wire.passkeysLogin,
  wire.betListResultsLatest,
  wire.betListResultsHistory,
  wire.yingsProof,
])

/** Of the given calls those that are about a player and nothing else; operators differ in the rest. */
const ofPlayersAlone: ReadonlySet<ListedCall> = new Set<ListedCall>([wire.usersAuth, wire.usersInfos, wire.cashs])

/** Whether a call has to be refused to whoever brings no token. */
export const isForPlayersAlone = (call: ListedCall): boolean =>
  call.origin === "given" ? ofPlayersAlone.has(call) : !ofGuests.has(call)
