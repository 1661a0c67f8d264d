import { promotionsOf } from "@fakham/core/site"
import { httpPromotions } from "@fakham/operator/site"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => promotionsOf(visit.with(httpPromotions(client)))

export type PromotionsPart = ReturnType<typeof part>
