import { randomUUID } from "node:crypto"
import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { ArcadePlay, arcade } from "../testing/arcade.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(await Promise.all(sources.map(arcade)))("rounds of games, on $kind", (tables) => {
  const { operator, somchai, sit, play, money, books, movements, welcome } = tables
  beforeEach(welcome)
  afterAll(() => operator.stop())

  it("cost their stake and pay what came out, each a movement of the player's own money", async () => {
    const secret = await sit({ partner: "gpx" })
    let balance = 1_000
    for (const spot of ["low", "high", "low", "high", "6", "triple"]) {
      const { status, body } = await play(secret, { spot, stake: "10.50" })
      expect(status).toBe(200)
      const { returned, totals } = v.parse(ArcadePlay, body).data
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

  it("stand in the statement by their number and game, the stake before what came back", async () => {
    const [round, secret] = [randomUUID(), await sit({ partner: "gpx" })]
    const { body } = await play(secret, { round, spot: "low", stake: 10 })
    const came = v.parse(ArcadePlay, body).data.returned === 0 ? [] : [["WIN_GAME", 20, 1_010, round, "GPX"]]
    const Answer = v.object({
      data: v.array(
        v.object({
          transactionType: v.string(),
          amount: v.number(),
          balance: v.number(),
          refId: v.string(),
          detail: v.string(),
        }),
      ),
    })
    const [, ...entries] = v
      .parse(Answer, JSON.parse(await movements()))
      .data.map(({ transactionType, amount, balance, refId, detail }) => [
        transactionType,
        amount,
        balance,
        refId,
        detail,
      ])
      .toReversed()
    expect(entries).toEqual([["BET_GAME", -10, 990, round, "GPX"], ...came])
  })

  it("are one round for one id, however often and however fast it is sent", async () => {
    const secret = await sit()
    const [round, commitment] = [randomUUID(), await tables.commitmentOf(secret)]
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(secret, { round, commitment, stake: 100 })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { returned, totals } = v.parse(ArcadePlay, answers[0]?.body).data
    expect(totals).toMatchObject({ staked: 100, returned })
    expect(await money()).toBeCloseTo(1_000 - 100 + returned, 5)
    expect(await play(secret, { round, commitment, stake: 99 })).toMatchObject({
      status: 409,
      body: { code: "keyUsedOtherwise" },
    })
    expect(await books()).toMatchObject({ data: { sum: 0 } })
  })

  it("may hold several bets, each paid by itself, in one movement for the stakes and one for the wins", async () => {
    const secret = await sit({ partner: "gpx" })
    const bets = ["low", "high", "eleven", "triple", "1", "2", "3", "4", "5", "6"].map((spot) => ({ spot, stake: 3 }))
    const { body } = await play(secret, { bets })
    const { returned, bets: paid, totals } = v.parse(ArcadePlay, body).data
    expect(paid.map(({ spot, stake }) => ({ spot, stake }))).toEqual(bets)
    expect(paid.reduce((sum, one) => sum + one.returned, 0)).toBeCloseTo(returned, 5)
    expect(totals).toMatchObject({ staked: 30, returned })
    expect((await movements()).match(/[A-Z]+_GAME/g)?.toSorted()).toEqual(["BET_GAME", "WIN_GAME"])
    expect(await books()).toMatchObject({ data: { sum: 0, gameRoundsWronglyPaid: 0 } })
  })

  it("are shown to who comes back, the newest first, one whose answer was lost among them", async () => {
    const secret = await sit({ partner: "gpx" })
    const rounds = [randomUUID(), randomUUID()]
    for (const round of rounds) {
      await play(secret, { round, spot: "low", stake: 5 })
      await operator.pass(1)
    }
    const Opened = v.object({ data: v.object({ title: v.string(), rounds: v.array(v.object({ round: v.string() })) }) })
    const token = (await tables.urlOf({ partner: "gpx", gameList: "table", gameId: "hi-lo" })).hash.slice(1)
    const { title, rounds: seen } = v.parse(Opened, (await tables.open(token)).body).data
    expect([title, seen.map(({ round }) => round)]).toEqual(["ไฮโลสามเต๋า", rounds.toReversed()])
  })
})
