import { ManagedRuntime } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import { handClock } from "../../testing/clock.ts"
import { makeBalance } from "./balance.machine.ts"
import { anyCashTurn, takeCashTurns } from "./testing/cash-turns.ts"
import { operatorThatKeepsCash } from "./testing/connection-and-cash.ts"

type Manner = Parameters<ReturnType<typeof operatorThatKeepsCash>["is"]>[0]

const subscribe = async (manner: Manner = "prompt") => {
  const operator = operatorThatKeepsCash(baht(100))
  operator.is(manner)
  const { clock, pass } = handClock()
  const balance = createActor(makeBalance(ManagedRuntime.make(operator.layer)), { clock, input: "uuid-1" }).start()
  const is = (state: string) => waitFor(balance, (now) => now.value === state, { timeout: 30_000 })
  const shows = (cash: number) => waitFor(balance, ({ context }) => context.known.cash === cash, { timeout: 30_000 })
  await expect.poll(operator.reads).toBe(1)
  return { operator, balance, is, shows, pass }
}

const readBalance = async () => {
  const player = await subscribe()
  await expect.poll(player.operator.subscribers).toBe(1)
  player.operator.emit({ type: "feed.found" })
  await waitFor(player.balance, ({ context, value }) => context.feed === "found" && value === "settled")
  return player
}

test("the balance is read at once, and again when its announcements are found", async () => {
  const { operator, is, shows, balance } = await subscribe()
  await expect.poll(operator.subscribers).toBe(1)
  await shows(10_000)
  await is("settled")
  operator.holds(baht(90))
  operator.emit({ type: "feed.found" })
  await shows(9_000)
  expect([operator.reads(), balance.getSnapshot().context.feed]).toEqual([2, "found"])
})

test("an announced balance is shown at once and counted a second later", async () => {
  const { operator, is, shows, pass } = await readBalance()
  const reads = operator.reads()
  operator.moves(baht(80))
  await shows(8_000)
  await is("throttled")
  pass(999)
  expect(operator.reads()).toBe(reads)
  pass(1)
  await is("settled")
  expect(operator.reads()).toBe(reads + 1)
})

test("a burst of announcements is counted once", async () => {
  const { operator, is, shows, pass } = await readBalance()
  const reads = operator.reads()
  for (const amount of [80, 70, 60]) operator.moves(times(baht(1), amount))
  await shows(6_000)
  pass(1_000)
  await is("settled")
  expect(operator.reads()).toBe(reads + 1)
})

test("a balance announced during the very first read is shown, and the read that may be older does not hide it", async () => {
  const { operator, is, shows, pass } = await subscribe("late")
  await expect.poll(operator.reads).toBe(1)
  operator.moves(baht(80))
  await shows(8_000)
  operator.is("prompt")
  operator.answers()
  expect((await is("throttled")).context.known.cash).toBe(8_000)
  pass(1_000)
  expect((await is("settled")).context.known.cash).toBe(8_000)
})

test("a stale or repeated announcement is put right by the operator's count", async () => {
  const { operator, balance, is, shows, pass } = await readBalance()
  operator.moves(baht(80))
  await shows(8_000)
  pass(1_000)
  await is("settled")
  operator.emit({ type: "cash.changed", cash: baht(100) })
  await is("throttled")
  expect(balance.getSnapshot().context.known.cash).toBe(8_000)
  operator.emit({ type: "cash.changed", cash: baht(55) })
  await shows(5_500)
  pass(1_000)
  await shows(8_000)
})

test("while the announcements are lost the balance is read every 5 s", async () => {
  const { operator, is, shows, pass, balance } = await readBalance()
  operator.emit({ type: "feed.lost" })
  await waitFor(balance, ({ context, value }) => context.feed === "lost" && value === "settled")
  operator.holds(baht(70))
  pass(4_999)
  expect(balance.getSnapshot().value).toBe("settled")
  pass(1)
  await shows(7_000)
  await is("settled")
})

test("with announcements at hand nobody is asked without need", async () => {
  const { operator, pass, balance } = await readBalance()
  const reads = operator.reads()
  pass(60_000)
  expect([balance.getSnapshot().value, operator.reads()]).toEqual(["settled", reads])
})

test("a balance that cannot be read stays on show and is asked for again", async () => {
  const { operator, is, balance, pass } = await readBalance()
  operator.is("away")
  balance.send({ type: "balance.invalidated" })
  expect((await is("failed")).context.known.cash).toBe(10_000)
  operator.is("prompt")
  operator.holds(baht(60))
  pass(5_000)
  expect((await is("settled")).context.known.cash).toBe(6_000)
})

test("a doubt drops a question that is under way, whose answer no longer counts", async () => {
  const { operator, is, balance } = await subscribe("late")
  await expect.poll(operator.reads).toBe(1)
  operator.holds(baht(60))
  operator.is("prompt")
  balance.send({ type: "balance.invalidated" })
  expect((await is("settled")).context.known.cash).toBe(6_000)
  operator.answers()
  await expect.poll(operator.givenUp).toBe(1)
  expect(balance.getSnapshot().context.known.cash).toBe(6_000)
})

test("a player whom the operator no longer knows is at an end, and leaving lets the announcements go", async () => {
  const gone = await subscribe("unauthorized")
  expect((await waitFor(gone.balance, (now) => now.status === "done")).value).toBe("unauthorized")
  await expect.poll(gone.operator.subscribers).toBe(0)
  const left = await readBalance()
  left.balance.stop()
  await expect.poll(left.operator.subscribers).toBe(0)
})

test("whatever is announced, late, twice or out of order, in the end the balance is the operator's", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyCashTurn, { maxLength: 15 }), async (scheduler, turns) => {
      const { operator, balance, pass } = await readBalance()
      const invalidate = () => balance.send({ type: "balance.invalidated" })
      const cash = await takeCashTurns(scheduler, turns, { operator, emit: operator.emit, invalidate, pass })
      await expect
        .poll(() => {
          pass(1_000)
          const { value, context } = balance.getSnapshot()
          return [value, context.feed, context.known.cash]
        })
        .toEqual(["settled", "found", cash])
      balance.stop()
    }),
    { numRuns: 100 },
  )
})
