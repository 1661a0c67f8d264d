import * as v from "valibot"
import { afterAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const players = 16
const slipsOfEach = 10
const pin = "Crowd2569#x"
const Waiting = v.object({ data: v.object({ slips: v.number() }) })

/** One to three of its numbers come out, whichever they are. */
const everyNumber = Array.from({ length: 10 }, (_, digit) => ({
  option: "teng_bon_1",
  number: String(digit),
  price: 1,
  multiply: 3.2,
}))

describe.each(sources)("slips that are paid, on $kind", ({ kind, fresh }) => {
  it("keep nobody from betting, nor does one process keep another from paying, and all come to what they won", async () => {
    const failed: Array<unknown> = []
    const log = (line: Record<string, unknown>) => {
      if (line["level"] === "error") failed.push(line["error"])
    }
    const first = await operatorOn(fresh, { seed: "empty", historyDays: 0, log })
    const operators =
      kind === "postgres" ? [first, await operatorOn(first.database, { seed: "empty", historyDays: 0, log })] : [first]
    await first.post("/__sandbox/players/add", { prefix: "crowd", count: players, pin, baht: 1_000 })
    const tokens = await Promise.all(
      Array.from({ length: players }, (_, at) => first.tokenOf(`crowd${String(at + 1).padStart(5, "0")}`, pin)),
    )
    const betAll = async (round: number) => {
      const answers = await Promise.all(
        Array.from({ length: players * slipsOfEach }, (_, at) =>
          (operators[at % operators.length] ?? first).post(
            "/poy-api/lotteries.yeekee.create",
            { betId: `yeekee-2026-11-20-${round}`, poy: everyNumber },
            first.as(tokens[(at * 7) % players] ?? "").headers,
          ),
        ),
      )
      expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    }
    const waiting = async () => v.parse(Waiting, (await first.ask("/__sandbox/waiting")).body).data.slips

    await betAll(26)
    await first.pass(18 * 60)
    await betAll(27)
    await expect.poll(waiting).toBe(0)
    expect(failed).toEqual([])
    expect((await first.ask("/__sandbox/books")).body).toMatchObject({
      data: {
        sum: 0,
        playersBelowNothing: 0,
        balancesWronglyKept: 0,
        slips: 2 * players * slipsOfEach,
        slipsNotPaidFor: 0,
        slipsWronglyEnded: 0,
      },
    })
    const money = await Promise.all(tokens.map(async (token) => (await first.ask("/api/cashs", first.as(token))).body))
    const each = [1, 2, 3].map((digitsThatCameOut) => ({
      data: { money: 800 + slipsOfEach * digitsThatCameOut * 3.2 },
    }))
    expect(money).toEqual(tokens.map(() => money[0]))
    expect(each).toContainEqual(money[0])
    await Promise.all(operators.map((operator) => operator.stop()))
  })
})
