import { httpOrderDesk, httpPoyArchive } from "@fakham/adapters/operator/order"
import { setsPageOf } from "@fakham/core/betting"
import { Layer } from "effect"
import type { Machines } from "../start-machines.ts"
import { part as choicesOf } from "./bet-choices.ts"

export const part = (machines: Machines) =>
  setsPageOf(machines.visit.with(Layer.mergeAll(httpOrderDesk(machines.client), httpPoyArchive(machines.client))), {
    handoff: machines.setsHandoff,
    policy: choicesOf(machines).ratePolicy.recall,
  })

export type SetsPagePart = ReturnType<typeof part>
