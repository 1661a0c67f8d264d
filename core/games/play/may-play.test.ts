import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import type { OwnLimits } from "../../limits/play-limit.port.ts"
import { operatorThatEnforcesLimits } from "../../limits/testing/operator-that-enforces-limits.ts"
import { baht, nothing, satang } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import { GameRefused } from "../games.ts"
import { mayPlay, ownRefusal } from "./may-play.ts"

const lossADay = { measure: "loss", span: "day" } as const
const free: OwnLimits = { limits: [], taken: undefined, areAllKnown: true, remindEvery: undefined }
const lost = (most: number, used: number): OwnLimits => ({
  ...free,
  limits: [{ kind: lossADay, limit: { most: times(baht(1), most), wish: undefined }, used: times(baht(1), used) }],
})
const onBreakUntil = (until: number): OwnLimits => ({ ...free, taken: { kind: "timeOut24h", from: 0, until } })

test("nothing keeps a player out who has set nothing", () => {
  expect(ownRefusal(free, 1_000)).toBeUndefined()
})

test("a break keeps a player out until it ends, and says when that is", () => {
  expect(ownRefusal(onBreakUntil(1_001), 1_000)).toEqual(new GameRefused({ reason: "onBreak", until: 1_001 }))
  expect(ownRefusal(onBreakUntil(1_000), 1_000)).toBeUndefined()
})

test("a loss limit keeps a player out from when nothing is left of it", () => {
  expect(ownRefusal(lost(500, 499), 1_000)).toBeUndefined()
  const oneSatangLeft = { kind: lossADay, limit: { most: baht(500), wish: undefined }, used: satang(49_999) }
  expect(ownRefusal({ ...free, limits: [oneSatangLeft] }, 1_000)).toBeUndefined()
  expect(ownRefusal(lost(500, 500), 1_000)).toEqual(new GameRefused({ reason: "playLimit", until: undefined }))
  expect(ownRefusal(lost(500, 501), 1_000)).toEqual(new GameRefused({ reason: "playLimit", until: undefined }))
  expect(
    ownRefusal(
      { ...lost(500, 0), limits: [{ kind: lossADay, limit: { most: nothing, wish: undefined }, used: undefined }] },
      1_000,
    ),
  ).toBeUndefined()
})

test("who may not play is told why before a game is opened; limits that cannot be read keep nobody out", async () => {
  const ask = (own: OwnLimits, trouble?: "cutBefore") => {
    const operator = operatorThatEnforcesLimits(() => 1_000, own)
    operator.troubles.push(...(trouble === undefined ? [] : [trouble]))
    return Effect.runPromise(Effect.provide(Effect.result(mayPlay(() => 1_000)), operator.layer))
  }
  expect(await ask(free)).toEqual(Result.void)
  expect(await ask(onBreakUntil(1_001))).toEqual(Result.fail(new GameRefused({ reason: "onBreak", until: 1_001 })))
  expect(await ask(onBreakUntil(1_001), "cutBefore")).toEqual(Result.void)
})
