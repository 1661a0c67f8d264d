import { Layer, ManagedRuntime } from "effect"
import { createActor, waitFor } from "xstate"
import { present } from "../../machine/present.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../testing/clock.ts"
import type { ResultChoice } from "../results/past-result.ts"
import { makeResults } from "../results/result-list.machine.ts"
import { lobbyOnCommand } from "./lobby-on-command.ts"
import { roundsNamedBy } from "./named-rounds.ts"
import { operatorWithADayOfRounds } from "./operator-with-a-day-of-rounds.ts"

export const lookUpStart = Date.parse("2026-11-20T16:02:00+07:00")

const day = roundsNamedBy("2026-11-20").map((round) =>
  // Round 39 is late: nobody sets its result.
  round.betId === "yeekee-2026-11-20-39" ? { ...round, resultAt: lookUpStart + 3_600_000 } : round,
)

const yeekee = (number: number) => present(day.find(({ betId }) => betId === `yeekee-2026-11-20-${number}`))
/** All that was drawn in a round of this number lately: that of the day itself. */
export const ofRound = (number: number): ResultChoice => ({
  type: "history",
  betGroup: "yeekee",
  betType: yeekee(number).betType,
})

export const today: ResultChoice = { type: "day", betGroup: "yeekee", dt: "2026-11-20" }

export const tomorrow: ResultChoice = { type: "day", betGroup: "yeekee", dt: "2026-11-21" }

/** A player who looks results up, two minutes after round 41 closed. */
export const lookUp = (input: ResultChoice, { correction = (): number => 0 } = {}) => {
  const { clock, pass } = handClock()
  const operator = operatorWithADayOfRounds({ now: () => lookUpStart + clock.now(), rounds: day })
  const now = () => lookUpStart + clock.now() + correction()
  const lobby = lobbyOnCommand()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, phoneOnTheMove().layer))
  const results = createActor(makeResults(runtime, { now, lobby: () => lobby }), { input, clock }).start()
  const is = (state: string) => waitFor(results, (seen) => seen.value === state, { timeout: 30_000 })
  return {
    operator,
    results,
    lobby,
    pass,
    is,
    choose: (choice: ResultChoice) => results.send({ type: "result.chosen", choice }),
  }
}

export const shown = ({
  context,
}: {
  readonly context: { readonly data: { readonly results: ReadonlyArray<{ readonly betId: string }> } | undefined }
}) => context.data?.results.map(({ betId }) => betId)
