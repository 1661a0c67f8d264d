import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { createActor, type SimulatedClock, waitFor } from "xstate"
import { makeRound } from "../../lotto/round/round.machine.ts"
import { Rounds } from "../../lotto/round/round.port.ts"
import type { Round } from "../../lotto/round/round.ts"
import { RoundFeed } from "../../lotto/round/round-feed.port.ts"
import { ordersInHand, placingOfOrder } from "../../order/testing/orders-in-hand.ts"
import { makeHandoff } from "../../visit/handoff.ts"
import { makeBetPage } from "../bet-page.machine.ts"
import type { Pulled } from "../bet-page.ts"
import type { KeypadChoice } from "../slip/keypad-choice.ts"
import { browserThatKeepsDrafts } from "./browser-that-keeps-drafts.ts"
import { operatorThatOffersARound, yeekeeRound } from "./operator-that-offers-a-round.ts"

const closesAt = 2_000_000
export const round: Round = {
  ...yeekeeRound,
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: undefined,
  closesAt,
  shootingEndsAt: undefined,
  resultAt: closesAt + 1_000,
  outcome: undefined,
}
/** Two numbers that were chosen on another page. */
export const pulled: Pulled = {
  type: "slip.pulled",
  bets: [
    { option: "teng_bon_3", number: "482" },
    { option: "teng_bon_2", number: "47" },
  ],
}

/** The round is there, and nothing is told of it. */
export const noNewsOfRound = Layer.mergeAll(
  Layer.succeed(Rounds, { one: () => Effect.succeed(round), latest: () => Effect.never, latest4d: () => Effect.never }),
  Layer.succeed(RoundFeed, { newsOf: () => Stream.never, news: () => Stream.never }),
)

/** A player who bets on one round of yeekee, page after page in one browser. */
export const atBetPage = (whenOver: (stop: () => void) => void) => {
  let time = closesAt - 600_000
  const now = () => time
  const operator = operatorThatOffersARound()
  const drafts = browserThatKeepsDrafts()
  const { operator: counter, layer, environment, ...visit } = ordersInHand(now)
  const handoff = makeHandoff<Pulled>()
  const rounds = ManagedRuntime.make(noNewsOfRound)
  const choices = new Map<string, KeypadChoice>()
  const open = (tab = drafts.tab(), options: { readonly clock?: SimulatedClock } = {}) => {
    const runtime = ManagedRuntime.make(Layer.mergeAll(layer, operator.layer, tab))
    const running = createActor(makeRound(rounds, { now }), { input: round.betId }).start()
    whenOver(() => void running.stop())
    const machine = makeBetPage(runtime, environment, {
      handoff,
      policy: () => "none",
      keypad: {
        recall: (group) => choices.get(group),
        remember: (group, choice) => void choices.set(group, choice),
      },
    })
    const page = createActor(machine, { ...options, input: { round, betGroup: "yeekee", running } }).start()
    whenOver(() => void page.stop())
    const { betting: slip, ordering } = page.getSnapshot().context
    return {
      page,
      slip,
      ordering,
      placing: (state: string) => placingOfOrder(state, ordering),
      closes: () => {
        time = closesAt + 1
        running.send({ type: "clock.corrected" })
      },
      takes: () => waitFor(slip, (state) => state.matches({ slip: "taking", round: "open" })),
      fills: async () => {
        await waitFor(slip, (state) => state.matches({ slip: "taking" }))
        await waitFor(ordering, (state) => state.matches("drafting"))
        await waitFor(running, ({ context }) => context.round !== undefined)
        slip.send(pulled)
      },
    }
  }
  return { operator, counter, drafts, handoff, choices, open, ...visit }
}
