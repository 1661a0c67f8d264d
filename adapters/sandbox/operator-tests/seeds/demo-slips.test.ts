import { afterAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const theSlips: unknown = expect.arrayContaining([
  expect.objectContaining({ betId: "gov-2026-11-16", status: "WON", stake: 90, won: 1_960 }),
  expect.objectContaining({ betId: "gov-2026-11-16", status: "LOST", stake: 40, won: 0 }),
  expect.objectContaining({ betId: "gov-2026-11-01", status: "WON", stake: 20, won: 900 }),
  expect.objectContaining({ betId: "gov-2026-11-01", status: "LOST", stake: 30, won: 0 }),
])

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("the slips of the demo, on $kind", ({ fresh }) => {
  it("have won and lost, are paid for and paid, and the books know them", async () => {
    const operator = await operatorOn(fresh)
    const nipa = operator.as(await operator.tokenOf("nipa2569", "Phlu2569*m"))

    expect((await operator.ask("/poy-api/poys.all", nipa)).body).toMatchObject({
      data: {
        total: 4,
        poys: theSlips,
      },
    })
    expect((await operator.ask("/api/cashs", nipa)).body).toEqual({ data: { money: 3_180 } })
    expect((await operator.ask("/__sandbox/books")).body).toMatchObject({
      data: {
        sum: 0,
        slips: 4,
        slipsTooLate: 0,
        slipsNotPaidFor: 0,
        slipsWronglyEnded: 0,
        slipsWaitingForLong: 0,
        balancesWronglyKept: 0,
        numbersWronglyStaked: 0,
        numbersWronglyExposed: 0,
      },
    })
    await operator.stop()
  })
})
