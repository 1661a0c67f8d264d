import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import * as v from "valibot"
import { literalRounds } from "./literal-rounds.ts"

const Fields = v.record(v.string(), v.unknown())
const Lines = v.fallback(v.array(v.object({ sets: v.optional(v.number(), 1), price: v.number() })), [])
type Ask = { readonly query: URLSearchParams; readonly body: v.InferOutput<typeof Fields> }
type Said = { readonly data?: unknown; readonly token?: string; readonly status?: number }

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url")
const token = `${encoded({ alg: "HS256" })}.${encoded({ uuid: "5a9d0000-0000-4000-8000-00000000000a", status: "0" })}.c2ln`

/** In what an operator may differ from the product: paths by call, and the headers of a token that is given and brought. */
type Names = {
  readonly calls?: Readonly<Record<string, string>>
  readonly tokenHeader?: string
  readonly requestToken?: string
}

/** Calls that are answered to nobody without a token. */
const players: ReadonlySet<string> = new Set(["POST /api/users.auth", "GET /api/users-infos", "GET /api/cashs"])

const games = [{ partner: "joker", gameId: "full-moon", name: "Full Moon", kind: "slot", active: 1 }]

/** What a set of each four-digit lottery costs. */
const prices: ReadonlyMap<string, number> = new Map([
  ["lao", 90],
  ["lao-super", 120],
  ["hanoy", 120],
  ["malay", 120],
])

/**
 * An operator that has the product's own calls and nothing else, in the product's own fields: it takes slips without a
 * word, and says of every other call that there is no such thing.
 */
export const literalOperator = async ({ now = Date.now(), names = {} }: { now?: number; names?: Names } = {}) => {
  let money = 1_000.5
  const taken: Array<{ readonly lottery: string; readonly key: string | undefined; readonly poy: unknown }> = []
  const shots: Array<unknown> = []
  const unknown: Array<string> = []
  let bend: (path: string, data: unknown) => unknown = (_, data) => data
  let losesAnswers = false
  const refusals = new Map<string, string>()
  const more = new Map<string, string>()

  const { open, drawn, sets, every } = literalRounds(now)
  const { dt } = drawn
  const resultOf20 = { betId: 20, betGroup: "yeekee", betType: "yeekee_20", dt, result: { top3: 482, bottom2: "07" } }
  const take = (lottery: string, { body }: Ask, key: string | undefined): Said => {
    const { poy } = body
    taken.push({ lottery, key, poy })
    for (const { sets: count, price } of v.parse(Lines, poy)) money -= count * (prices.get(lottery) ?? price)
    return {}
  }
  const answers: Readonly<Record<string, (ask: Ask, key: string | undefined) => Said>> = {
    "POST /api/users.login": ({ body }) =>
      body["password"] === "Duean69#x" ? { token } : { status: 401, data: undefined },
    "POST /api/users.signup": () => ({ token }),
    "POST /api/users-banks.create": () => ({}),
    "POST /api/users.auth": () => ({}),
    "POST /api/users.logout": () => ({}),
    "GET /api/users-infos": () => ({ data: { userName: "somchai88", name: "สมชาย", level: "1", cash: money } }),
    "GET /api/cashs": () => ({ data: { money } }),
    "GET /api/af-cashs": () => ({ data: { afMoney: "35.00" } }),
    "GET /api/loyalty-points.balance": () => ({ data: { balance: "12" } }),
    "GET /api/agents-supports": () => ({ data: { phoneNumber: "020000000", activeSupport: 1 } }),
    "POST /api/agents-supports": () => ({
      data: { phoneNumber: "020000000", activePopup: 0, activeSupport: 1, urlPopup: "-" },
    }),
    "GET /poy-api/bet-lists.latest": () => ({ data: [open, drawn, null] }),
    "GET /poy-api/bet-lists.one": ({ query }) => ({
      data: every.find(({ betId }) => String(betId) === query.get("id")) ?? null,
    }),
    "GET /poy-api/bet-list-min-maxes.all": () => ({
      data: [
        { betOption: "teng_bon_3", betMin: "1", betMax: 500 },
        { betOption: "teng_bon_2", betMin: 1, betMax: null },
      ],
    }),
    "GET /poy-api/number-reachs.rate-now.all": () => ({
      data: { defaultRate: { teng_bon_3: "850", teng_bon_2: 92.005, tode_3: null }, rateNow: [] },
    }),
    "GET /poy-api/number-reachs.rate-recommend.all": () => ({ data: { defaultRate: {}, rateNow: [] } }),
    "GET /poy-api/bet-list-results": ({ query }) => ({
      data: query.get("betId") === "20" ? resultOf20 : null,
    }),
    "POST /poy-api/lotteries.4d.latest": () => ({ data: sets }),
    "GET /poy-api/yings": () => ({ data: shots.toReversed() }),
    "POST /poy-api/yings.summary": () => ({ data: { count: String(shots.length) } }),
    "POST /poy-api/yings.create": ({ body }) => {
      shots.push({ yingNumber: body["yingNumber"], userName: "somchai88", mine: 1 })
      return {}
    },
    "POST /poy-api/ying-results.one": ({ body }) => ({ data: String(body["betId"]) === "20" ? resultOf20 : null }),
    "POST /poy-api/transactions.all": () => ({ data: [] }),
    "POST /api/af-cashs.transaction.all": () => ({ data: [] }),
    "POST /poy-api/transactions.bank": () => ({ data: { depositFast: [], depositNormal: [], userWithdraw: [] } }),
    "POST /poy-api/true.wallet.history": () => ({ data: [] }),
    "POST /poy-api/partners.game.list.config": () => ({ data: games }),
    "POST /poy-api/partners.game.list.config.nr": () => ({ data: games }),
    "GET /poy-api/game-highlight-configs": () => ({ data: [] }),
    "POST /poy-api/lotteries.lao.create": (ask, key) => take("lao", ask, key),
    "POST /poy-api/lotteries.lao-super.create": (ask, key) => take("lao-super", ask, key),
    "POST /poy-api/lotteries.hanoy.create": (ask, key) => take("hanoy", ask, key),
    "POST /poy-api/lotteries.malay.create": (ask, key) => take("malay", ask, key),
  }

  const askOf = async (incoming: IncomingMessage, url: URL): Promise<Ask> => {
    const sent = await text(incoming)
    return { query: url.searchParams, body: sent === "" ? {} : v.parse(Fields, JSON.parse(sent)) }
  }
  const { calls = {}, tokenHeader = "x-access-token", requestToken = "authorization: Bearer {token}" } = names
  const named = new Map(Object.entries(calls).map(([call, path]) => [call.replace(/ .*/, ` ${path}`), call]))
  const [header = "", value = ""] = requestToken.split(": ")
  const isKnown = ({ headers }: IncomingMessage) => headers[header] === value.replace("{token}", token)
  const answerCall = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = new URL(incoming.url ?? "/", "http://operator")
    const ask = await askOf(incoming, url)
    const asked = `${incoming.method} ${url.pathname}`
    const call = named.get(asked) ?? asked
    const lottery = more.get(call)
    const takeMore =
      lottery === undefined ? undefined : (given: Ask, key: string | undefined) => take(lottery, given, key)
    const answer = asked in calls ? undefined : (answers[call] ?? takeMore)
    if (answer === undefined) {
      unknown.push(asked)
      outgoing.writeHead(404, { "content-type": "text/html" }).end(`<h1>Cannot ${asked}</h1>`)
      return
    }
    const refusal = refusals.get(call)
    if (refusal !== undefined) {
      refusals.delete(call)
      outgoing.writeHead(422, { "content-type": "application/json" }).end(JSON.stringify({ message: refusal }))
      return
    }
    const said: Said =
      players.has(call) && !isKnown(incoming)
        ? { status: 401 }
        : answer(ask, incoming.headersDistinct["idempotency-key"]?.[0])
    if (losesAnswers && call.endsWith(".create")) {
      incoming.socket.destroy()
      return
    }
    outgoing.writeHead(said.status ?? 200, {
      "content-type": "application/json",
      ...(said.token === undefined ? {} : { [tokenHeader]: said.token }),
    })
    outgoing.end(JSON.stringify({ data: bend(call.replace(/.* /, ""), said.data) }))
  }
  const server = createServer((incoming, outgoing) => void answerCall(incoming, outgoing))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    token,
    /** The slips that it took, each with the key that it took no notice of. */
    taken,
    shots,
    /** Every call that it does not have, as often as it was asked. */
    unknown,
    money: () => money,
    /** Changes what it answers with. */
    bends: (how: typeof bend) => {
      bend = how
    },
    /** Refuses a call once in its own words, without a code. */
    refusesOnce: (call: string, message: string) => {
      refusals.set(call, message)
    },
    /** Takes slips of one more lottery, by a call of ours. */
    takesToo: (lottery: string) => {
      more.set(`POST /poy-api/lotteries.${lottery}.create`, lottery)
    },
    losesAnswers: (does = true) => {
      losesAnswers = does
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
