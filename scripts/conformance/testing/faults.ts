import { isSuccessful } from "@fakham/operator/contract"
import type { Fault, ProxiedAnswer } from "./faulty-operator.ts"
import { answersWith, dataIn, forgetsKeys, lists, pretends, taken, takes, withFields } from "./planted.ts"

const rounds = "GET /poy-api/bet-lists.latest"
const round = "GET /poy-api/bet-lists.one"
const bet = "POST /poy-api/lotteries.yeekee.create"
const balance = "GET /api/cashs"

const every =
  (change: (said: ProxiedAnswer) => ProxiedAnswer): Fault =>
  async (_, pass) =>
    change(await pass())

const under = (said: ProxiedAnswer, name: string, value: string): ProxiedAnswer => ({
  ...said,
  headers: { ...said.headers, [name]: value },
})

const token = "x-access-token"

/** Another moment in the times of a round. */
const closing = (change: (seconds: number) => number) =>
  withFields(round, ({ unixTimeStamp }) => {
    const { realCloseTime, ...times } = Object(unixTimeStamp)
    return { unixTimeStamp: { ...times, realCloseTime: change(Number(realCloseTime)) } }
  })

const inUtc = (written: unknown) =>
  new Date(Date.parse(String(written).replace("Z", "+07:00"))).toISOString().replace("Z", "000Z")

/** The first answer of a call that was taken, again and again. */
const first = (call: string, keep: (said: ProxiedAnswer, stored: ProxiedAnswer) => ProxiedAnswer): Fault => {
  let stored: ProxiedAnswer | undefined
  return answersWith(call, (said) => {
    if (!isSuccessful(said)) return said
    stored ??= said
    return keep(said, stored)
  })
}

/** Faults of an operator, each by a name of its own; whoever plants one begins anew. */
export const operatorFaults = {
  dust: () => withFields(balance, () => ({ money: 12_480.500000000002 })),
  wordyBalance: () => withFields(balance, () => ({ money: "12,480.50 baht" })),
  noBalance: () => withFields(balance, () => ({ money: undefined })),
  noIds: () => withFields(rounds, () => ({ betId: undefined })),
  twoOfOne: () => lists(rounds, (rows) => [...rows, ...rows.slice(0, 1)]),
  noList: () => lists(rounds, (rows) => ({ rows })),
  milliseconds: () => closing((seconds) => seconds * 1_000),
  otherClose: () => closing((seconds) => seconds + 60),
  otherResult: () => withFields("GET /poy-api/bet-list-results", () => ({ betId: "another" })),
  noZone: () =>
    withFields("POST /poy-api/transactions.all", ({ createdAt }) => ({
      createdAt: String(createdAt).replace("Z", "").replace("T", " "),
    })),
  slipInUtc: () => withFields(bet, ({ createdAt }) => ({ createdAt: inUtc(createdAt) })),
  twoClocks: () =>
    withFields("GET /api/server-time", ({ now }) => ({
      now: new Date(Date.parse(String(now)) + 3_600_000).toISOString(),
    })),
  wordyFlags: () => withFields("GET /api/agents-supports", () => ({ activeSupport: "yes" })),
  noData: () => answersWith("GET /api/users-infos", (said) => ({ ...said, body: dataIn(said) })),
  asHtml: () => answersWith(balance, (said) => under(said, "content-type", "text/html")),
  stored: () => answersWith(balance, (said) => under(said, "cache-control", "public, max-age=60")),
  neverHolds: (): Fault => (asked, pass) => {
    const { "if-none-match": _, ...headers } = asked.headers
    return pass({ headers })
  },
  refusesWith200: () => every((said) => (said.status >= 400 && said.status < 500 ? { ...said, status: 200 } : said)),
  refusesWithAPage: () =>
    every((said) =>
      said.status === 409 ? { ...under(said, "content-type", "text/html"), body: "<h1>No</h1>" } : said,
    ),
  breaksDown: () => every((said) => (said.status === 400 ? { ...said, status: 500 } : said)),
  oldToken: () => first("POST /api/users.login", (said, stored) => under(said, token, stored.headers[token] ?? "")),
  neverEnds: () => pretends("POST /api/users.logout"),
  knownToAll: (): Fault => {
    let last = ""
    return (asked, pass) => {
      const { authorization } = asked.headers
      last = authorization ?? last
      return pass(authorization === undefined ? { headers: { ...asked.headers, authorization: last } } : {})
    }
  },
  twoDebits: () => forgetsKeys(bet),
  doubleStake: (): Fault => async (asked, pass) => {
    if (asked.call === bet) await pass({ headers: { ...asked.headers, "idempotency-key": crypto.randomUUID() } })
    return pass()
  },
  sameForEveryKey: () => first("GET /poy-api/poys.by-key", (_, stored) => stored),
  lateSlips: () => takes(bet, "TIME_OUT"),
  anyPrice: () => takes(bet, "MINMAX"),
  wrongTotal: () => withFields(bet, ({ stake }) => ({ stake: Number(stake) + 1 })),
  wrongDay: () =>
    withFields("GET /poy-api/transactions.page", ({ totals }) => ({
      totals: (Array.isArray(totals) ? totals : []).map((total: object) => ({ ...total, moneyOut: 4_321 })),
    })),
  keepsTheStake: (): Fault => async (asked, pass) => {
    if (asked.call !== "POST /poy-api/poys.abort") return pass()
    const { authorization = "" } = asked.headers
    const path = `/poy-api/poys.one?id=${Object(asked.body).id}`
    const slip = await pass({ method: "GET", path, headers: { authorization }, body: undefined })
    return taken({ ...dataIn(slip), status: "CANCELLED" })
  },
  twoDeposits: () => forgetsKeys("POST /api/deposits.fast.create"),
  toAnybody: (): Fault => (asked, pass) => {
    const { bankId, ...rest } = Object(asked.body)
    return pass(bankId === "no-such-account" ? { body: { ...rest, bankId: "account-1" } } : {})
  },
  scriptOfAGame: () => withFields("POST /poy-api/partners.game.launch", () => ({ url: "javascript:alert(1)" })),
  everyChannel: () => takes("POST /api/push.auth", "channelNotYours", { auth: "key:signature" }),
}
