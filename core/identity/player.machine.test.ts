import { Effect, Layer, ManagedRuntime, Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { satangOfBaht } from "../money/baht.ts"
import type { MoneyNews } from "../site/live/money-feed.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { anyCashTurn, takeCashTurns } from "../testing/cash-turns.ts"
import { handClock } from "../testing/clock.ts"
import { lateAnswer, silence, troubledWay } from "../testing/identity/trouble.ts"
import { somchaisRecord } from "../testing/index.ts"
import { operatorThatKeepsCash } from "../testing/live.ts"
import { Purse } from "../wallet/purse.ts"
import { makePlayer } from "./player.machine.ts"
import { type Player, PlayerRecord } from "./player.ts"

const baht = (amount: number) => Result.getOrThrow(satangOfBaht(amount))

type Read = Effect.Effect<Player, Unauthorized | Unreachable>
type Balance = Effect.Effect<Player["cash"], Unauthorized | Unreachable>

const start = (read: Read = Effect.succeed(somchaisRecord), balance: Balance = Effect.succeed(baht(99))) =>
  createActor(
    makePlayer(
      ManagedRuntime.make(Layer.merge(Layer.succeed(PlayerRecord, { read }), Layer.succeed(Purse, { balance }))),
    ),
  ).start()

/** A player whose cash the operator keeps, by a clock that is turned by hand. */
const started = (read: Read = Effect.succeed({ ...somchaisRecord, cash: baht(100) }), cash = baht(100)) => {
  const operator = operatorThatKeepsCash(cash)
  const { clock, pass } = handClock()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, Layer.succeed(PlayerRecord, { read })))
  const player = createActor(makePlayer(runtime), { clock }).start()
  const is = (state: string) => waitFor(player, ({ value }) => value === state, { timeout: 2_000 })
  return { operator, player, pass, is }
}

const known = async () => {
  const player = started()
  await player.is("known")
  return player
}

test("the page waits until the player is known", async () => {
  const player = start()
  expect(player.getSnapshot().hasTag("waiting")).toBe(true)
  const known = await waitFor(player, (now) => now.matches("known"))
  expect(known.hasTag("waiting")).toBe(false)
  expect(known.context.player?.name).toBe("สมชาย ใจดี")
})

test("a doubted balance is counted again, and what is known stays on show meanwhile", async () => {
  const player = start()
  await waitFor(player, (now) => now.matches("known"))
  player.send({ type: "balance.doubted" })
  expect(player.getSnapshot().value).toBe("recounting")
  expect(player.getSnapshot().context.player?.cash).toBe(1_248_050)
  const counted = await waitFor(player, (now) => now.matches("known"))
  expect(counted.context.player).toEqual({ ...somchaisRecord, cash: 9_900 })
})

test("a balance that cannot be counted stays what it was, and is asked for again every five seconds", async () => {
  const { player, operator, pass, is } = await known()
  operator.is("away")
  player.send({ type: "balance.doubted" })
  await is("uncounted")
  expect(player.getSnapshot().context.player?.cash).toBe(10_000)
  operator.holds(baht(90))
  operator.is("prompt")
  pass(4_999)
  expect(operator.reads()).toBe(1)
  pass(1)
  expect((await is("known")).context.player?.cash).toBe(9_000)
})

test("an announced balance is shown at once and counted a second later", async () => {
  const { player, operator, pass, is } = await known()
  operator.holds(baht(80))
  player.send({ type: "cash.changed", cash: baht(80) })
  expect(player.getSnapshot().context.player?.cash).toBe(8_000)
  pass(999)
  expect(operator.reads()).toBe(0)
  pass(1)
  await is("known")
  expect(operator.reads()).toBe(1)
})

test("a balance announced while the player's record is read is shown with it, and then counted", async () => {
  const way = troubledWay()
  const late = lateAnswer()
  way.meets(late.trouble)
  const { player, operator, pass, is } = started(way.along(Effect.succeed(somchaisRecord)), baht(80))
  player.send({ type: "cash.changed", cash: baht(80) })
  await late.letGo()
  const read = await is("gathering")
  expect(read.context.player).toEqual({ ...somchaisRecord, cash: 8_000 })
  pass(1_000)
  expect((await is("known")).context.player?.cash).toBe(8_000)
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
  expect((await is("gathering")).context.player).toEqual(somchaisRecord)
  pass(1_000)
  expect((await is("known")).context.player?.cash).toBe(8_000)
  expect(operator.reads()).toBe(1)
})

test("an old announcement that comes while the balance is counted does not win for good", async () => {
  const { player, operator, pass, is } = await known()
  operator.is("late")
  operator.holds(baht(50))
  player.send({ type: "balance.doubted" })
  await expect.poll(operator.reads).toBe(1)
  player.send({ type: "cash.changed", cash: baht(70) })
  expect(player.getSnapshot().context.player?.cash).toBe(7_000)
  operator.answers()
  expect((await is("gathering")).context.player?.cash).toBe(7_000)
  operator.is("prompt")
  pass(1_000)
  expect((await is("known")).context.player?.cash).toBe(5_000)
})

test("while no news of the money can be heard, it is counted every five seconds, and at once when they are back", async () => {
  const { player, operator, pass, is } = await known()
  player.send({ type: "feed.lost" })
  await is("known")
  for (const amount of [60, 50]) {
    operator.holds(baht(amount))
    pass(5_000)
    await is("known")
    expect(player.getSnapshot().context.player?.cash).toBe(amount * 100)
  }
  operator.holds(baht(40))
  player.send({ type: "feed.found" })
  expect((await is("known")).context.player?.cash).toBe(4_000)
  pass(20_000)
  expect([player.getSnapshot().value, operator.reads()]).toEqual(["known", 4])
})

test("whatever is announced, late, twice or out of order, in the end the player sees what the operator keeps", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyCashTurn, { maxLength: 15 }), async (scheduler, turns) => {
      const { player, operator, pass } = started()
      const tell = (news: MoneyNews) => player.send(news)
      const doubt = () => player.send({ type: "balance.doubted" })
      const cash = await takeCashTurns(scheduler, turns, { operator, tell, doubt, pass })
      await expect
        .poll(() => {
          pass(1_000)
          const { value, context } = player.getSnapshot()
          return [value, context.player?.cash]
        })
        .toEqual(["known", cash])
      player.stop()
    }),
    { numRuns: 100 },
  )
})

test("a player whose record cannot be read is tried again when asked", async () => {
  let asked = 0
  const player = start(
    Effect.suspend(() => {
      asked += 1
      return asked === 1 ? Effect.fail(new Unreachable({})) : Effect.succeed(somchaisRecord)
    }),
  )
  await waitFor(player, (now) => now.matches("unavailable"))
  player.send({ type: "retry.requested" })
  await waitFor(player, (now) => now.matches("known"))
  expect(asked).toBe(2)
})

test("a player whom the operator disowns, at first or when counting, is at an end", async () => {
  const atFirst = start(Effect.fail(new Unauthorized()))
  await waitFor(atFirst, (now) => now.status === "done")
  const later = start(undefined, Effect.fail(new Unauthorized()))
  await waitFor(later, (now) => now.matches("known"))
  later.send({ type: "balance.doubted" })
  expect((await waitFor(later, (now) => now.status === "done")).value).toBe("disowned")
})

test("what the player has saved about themselves is on show at once, and counting goes on beside it", async () => {
  const player = start()
  await waitFor(player, (now) => now.matches("known"))
  player.send({ type: "balance.doubted" })
  player.send({ type: "profile.changed", change: { name: "สมชาย ใจงาม", phoneNumber: "0812224471" } })
  expect(player.getSnapshot().value).toBe("recounting")
  expect((await waitFor(player, (now) => now.matches("known"))).context.player).toEqual({
    ...somchaisRecord,
    name: "สมชาย ใจงาม",
    phoneNumber: "0812224471",
    cash: 9_900,
  })
})

test("a count that another doubt replaces is given up, and its late answer changes nothing", async () => {
  const silent = silence()
  const late = lateAnswer()
  const way = troubledWay()
  way.meets(silent.trouble, late.trouble)
  let held = baht(99)
  const player = start(undefined, way.along(Effect.sync(() => held)))
  await waitFor(player, (now) => now.matches("known"))
  player.send({ type: "balance.doubted" })
  player.send({ type: "balance.doubted" })
  await silent.givenUp
  player.send({ type: "balance.doubted" })
  await waitFor(player, (now) => now.matches("known"))
  held = baht(1)
  await late.letGo()
  expect(player.getSnapshot().context.player?.cash).toBe(9_900)
})

test("a record that is read after the player has gone makes nobody known", async () => {
  const silent = silence()
  const late = lateAnswer()
  const way = troubledWay()
  way.meets(silent.trouble, late.trouble)
  const record = way.along(Effect.succeed(somchaisRecord))
  start(record).stop()
  await silent.givenUp
  const player = start(record)
  player.stop()
  await late.letGo()
  expect(player.getSnapshot().context.player).toBeUndefined()
})
