import { expect, test } from "vitest"
import { virtualTime } from "../crowd/virtual-time.ts"
import { openLoop, percentile } from "./open-loop.ts"

/** An operator that answers within ten milliseconds, and between the second and the third second not at all. */
const operatorThatStalls = () => {
  const time = virtualTime()
  const answer = () =>
    new Promise<void>((resolve) => {
      const stalls = time.now() >= 2_000 && time.now() < 3_000
      time.setTimeout(resolve, stalls ? 3_000 - time.now() : 10)
    })
  return { time, answer }
}

const arrivals = { perSecond: 100, ms: 10_000 }
const players = Array.from({ length: 200 }, (_, at) => at)

test("a stall of a second is felt by all who come in it, and shows in the 99th percentile", async () => {
  const { time, answer } = operatorThatStalls()
  const latencies = openLoop(time, arrivals, players, answer)
  await time.runUntil(15_000)
  expect((await latencies).length).toBe(1_000)
  expect(percentile(await latencies, 0.5)).toBe(10)
  expect(percentile(await latencies, 0.99)).toBeGreaterThan(850)
})

test("one player after another sees next to nothing of the same stall", async () => {
  const { time, answer } = operatorThatStalls()
  const latencies: Array<number> = []
  const asking = (async () => {
    while (time.now() < 10_000) {
      const sentAt = time.now()
      await answer()
      latencies.push(time.now() - sentAt)
    }
  })()
  await time.runUntil(11_000)
  await asking
  expect(Math.max(...latencies)).toBeGreaterThan(900)
  expect(percentile(latencies, 0.99)).toBe(10)
})

test("who comes while no player is free waits, and the waiting counts", async () => {
  const { time, answer } = operatorThatStalls()
  const latencies = openLoop(time, arrivals, [1, 2], answer)
  await time.runUntil(20_000)
  expect((await latencies).length).toBe(1_000)
  expect(percentile(await latencies, 0.99)).toBeGreaterThan(850)
})

test("a player is asked for no second thing before the first is done, and an act that fails ends the run", async () => {
  const time = virtualTime()
  const busy = new Set<number>()
  const together: Array<number> = []
  const latencies = openLoop(time, { perSecond: 100, ms: 200 }, [1, 2, 3], async (player) => {
    if (busy.has(player)) together.push(player)
    busy.add(player)
    await new Promise((resolve) => time.setTimeout(() => resolve(undefined), 50))
    busy.delete(player)
  })
  await time.runUntil(1_000)
  expect([(await latencies).length, together]).toEqual([20, []])
  const failing = openLoop(time, { perSecond: 100, ms: 200 }, [1], () => Promise.reject(new Error("nobody answers")))
  const ended = expect(failing).rejects.toThrow("nobody answers")
  await time.runUntil(2_000)
  await ended
})
