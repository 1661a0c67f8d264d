import { storedKeypadChoices } from "@fakham/adapters/browser/betting"
import { httpPopularNumbers } from "@fakham/adapters/operator/betting"
import { betPageOf } from "@fakham/core/betting"
import { Layer } from "effect"
import type { Machines } from "../player.ts"
import { part as choicesOf } from "./bet-choices.ts"
import { placing } from "./orders.ts"

export const part = (machines: Machines) =>
  betPageOf(machines.visit.with(Layer.mergeAll(placing(machines), httpPopularNumbers(machines.client))), {
    handoff: machines.slipHandoff,
    policy: choicesOf(machines).ratePolicy.recall,
    keypad: storedKeypadChoices(machines.player),
  })

export type BetPage = ReturnType<typeof part>
