import { storedKeypadChoices } from "@fakham/adapters/browser/betting"
import { betPageOf } from "@fakham/core/betting"
import { httpPopularNumbers } from "@fakham/operator/betting"
import { httpOrderDesk } from "@fakham/operator/order"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"
import { part as choicesOf } from "./bet-choices.lazy.ts"

export const part = (machines: Machines) =>
  betPageOf(machines.visit.with(Layer.mergeAll(httpOrderDesk(machines.client), httpPopularNumbers(machines.client))), {
    handoff: machines.slipHandoff,
    policy: choicesOf(machines).ratePolicy.recall,
    keypad: storedKeypadChoices(machines.player),
  })

export type BetPagePart = ReturnType<typeof part>
