import { ticket4dPageOf } from "@fakham/core/betting"
import { httpOrderDesk, httpPoyArchive } from "@fakham/operator/order"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"
import { part as choicesOf } from "./bet-choices.lazy.ts"

export const part = (machines: Machines) =>
  ticket4dPageOf(machines.visit.with(Layer.mergeAll(httpOrderDesk(machines.client), httpPoyArchive(machines.client))), {
    handoff: machines.setsHandoff,
    policy: choicesOf(machines).ratePolicy.recall,
  })

export type Ticket4dPagePart = ReturnType<typeof part>
