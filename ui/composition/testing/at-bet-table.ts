import { type KeypadChoice, makeBetting } from "@fakham/core/betting"
import { makeRound, type Round, RoundFeed, Rounds } from "@fakham/core/lotto"
import { browserThatKeepsDrafts, operatorThatOffersARound, yeekeeRound } from "@fakham/core/testing"
import { makeHandoff } from "@fakham/core/visit"
import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeBetTable, type Pulled } from "../bet-table.machine.ts"
import { ordersInHand, orderThatIs } from "./orders-in-hand.ts"
import { worldThatTells } from "./world-that-tells.ts"

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

/** A player who bets on one round of yeekee, page after page in one browser. */
export const atBetTable = () => {
  let time = closesAt - 600_000
  const now = () => time
  const operator = operatorThatOffersARound()
  const drafts = browserThatKeepsDrafts()
  const orders = ordersInHand()
  const handoff = makeHandoff<Pulled>()
  const { world, ...surroundings } = worldThatTells()
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      operator.layer,
      Layer.succeed(Rounds, { one: () => Effect.succeed(round), latest: Effect.never, latest4d: Effect.never }),
      Layer.succeed(RoundFeed, { follow: () => Stream.never, followAll: Stream.never }),
    ),
  )
  const choices = new Map<string, KeypadChoice>()
  let ids = 0
  const sit = (tab = drafts.tab()) => {
    const betting = makeBetting(ManagedRuntime.make(Layer.merge(operator.layer, tab)), () => `id-${++ids}`)
    const running = createActor(makeRound(runtime, { now }), { input: round.betId }).start()
    onTestFinished(() => void running.stop())
    const machine = makeBetTable({
      betting,
      ordering: orders.ordering,
      handoff,
      policy: () => "none",
      keypad: {
        recall: (group) => choices.get(group),
        remember: (group, choice) => void choices.set(group, choice),
      },
      now,
      world,
    })
    const table = createActor(machine, { input: { round, betGroup: "yeekee", running } }).start()
    onTestFinished(() => void table.stop())
    const { betting: slip, ordering } = table.getSnapshot().context
    return {
      table,
      slip,
      ordering,
      placing: (state: string) => orderThatIs(state, ordering),
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
  return { operator, drafts, orders, handoff, choices, sit, ...surroundings }
}
