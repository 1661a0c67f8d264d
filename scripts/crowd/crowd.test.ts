import { expect, test } from "vitest"
import { crowdRows, judgeCrowd } from "./judge.ts"
import { runCrowd } from "./run-crowd.ts"
import { scenes } from "./scenes.ts"
import { virtualTime } from "./virtual-time.ts"

const rates = (peak: number, after: number) => ({
  before: 0,
  peak,
  peaks: { connection: 0, balance: 0, rounds: peak, "sign of life": 0 },
  after,
})

test("a round that ends is read up by forty lobbies apart, and by each of them once", async () => {
  const { before, peak, peaks, after } = await runCrowd(scenes.roundEnds, 40, 7)
  expect([before, after, peaks.connection, peaks.balance]).toEqual([0, 0, 0, 0])
  expect(peak).toBeGreaterThan(0.3)
  expect(peak).toBeLessThan(0.8)
})

test("players who lose push ask by themselves, and try to hear it again ever less often", async () => {
  const { before, after, peaks } = await runCrowd(scenes.pushLost, 20, 7)
  expect(before).toBe(0)
  // Each at a moment of their own within five seconds, rounds within fifteen.
  expect(peaks.balance).toBeLessThan(0.5)
  expect(peaks.rounds).toBeLessThan(0.3)
  // Every five seconds for the balance, every fifteen for rounds, and a connection in twenty or so.
  expect(after).toBeGreaterThan(1 / 5 + 1 / 15)
  expect(after).toBeLessThan(1 / 5 + 1 / 15 + 1 / 15)
})

test("a crowd that asks for more than its bar is told, and so is one that asks nothing", () => {
  const good = {
    pushLost: rates(0.5, 0.3),
    hostsRestart: rates(0.6, 0),
    siteGone: rates(0.6, 0),
    roundEnds: rates(0.5, 0),
  }
  expect(judgeCrowd(good)).toEqual([])
  expect(judgeCrowd({ ...good, roundEnds: rates(1, 0) })).toEqual([
    "a round is over, and all hear of it: 3.3 times of the steady rate, at most 2",
  ])
  expect(judgeCrowd({ ...good, pushLost: rates(0, 0) })).toContain("players who hear no push do not ask by themselves")
  expect(crowdRows(good)).toHaveLength(5)
})

test("virtual time does what is due in its order, and nothing that was called off", async () => {
  const time = virtualTime()
  const done: Array<string> = []
  time.setTimeout(() => done.push(`late at ${time.now()}`), 50)
  time.setTimeout(() => done.push(`early at ${time.now()}`), 20)
  time.clearTimeout(time.setTimeout(() => done.push("called off"), 30))
  await time.runUntil(40)
  expect(done).toEqual(["early at 20"])
  await time.runUntil(60)
  expect(done).toEqual(["early at 20", "late at 50"])
})
