import { randomUUID } from "node:crypto"
import { partnersGameListConfig } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { ArcadePlay, arcade } from "../testing/arcade.ts"

/** What the games' pages check their rounds with. */
const Check = v.object({ checkRound: v.function() })
const checkUrl = new URL("../../games/page/check.js", import.meta.url).href

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(await Promise.all(sources.map(arcade)))("rounds of games by their rules, on $kind", (tables) => {
  const { operator, newcomer, somchai, post, launch, sit, play, money, movements, welcome } = tables
  beforeEach(welcome)
  afterAll(() => operator.stop())

  it("give a stake back at a tie of baccarat, and never call that a win", async () => {
    const secret = await sit({ partner: "sa" })
    for (let at = 0; at < 200; at++) {
      const { body } = await play(secret, { spot: "player", stake: 1 })
      const { returned, outcome } = v.parse(ArcadePlay, body).data
      const { winner } = v.parse(v.object({ winner: v.picklist(["player", "banker", "tie"]) }), outcome)
      expect(returned).toBe({ player: 2, banker: 0, tie: 1 }[winner])
      if (winner !== "tie") continue
      expect((await movements()).match(/REFUND_GAME/g)?.length).toBe(1)
      return
    }
    throw new Error("Two hundred rounds without a tie: one in half a billion.")
  })

  it.each([
    ["slots", { partner: "joker" }, "line"],
    ["hi-lo", { partner: "gpx" }, "low"],
    ["baccarat", { partner: "sa" }, "banker"],
    ["penalty", { partner: "soccer" }, "left"],
  ])(
    "of %s follow from a seed that was committed to before, by the page's own sum too",
    async (game, partner, spot) => {
      const { checkRound } = v.parse(Check, await import(checkUrl))
      const secret = await sit(partner)
      for (let at = 0; at < 40; at++) {
        const [round, commitment] = [randomUUID(), await tables.commitmentOf(secret)]
        const { seed, next, outcome } = v.parse(ArcadePlay, (await play(secret, { round, spot, stake: 1 })).body).data
        expect(next).toBe(await tables.commitmentOf(secret))
        expect(next).not.toBe(commitment)
        expect(await checkRound(game, { commitment, seed, round, outcome })).toEqual({
          computed: commitment,
          isRight: true,
        })
        const other = `${seed.slice(0, -1)}${seed.endsWith("0") ? "1" : "0"}`
        expect(await checkRound(game, { commitment, seed: other, round, outcome })).toMatchObject({ isRight: false })
      }
    },
  )

  it("are refused what is no round, and nothing is written", async () => {
    const secret = await sit({ partner: "gpx" })
    const low = { spot: "low", stake: 10 }
    for (const [odd, status, code] of [
      [{ spot: "line" }, 400, "badRequest"],
      [{ spot: "low", round: "one" }, 400, "badRequest"],
      [{ bets: [] }, 400, "badRequest"],
      [{ bets: [low, low] }, 400, "badRequest"],
      [{ spot: "low", commitment: "0".repeat(64) }, 409, "otherCommitment"],
      [{ spot: "low", stake: "1.001" }, 400, "badRequest"],
      [{ spot: "low", stake: "" }, 400, "badRequest"],
      [{ spot: "low", stake: 0 }, 409, "stakeOutOfRange"],
      [{ spot: "low", stake: -5 }, 409, "stakeOutOfRange"],
      [{ spot: "low", stake: 500.01 }, 409, "stakeOutOfRange"],
      [{ bets: [low, { spot: "high", stake: 491 }] }, 409, "stakeOutOfRange"],
      [{ bets: [low, { spot: "high", stake: 0.5 }] }, 409, "stakeOutOfRange"],
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

  it("cost what their table takes, as the list of games says it", async () => {
    const { body } = await post("/poy-api/partners.game.list.config", {})
    const listed = v.parse(v.object({ data: partnersGameListConfig.data }), body).data
    const { minStake, maxStake } = listed.find(({ partner, gameId }) => partner === "sa" && gameId === "table-3") ?? {}
    expect([minStake, maxStake]).toEqual([2_000, 500_000])
    const secret = await sit({ partner: "sa", gameId: "table-3" }, await newcomer(10_000))
    for (const stake of [19.99, 5_000.01])
      expect(await play(secret, { spot: "tie", stake }), String(stake)).toMatchObject({
        status: 409,
        body: { code: "stakeOutOfRange", data: { min: 20, max: 5_000 } },
      })
    for (const stake of [20, 5_000])
      expect((await play(secret, { spot: "tie", stake })).status, String(stake)).toBe(200)
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
