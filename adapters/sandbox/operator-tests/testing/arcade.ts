import { randomUUID } from "node:crypto"
import * as v from "valibot"
import type { DatabaseSource } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const Launched = v.object({ data: v.object({ url: v.string() }) })
const Totals = v.object({ balance: v.number(), staked: v.number(), returned: v.number() })
const Opened = v.object({ data: v.object({ secret: v.string(), totals: Totals }) })
const Money = v.object({ data: v.object({ money: v.number() }) })

const Seen = v.object({ data: v.object({ commitment: v.string() }) })
/** What came of a round, as a partner tells it. */
export const ArcadePlay = v.object({
  data: v.object({
    returned: v.number(),
    outcome: v.record(v.string(), v.unknown()),
    bets: v.array(v.object({ spot: v.string(), stake: v.number(), returned: v.number() })),
    seed: v.string(),
    next: v.string(),
    totals: Totals,
  }),
})
type Round = {
  readonly round?: string
  readonly spot?: string
  readonly stake?: number | string
  readonly bets?: unknown
  readonly commitment?: string
}

const noon = Date.parse("2026-11-20T12:00:00+07:00")

/** A partner's games before players who were not there before; whoever is not named is the last that came in. */
export const arcade = async ({ kind, fresh }: DatabaseSource) => {
  const operator = await operatorOn(fresh, { historyDays: 0 })
  let players = 0
  let last = ""
  /** A player with so much money. */
  const newcomer = async (baht: number) => {
    await operator.post("/__sandbox/players/add", { prefix: "arcade", count: ++players, pin: "Arcade2569#x", baht })
    return operator.tokenOf(`arcade${String(players).padStart(5, "0")}`, "Arcade2569#x")
  }
  const post = (path: string, body: unknown, token = last) => operator.post(path, body, operator.as(token).headers)
  const launch = (choice: unknown, token = last) => post("/poy-api/partners.game.launch", choice, token)
  const urlOf = async (choice: unknown = { partner: "joker" }, token = last) =>
    new URL(v.parse(Launched, (await launch(choice, token)).body).data.url)
  /** What the next round of a seat is committed to; nothing for whoever has no seat. */
  const commitmentOf = async (secret: string) => {
    const seen = v.safeParse(Seen, (await post("/__partner/seats.one", {}, secret)).body)
    return seen.success ? seen.output.data.commitment : ""
  }
  const open = (token: string) => operator.post("/__partner/seats.open", { token })
  return {
    kind,
    fresh,
    operator,
    newcomer,
    welcome: async () => {
      last = await newcomer(1_000)
    },
    somchai: () => last,
    post,
    launch,
    urlOf,
    open,
    sit: async (choice: unknown = { partner: "joker" }, token = last) =>
      v.parse(Opened, (await open((await urlOf(choice, token)).hash.slice(1))).body).data.secret,
    commitmentOf,
    play: async (secret: string, { spot = "line", stake = 10, ...round }: Round = {}) =>
      post(
        "/__partner/rounds.play",
        { round: randomUUID(), commitment: await commitmentOf(secret), bets: [{ spot, stake }], ...round },
        secret,
      ),
    money: async () => v.parse(Money, (await operator.ask("/api/cashs", operator.as(last))).body).data.money,
    books: async () => (await operator.ask("/__sandbox/books")).body,
    /** Every movement of the player's money in these days. */
    movements: async () => {
      const window = { startedDate: "2026-11-17T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" }
      return JSON.stringify((await post("/poy-api/transactions.all", window)).body)
    },
    backToNoon: () => operator.post("/__sandbox/clock", { offsetSeconds: Math.round((noon - Date.now()) / 1_000) }),
  }
}
