import { achievementsAll, afCashsSummary } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../../testing/databases.ts"
import { twoPlayers } from "../../testing/two-players.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Summary = v.object({ data: afCashsSummary.data })
const Achievements = v.object({ data: achievementsAll.data })
const round = "yeekee-2026-11-20-26"

describe.each(await Promise.all(sources.map(twoPlayers)))(
  "what players earn, on $kind",
  ({ operator, somchai, malee, ask, money, order }) => {
    afterAll(() => operator.stop())

    const summary = async (token: string) => v.parse(Summary, await ask(token, "/api/af-cashs.summary")).data

    it("by their friends is summed up", async () => {
      expect(await summary(somchai)).toEqual({
        afMoney: 18_400,
        earned: 18_400,
        members: 1,
        membersThisMonth: 1,
        slug: "somchai88",
        perMille: 8,
        moves: [],
      })
      expect(await summary(malee)).toMatchObject({ afMoney: 0, earned: 0, members: 0 })
      expect(await ask(somchai, "/api/af-cashs")).toEqual({ data: { afMoney: 184 } })
    })

    it("by their friends is 0.8 % of what these staked, once settled, and no satang of small slips is lost", async () => {
      for (const price of [1, 1, 10.5])
        await order(malee, "/poy-api/lotteries.yeekee.create", {
          betId: round,
          poy: [{ option: "teng_bon_3", number: "123", price, multiply: 850 }],
        })
      expect((await summary(somchai)).afMoney).toBe(18_400)
      expect(await ask(malee, "/api/loyalty-points.balance")).toEqual({ data: { balance: 12 } })

      await operator.pass(18 * 60)
      await operator.until(
        "/api/af-cashs",
        somchai,
        ({ body }) => JSON.stringify(body) === '{"data":{"afMoney":184.1}}',
      )
      expect((await summary(somchai)).earned).toBe(18_410)
    })

    it("for a hundred baht that were staked and settled is one point", async () => {
      await order(malee, "/poy-api/lotteries.yeekee.create", {
        betId: "yeekee-2026-11-20-30",
        poy: [{ option: "teng_bon_2", number: "45", price: 90, multiply: 92 }],
      })
      await operator.pass(3_600)
      await operator.until(
        "/api/loyalty-points.balance",
        malee,
        ({ body }) => JSON.stringify(body) === '{"data":{"balance":13}}',
      )
      expect(await ask(malee, "/api/users-infos")).toMatchObject({ data: { loyaltyPoint: 13 } })
      expect(await ask(malee, "/api/credit-turnovers.all")).toMatchObject({
        data: [{ canWithdraw: false, turnOver: 247.75, required: 350.25, played: 102.5 }],
      })
    })

    it("by friends moves to their money from one baht, once a key, twenty times at once", async () => {
      const before = (await summary(somchai)).afMoney
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => order(somchai, "/api/af-cashs.move", { amount: 100 }, "one-move-key")),
      )

      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(answers[0]?.body).toEqual({ data: { afMoney: (before - 10_000) / 100, money: 12_580.5 } })
      expect((await summary(somchai)).moves).toMatchObject([{ key: "one-move-key", amount: 10_000 }])
      expect(await money(somchai)).toEqual({ data: { money: 12_580.5 } })
      expect((await summary(somchai)).earned).toBe(before)
    })

    it.each([
      ["less than one baht", { amount: 0.99 }, 409, "belowMinimum"],
      ["less than nothing", { amount: -50 }, 409, "belowMinimum"],
      ["more than was earned", { amount: 5_000 }, 409, "afCashNotEnough"],
      ["nothing that is money", { amount: "much" }, 400, "badRequest"],
      ["no amount", {}, 400, "badRequest"],
    ])("does not move for %s", async (_, body, status, code) => {
      const before = await summary(somchai)
      expect(await order(somchai, "/api/af-cashs.move", body)).toMatchObject({ status, body: { code } })
      expect(await summary(somchai)).toEqual(before)
    })

    it("never moves twice what there is, two at a time", async () => {
      const answers = await Promise.all([1, 2].map(() => order(somchai, "/api/af-cashs.move", { amount: 80 })))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    })

    it("for an achievement is paid once, whoever asks how often", async () => {
      const all = v.parse(Achievements, await ask(somchai, "/api/achievements.all")).data
      expect(all.map(({ id, goal, reached, reward, claimed }) => [id, goal, reached, reward, claimed])).toEqual([
        ["first-deposit", 1, 5, 1_000, false],
        ["ten-yeekee-rounds", 10, 0, 2_000, false],
        ["staked-ten-thousand", 10_000, 0, 5_000, false],
        ["first-win", 1, 0, 500, false],
        ["three-friends", 3, 1, 3_000, false],
      ])
      const before = v.parse(v.object({ data: v.object({ money: v.number() }) }), await money(somchai)).data.money
      const claims = await Promise.all(
        Array.from({ length: 6 }, () => order(somchai, "/api/achievements.claim", { id: "first-deposit" })),
      )

      expect(claims.filter(({ status }) => status === 200)).toMatchObject([
        { body: { data: { achievement: { id: "first-deposit", claimed: true }, money: before + 10 } } },
      ])
      expect(claims.filter(({ status }) => status === 409)).toHaveLength(5)
      expect(await money(somchai)).toEqual({ data: { money: before + 10 } })
    })

    it("for an achievement is refused before it is reached, and where there is none", async () => {
      const claim = (id: unknown) => order(somchai, "/api/achievements.claim", { id })
      expect(await claim("three-friends")).toMatchObject({ status: 409, body: { code: "notReached" } })
      expect(await claim("first-deposit")).toMatchObject({ status: 409, body: { code: "alreadyClaimed" } })
      expect(await claim("no-such-thing")).toMatchObject({ status: 404, body: { code: "noSuchAchievement" } })
      expect((await claim(undefined)).status).toBe(400)
    })

    it("is told to players alone", async () => {
      for (const path of ["af-cashs", "af-cashs.summary", "loyalty-points.balance", "achievements.all"])
        expect((await operator.ask(`/api/${path}`)).status).toBe(401)
      expect((await operator.post("/api/af-cashs.move", { amount: 1 })).status).toBe(401)
      expect((await operator.post("/api/achievements.claim", { id: "first-deposit" })).status).toBe(401)
    })
  },
)
