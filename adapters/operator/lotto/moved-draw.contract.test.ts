import { PastResults, Rounds } from "@fakham/core/lotto"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { bettingPlayerAt } from "../testing/betting-sandbox.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const at = (moment: string) => Date.parse(`${moment}+07:00`)

describe.each(sources)("the draw of new year that was held on 30 December, on $kind", ({ fresh }) => {
  it("is the next one until its close, has its result by that day, and is followed by the one of 17 January", async () => {
    const operator = await operatorOn(fresh, { seed: "empty", clockAt: at("2023-12-30T15:10:00") })
    onTestFinished(() => operator.stop())
    const guest = bettingPlayerAt(operator.origin)
    const govRounds = async () =>
      Result.getOrThrow(await guest(Rounds.use(({ latest }) => latest()))).filter(({ betGroup }) => betGroup === "gov")

    expect(await govRounds()).toMatchObject([
      {
        betId: "gov-2023-12-30",
        dt: "2023-12-30",
        opensAt: at("2023-12-16T16:00:00"),
        closesAt: at("2023-12-30T15:20:00"),
        resultAt: at("2023-12-30T16:00:00"),
        outcome: undefined,
      },
    ])
    await operator.pass(3_600)
    expect(await govRounds()).toMatchObject([
      { betId: "gov-2023-12-30", outcome: { type: "drawn" } },
      {
        betId: "gov-2024-01-17",
        dt: "2024-01-17",
        opensAt: at("2023-12-30T16:00:00"),
        closesAt: at("2024-01-17T15:20:00"),
        outcome: undefined,
      },
    ])
    expect(await guest(PastResults.use((results) => results.of("gov-2023-12-30", "2023-12-30")))).toMatchObject({
      success: { dt: "2023-12-30", resultAt: at("2023-12-30T16:00:00") },
    })
  })
})
