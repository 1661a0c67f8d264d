import { Effect } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { baht } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import { lateAnswer, troubledWay } from "../../operator/testing/trouble.ts"
import type { MoneyNews } from "../../site/live/money-feed.port.ts"
import { anyCashTurn, takeCashTurns } from "../../site/live/testing/cash-turns.ts"
import { somchaisRecord } from "../testing/somchai.ts"
import { knownPlayer, started, startPlayer } from "./testing/players.ts"

test("a doubted balance is counted again, and what is known stays on show meanwhile", async () => {
  const player = startPlayer()
  await waitFor(player, (now) => now.matches("loaded"))
  player.send({ type: "balance.invalidated" })
  expect(player.getSnapshot().value).toBe("loadingBalance")
  expect(player.getSnapshot().context.player?.cash).toBe(1_248_050)
  const counted = await waitFor(player, (now) => now.matches("loaded"))
  expect(counted.context.player).toEqual({ ...somchaisRecord, cash: 9_900 })
})

test("a balance that cannot be counted stays what it was, and is asked for again every five seconds", async () => {
  const { player, operator, pass, is } = await knownPlayer()
  operator.is("away")
  player.send({ type: "balance.invalidated" })
  await is("balanceFailed")
  expect(player.getSnapshot().context.player?.cash).toBe(10_000)
  operator.holds(baht(90))
  operator.is("prompt")
  pass(4_999)
  expect(operator.reads()).toBe(1)
  pass(1)
  expect((await is("loaded")).context.player?.cash).toBe(9_000)
})

test("an announced balance is shown at once and counted a second later", async () => {
  const { player, operator, pass, is } = await knownPlayer()
  operator.holds(baht(80))
  player.send({ type: "cash.changed", cash: baht(80) })
  expect(player.getSnapshot().context.player?.cash).toBe(8_000)
  pass(999)
  expect(operator.reads()).toBe(0)
  pass(1)
  await is("loaded")
  expect(operator.reads()).toBe(1)
})

test("a balance announced while the player's record is read is shown with it, and then counted", async () => {
  const way = troubledWay()
  const late = lateAnswer()
  way.meets(late.trouble)
  const { player, operator, pass, is } = started(way.along(Effect.succeed(somchaisRecord)), baht(80))
  player.send({ type: "cash.changed", cash: baht(80) })
  await late.letGo()
  const read = await is("throttled")
  expect(read.context.player).toEqual({ ...somchaisRecord, cash: 8_000 })
  pass(1_000)
  expect((await is("loaded")).context.player?.cash).toBe(8_000)
  expect(operator.reads()).toBe(1)
})

test("news that can be heard only since the record was asked for have the balance counted once more", async () => {
  const way = troubledWay()
  const late = lateAnswer()
  way.meets(late.trouble)
  const { player, operator, pass, is } = started(way.along(Effect.succeed(somchaisRecord)), baht(80))
  player.send({ type: "feed.lost" })
  player.send({ type: "feed.found" })
  await late.letGo()
  expect((await is("throttled")).context.player).toEqual(somchaisRecord)
  pass(1_000)
  expect((await is("loaded")).context.player?.cash).toBe(8_000)
  expect(operator.reads()).toBe(1)
})

test("an old announcement that comes while the balance is counted does not win for good", async () => {
  const { player, operator, pass, is } = await knownPlayer()
  operator.is("late")
  operator.holds(baht(50))
  player.send({ type: "balance.invalidated" })
  await expect.poll(operator.reads).toBe(1)
  player.send({ type: "cash.changed", cash: baht(70) })
  expect(player.getSnapshot().context.player?.cash).toBe(7_000)
  operator.answers()
  expect((await is("throttled")).context.player?.cash).toBe(7_000)
  operator.is("prompt")
  pass(1_000)
  expect((await is("loaded")).context.player?.cash).toBe(5_000)
})

test("while no news of the money can be heard, it is counted every five seconds, and at once when they are back", async () => {
  const { player, operator, pass, is } = await knownPlayer()
  player.send({ type: "feed.lost" })
  await is("loaded")
  for (const amount of [60, 50]) {
    operator.holds(times(baht(1), amount))
    pass(5_000)
    await is("loaded")
    expect(player.getSnapshot().context.player?.cash).toBe(amount * 100)
  }
  operator.holds(baht(40))
  player.send({ type: "feed.found" })
  expect((await is("loaded")).context.player?.cash).toBe(4_000)
  pass(20_000)
  expect([player.getSnapshot().value, operator.reads()]).toEqual(["loaded", 4])
})

test("whatever is announced, late, twice or out of order, in the end the player sees what the operator keeps", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyCashTurn, { maxLength: 15 }), async (scheduler, turns) => {
      const { player, operator, pass } = started()
      const emit = (news: MoneyNews) => player.send(news)
      const invalidate = () => player.send({ type: "balance.invalidated" })
      const cash = await takeCashTurns(scheduler, turns, { operator, emit, invalidate, pass })
      await expect
        .poll(() => {
          pass(1_000)
          const { value, context } = player.getSnapshot()
          return [value, context.player?.cash]
        })
        .toEqual(["loaded", cash])
      player.stop()
    }),
    { numRuns: 100 },
  )
})
