import { randomUUID } from "node:crypto"
import * as v from "valibot"
import type { DatabaseSource } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const Launched = v.object({ data: v.object({ url: v.string() }) })
const Totals = v.object({ balance: v.number(), staked: v.number(), returned: v.number() })
const Opened = v.object({ data: v.object({ secret: v.string(), totals: Totals }) })
const Money = v.object({ data: v.object({ money: v.number() }) })

/** What came of a round, as a partner tells it. */
export const Played = v.object({ data: v.object({ returned: v.number(), outcome: v.unknown(), totals: Totals }) })
type Round = { readonly round?: string; readonly spot?: string; readonly stake?: number | string }

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
    play: (secret: string, round: Round = {}) =>
      post("/__partner/rounds.play", { round: randomUUID(), spot: "line", stake: 10, ...round }, secret),
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
