import { ManagedRuntime } from "effect"
import { createActor, waitFor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { makeLobby } from "../lobby/lobby.machine.ts"
import { type Round } from "../round/round.ts"
import { phaseAt } from "../round/round-phase.ts"
import { roundsNamedBy } from "./named-rounds.ts"
import { operatorWithADayOfRounds } from "./operator-with-a-day-of-rounds.ts"

export const noon = Date.parse("2026-11-20T12:00:00+07:00")
export const day = roundsNamedBy("2026-11-20")

export const yeekeeId = (number: number) => `yeekee-2026-11-20-${number}`

/** A player in the lobby at noon, on a clock turned by hand that the operator shares. */
export const inTheLobby = ({
  rounds = day,
  correction = (): number => 0,
  isAway = false,
  random = (): number => 0,
} = {}) => {
  const { clock, pass } = handClock()
  const timers: Array<number> = []
  const watched = {
    setTimeout: (ring: () => void, delay: number) => {
      timers.push(delay)
      return clock.setTimeout(ring, delay)
    },
    clearTimeout: (timer: number) => clock.clearTimeout(timer),
  }
  const operator = operatorWithADayOfRounds({ now: () => noon + clock.now(), rounds })
  if (isAway) operator.becomes("away")
  const now = () => noon + clock.now() + correction()
  const lobby = createActor(makeLobby(ManagedRuntime.make(operator.layer), { now, random }), { clock: watched }).start()
  type Seen = ReturnType<typeof lobby.getSnapshot>
  const until = (holds: (seen: Seen) => boolean) => waitFor(lobby, holds, { timeout: 30_000 })
  const round = (betId: string, { context } = lobby.getSnapshot()) =>
    context.rounds?.find((one: Round) => one.betId === betId)
  return {
    operator,
    lobby,
    pass,
    timers,
    until,
    round,
    /** The lobby hears that the feed is lost, and its first moment to ask has come. */
    losesFeed: async () => {
      operator.loseFeed()
      await until((seen) => seen.hasTag("feedLost"))
      pass(1)
    },
    asked: () => operator.asked.filter((question) => question === "latest").length,
    data: (data: "loading" | "throttled" | "failed" | "upToDate") =>
      until((seen) => seen.matches({ running: { data, feed: "found" } })),
    phase: (betId: string) => {
      const known = round(betId)
      return known && phaseAt(known, lobby.getSnapshot().context.seenAt)
    },
  }
}
