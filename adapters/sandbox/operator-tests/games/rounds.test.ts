import { randomUUID } from "node:crypto"
import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { arcade, Played } from "../testing/arcade.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(await Promise.all(sources.map(arcade)))("rounds of games, on $kind", (tables) => {
  const { operator, newcomer, somchai, post, launch, sit, play, money, books, movements, welcome } = tables
  beforeEach(welcome)
  afterAll(() => operator.stop())

  it("cost their stake and pay what came out, each a movement of the player's own money", async () => {
    const secret = await sit({ partner: "gpx" })
    let balance = 1_000
    for (const spot of ["low", "high", "low", "high", "6", "triple"]) {
      const { status, body } = await play(secret, { spot, stake: "10.50" })
      expect(status).toBe(200)
      const { returned, totals } = v.parse(Played, body).data
      balance += returned - 10.5
      expect(totals.balance).toBeCloseTo(balance, 5)
    }
    expect(await money()).toBeCloseTo(balance, 5)
    expect(await books()).toMatchObject({ data: { sum: 0, playersBelowNothing: 0, balancesWronglyKept: 0 } })
    expect((await movements()).match(/BET_GAME/g)?.length).toBe(6)
    expect((await operator.ask("/api/play-limits.played?since=1763600000", operator.as(somchai()))).body).toMatchObject(
      {
        data: { staked: 63 },
      },
    )
  })

  it("stand in the statement by their number, the stake before what came back", async () => {
    const [round, secret] = [randomUUID(), await sit({ partner: "gpx" })]
    const { body } = await play(secret, { round, spot: "low", stake: 10 })
    const came = v.parse(Played, body).data.returned === 0 ? [] : [["WIN_GAME", 20, 1_010, round]]
    const Answer = v.object({
      data: v.array(
        v.object({ transactionType: v.string(), amount: v.number(), balance: v.number(), refId: v.string() }),
      ),
    })
    const [, ...entries] = v
      .parse(Answer, JSON.parse(await movements()))
      .data.map(({ transactionType, amount, balance, refId }) => [transactionType, amount, balance, refId])
      .toReversed()
    expect(entries).toEqual([["BET_GAME", -10, 990, round], ...came])
  })

  it("give a stake back at a tie of baccarat, and never call that a win", async () => {
    const secret = await sit({ partner: "sa" })
    for (let at = 0; at < 200; at++) {
      const { body } = await play(secret, { spot: "player", stake: 1 })
      const { returned, outcome } = v.parse(Played, body).data
      const { winner } = v.parse(v.object({ winner: v.picklist(["player", "banker", "tie"]) }), outcome)
      expect(returned).toBe({ player: 2, banker: 0, tie: 1 }[winner])
      if (winner !== "tie") continue
      expect((await movements()).match(/REFUND_GAME/g)?.length).toBe(1)
      return
    }
    throw new Error("Two hundred rounds without a tie: one in half a billion.")
  })

  it("are one round for one id, however often and however fast it is sent", async () => {
    const secret = await sit()
    const round = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(secret, { round, stake: 100 })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { returned, totals } = v.parse(Played, answers[0]?.body).data
    expect(totals).toMatchObject({ staked: 100, returned })
    expect(await money()).toBeCloseTo(1_000 - 100 + returned, 5)
    expect(await play(secret, { round, stake: 99 })).toMatchObject({ status: 409, body: { code: "keyUsedOtherwise" } })
    expect(await books()).toMatchObject({ data: { sum: 0 } })
  })

  it("are refused what is no round, and nothing is written", async () => {
    const secret = await sit({ partner: "gpx" })
    for (const [odd, status, code] of [
      [{ spot: "line" }, 400, "badRequest"],
      [{ spot: "low", round: "one" }, 400, "badRequest"],
      [{ spot: "low", stake: "1.001" }, 400, "badRequest"],
      [{ spot: "low", stake: "" }, 400, "badRequest"],
      [{ spot: "low", stake: 0 }, 409, "stakeOutOfRange"],
      [{ spot: "low", stake: -5 }, 409, "stakeOutOfRange"],
      [{ spot: "low", stake: 500.01 }, 409, "stakeOutOfRange"],
    ] as const)
      expect(await play(secret, odd), JSON.stringify(odd)).toMatchObject({ status, body: { code } })
    expect((await play("nobody", { spot: "low" })).status).toBe(401)
    expect((await play(somchai(), { spot: "low" })).status).toBe(401)
    expect(await money()).toBe(1_000)
    const poor = await sit({ partner: "gpx" }, await newcomer(350))
    expect(await play(poor, { spot: "low", stake: 400 })).toMatchObject({
      status: 409,
      body: { code: "BALANCE_NOT_ENOUGH", data: { balance: 350 } },
    })
  })

  it("stop at a loss limit and on a break, at the table as at the door", async () => {
    const secret = await sit({ partner: "gpx" })
    await post("/api/play-limits.update", { measure: "loss", span: "day", most: 30 })
    expect(await play(secret, { spot: "triple", stake: 31 })).toMatchObject({
      status: 409,
      body: { code: "PLAY_LIMIT", data: { left: 30 } },
    })
    await post("/api/play-limits.update", { measure: "loss", span: "day", most: 0 })
    expect(await launch({ partner: "joker" })).toMatchObject({
      status: 409,
      body: { code: "PLAY_LIMIT", data: { left: 0 } },
    })
    const malee = await newcomer(100)
    await post("/api/play-limits.break", { kind: "timeOut24h" }, malee)
    const refused = await launch({ partner: "joker" }, malee)
    expect(refused).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT" } })
    expect(JSON.stringify(refused.body)).toContain('"until":')
    expect(await money()).toBe(1_000)
  })
})
