import { limitsPageOf } from "@fakham/core/limits"
import { httpPlayLimits, httpReminders } from "@fakham/operator/limits"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) =>
  limitsPageOf(visit.with(Layer.mergeAll(httpPlayLimits(client), httpReminders(client))))

export type LimitsPagePart = ReturnType<typeof part>
