import { WireTransaction } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const betId = "yeekee-2026-11-20-26"
const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
/** One demo shot is fired in each twenty-fourth of the time from 12:13:30 on: fourteen come after this moment. */
const fourteenBeforeTheEnd = at("12:14:57.490")
const end = at("12:17:00.000")
const window = { startedDate: "2026-11-20T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" }

describe.each(sources)("the places that earn something in a round of yeekee, on $kind", ({ kind, fresh }) => {
  /** A round in which Somchai fires the last shot and Malee the sixteenth from the end, after they staked so much. */
  const shotInto = async (stakes: { readonly somchai: number; readonly malee: number }) => {
    let now = at("12:00:00")
    const settings = { clockAt: undefined, machineNow: () => now }
    const database = await fresh()
    const first = await operatorOn(database, settings)
    const operators = kind === "postgres" ? [first, await operatorOn(database, settings)] : [first]
    onTestFinished(async () => {
      await Promise.all(operators.map((operator) => operator.stop()))
    })
    const somchai = await first.tokenOf("somchai88", "Duean69#x")
    const malee = await first.tokenOf("malee2569", "Dao2569*k")
    const post = async (token: string, path: string, body: unknown) => {
      const answer = await first.post(path, body, first.as(token).headers)
      expect(answer.status, path).toBe(200)
      return answer.body
    }
    const bet = (token: string, price: number) =>
      post(token, "/poy-api/lotteries.yeekee.create", {
        betId,
        poy: [{ option: "teng_bon_1", number: "7", price, multiply: 3.2 }],
      })
    const shoot = (token: string) => post(token, "/poy-api/yings.create", { betId, yingNumber: "12345" })
    await bet(somchai, stakes.somchai)
    await bet(malee, stakes.malee)
    now = fourteenBeforeTheEnd
    await shoot(malee)
    now = end
    await shoot(somchai)
    return {
      first,
      somchai,
      malee,
      earned: async (token: string) => {
        const result = v.parse(
          v.object({ data: v.array(WireTransaction) }),
          await post(token, "/poy-api/transactions.all", window),
        )
        return result.data.flatMap(({ transactionType, amount }) => (transactionType === "YING_WIN" ? [amount] : []))
      },
      resultComes: async () => {
        now = at("12:17:30.000")
        await first.until("/poy-api/poys.all", somchai, ({ body }) => !JSON.stringify(body).includes("WAITING"))
        await expect
          .poll(async (): Promise<unknown> => Reflect.get(Object((await first.ask("/__sandbox/rounds")).body), "data"))
          .toEqual(expect.not.arrayContaining([expect.objectContaining({ betId })]))
      },
    }
  }

  it("pay the last shot a hundred and the sixteenth two hundred, once, to who staked a hundred", async () => {
    const round = await shotInto({ somchai: 100, malee: 100 })
    await round.resultComes()

    await expect.poll(() => round.earned(round.somchai)).toEqual([10_000])
    await expect.poll(() => round.earned(round.malee)).toEqual([20_000])
    expect((await round.first.ask("/__sandbox/books")).body).toMatchObject({
      data: { sum: 0, balancesWronglyKept: 0, playersBelowNothing: 0 },
    })
  })

  it("pay nobody who staked less, and nobody moves up", async () => {
    const round = await shotInto({ somchai: 99.99, malee: 100 })
    await round.resultComes()

    await expect.poll(() => round.earned(round.malee)).toEqual([20_000])
    expect(await round.earned(round.somchai)).toEqual([])
  })

  it("pay nobody for a round that is void: stakes go back", async () => {
    const round = await shotInto({ somchai: 100, malee: 100 })
    await round.first.post("/__sandbox/rounds/end", { betId, ending: "void" })

    expect((await round.first.ask("/poy-api/poys.all", round.first.as(round.malee))).body).toMatchObject({
      data: { poys: [{ status: "REFUNDED", won: 100 }] },
    })
    expect([await round.earned(round.somchai), await round.earned(round.malee)]).toEqual([[], []])
  })
})
