import { Effect, ManagedRuntime } from "effect"
import { createActor, waitFor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { makeRound } from "../round/round.machine.ts"
import type { Round } from "../round/round.ts"
import type { runningPhases } from "../round/round-phase.ts"
import { operatorThatRunsARound } from "./operator-that-runs-a-round.ts"

export const watchStart = Date.parse("2026-11-20T16:10:00+07:00")

export const pingpong: Round = {
  betId: "pingpong-2026-11-20-10",
  betGroup: "pingpong",
  betType: "pingpong_10",
  betName: "ปิงปอง รอบที่ 10",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: watchStart + 1_000,
  closesAt: watchStart + 71_000,
  shootingEndsAt: undefined,
  resultAt: watchStart + 73_000,
  outcome: undefined,
}

type Running = (typeof runningPhases)[number] | "unknown"
type Settings = {
  /** How far the server's clock turns out to be ahead of what was thought. */
  readonly correction?: () => number
  readonly random?: () => number
}

/** A player who follows a round on a clock turned by hand. */
export const watchRound = ({ correction = () => 0, random = () => 0 }: Settings = {}) => {
  const { clock, pass } = handClock()
  const operator = operatorThatRunsARound()
  const timers: Array<number> = []
  const watched = {
    setTimeout: (ring: () => void, delay: number) => {
      timers.push(delay)
      return clock.setTimeout(ring, delay)
    },
    clearTimeout: (timer: number) => clock.clearTimeout(timer),
  }
  const now = () => watchStart + clock.now() + correction()
  const round = createActor(makeRound(ManagedRuntime.make(operator.layer), { now, random }), {
    input: pingpong.betId,
    clock: watched,
  })
  round.start()
  const until = (holds: (now: ReturnType<typeof round.getSnapshot>) => boolean) =>
    waitFor(round, holds, { timeout: 30_000 })
  return {
    ...operator,
    round,
    pass,
    /** How long every timer was set for. */
    timers,
    /** The page hears that the feed is lost, and its first moment to ask has come. */
    losesFeed: async () => {
      operator.emit({ type: "feed.lost" })
      await until((seen) => seen.hasTag("feedLost"))
      pass(1)
    },
    ended: () => until((seen) => seen.status === "done"),
    phase: (phase: Running) => until((seen) => seen.matches({ running: { phase } })),
    data: (data: "upToDate" | "failed") => until((seen) => seen.matches({ running: { data } })),
  }
}

/** A player who knows the round and whose feed is found, so that only the clock and news move anything. */
export const watchLoaded = async (settings?: Settings) => {
  const watched = watchRound(settings)
  watched.emit({ type: "feed.found" })
  await watched.askedTimes(2)
  await watched.answer(Effect.succeed(pingpong))
  await watched.data("upToDate")
  return watched
}
