import { afterAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const times = (count: number, word: string) => Array.from({ length: count }, () => word)

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const betId = "yeekee-2026-11-20-30"
const bet = (number: string, price: number, multiply = 850) => ({ option: "teng_bon_3", number, price, multiply })
const codesOf = (answers: ReadonlyArray<{ readonly status: number; readonly body: unknown }>) =>
  answers.map(({ status, body }) => (status === 200 ? "placed" : String(Reflect.get(Object(body), "code")))).toSorted()
const slipsOfTheDemo = 4
const right = {
  sum: 0,
  playersBelowNothing: 0,
  balancesWronglyKept: 0,
  slipsNotPaidFor: 0,
  numbersWronglyStaked: 0,
  numbersWronglyExposed: 0,
}

/** Several processes of one PostgreSQL share the players between them; SQLite has one. */
const crowdOn = async ({ kind, fresh }: (typeof sources)[number], count: number) => {
  const first = await operatorOn(fresh)
  const operators = kind === "postgres" ? [first, await operatorOn(first.database)] : [first]
  const pin = "Crowd2569#x"
  await first.post("/__sandbox/players/add", { prefix: "crowd", count, pin, baht: 1_000 })
  const tokens = await Promise.all(
    Array.from({ length: count }, (_, at) => first.tokenOf(`crowd${String(at + 1).padStart(5, "0")}`, pin)),
  )
  const place = (player: number, poy: unknown, key: string = crypto.randomUUID(), at = player) => {
    const operator = operators[at % operators.length] ?? first
    const headers = { ...operator.as(tokens[player] ?? "").headers, "idempotency-key": key }
    return operator.post("/poy-api/lotteries.yeekee.create", { betId, poy }, headers)
  }
  return {
    place,
    books: async () => (await first.ask("/__sandbox/books")).body,
    money: async (player: number) => (await first.ask("/api/cashs", first.as(tokens[player] ?? ""))).body,
    stop: () => Promise.all(operators.map((operator) => operator.stop())),
  }
}

describe.each(sources)("slips that come at the same moment, on $kind", (source) => {
  it("share one cap to the satang: eight still have the full rate of a number, the others are told the next", async () => {
    const crowd = await crowdOn(source, 12)
    const answers = await Promise.all(Array.from({ length: 12 }, (_, player) => crowd.place(player, [bet("123", 500)])))

    expect(codesOf(answers)).toEqual([...times(4, "CHANGE"), ...times(8, "placed")])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      data: { rates: [{ option: "teng_bon_3", number: "123", multiply: 637.5 }] },
    })
    expect(await crowd.books()).toMatchObject({ data: { ...right, slips: slipsOfTheDemo + 8 } })
    await crowd.stop()
  })

  it("are refused each for its own reason, and the others are placed", async () => {
    const crowd = await crowdOn(source, 6)
    const answers = await Promise.all([
      crowd.place(0, [bet("100", 10)]),
      crowd.place(1, [bet("100", 10, 900)]),
      crowd.place(2, [bet("100", 501)]),
      crowd.place(3, [bet("100", 400), bet("100", 101)]),
      crowd.place(4, [bet("100", 400), bet("101", 400), bet("102", 400)]),
      crowd.place(5, [bet("100", 20)]),
    ])

    expect(codesOf(answers)).toEqual(["BALANCE_NOT_ENOUGH", "CHANGE", "MAXBETUSER", "MINMAX", "placed", "placed"])
    expect(await Promise.all([0, 1, 2, 3, 4, 5].map(crowd.money))).toEqual(
      [990, 1_000, 1_000, 1_000, 1_000, 980].map((money) => ({ data: { money } })),
    )
    expect(await crowd.books()).toMatchObject({ data: { ...right, slips: slipsOfTheDemo + 2 } })
    await crowd.stop()
  })

  it("are one slip for one key wherever they arrive, and spend no money twice", async () => {
    const crowd = await crowdOn(source, 1)
    const same = await Promise.all([0, 1, 2, 3].map((at) => crowd.place(0, [bet("200", 400)], "one-key-for-all", at)))
    const others = await Promise.all([0, 1, 2, 3].map((at) => crowd.place(0, [bet(`30${at}`, 250)], undefined, at)))

    expect(new Set(same.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(codesOf(others)).toEqual(["BALANCE_NOT_ENOUGH", "BALANCE_NOT_ENOUGH", "placed", "placed"])
    expect(await crowd.money(0)).toEqual({ data: { money: 100 } })
    expect(await crowd.books()).toMatchObject({ data: { ...right, slips: slipsOfTheDemo + 3 } })
    await crowd.stop()
  })
})
