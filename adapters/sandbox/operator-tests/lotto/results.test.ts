import { betListResultsLatest } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("the latest results, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh)
  })
  afterAll(() => operator.stop())

  it("hold one draw for each group, and the government's newest one", async () => {
    const { body } = await operator.ask("/poy-api/bet-list-results.latest")
    const { data } = v.parse(v.object({ data: betListResultsLatest.data }), body)

    expect(data.map((drawn) => drawn?.betGroup ?? "").toSorted()).toEqual([
      "gov",
      "gov4d",
      "pingpong",
      "stock",
      "yeekee",
      "yeekee5min",
    ])
    expect(data.find((drawn) => drawn?.betGroup === "gov")).toMatchObject({
      betGroup: "gov",
      betType: "gov",
      betId: "gov-2026-11-16",
      betName: "หวยรัฐบาล",
      dt: "2026-11-16",
      top3: "927",
      top2: "27",
      bottom2: "43",
    })
  })
})
