import { httpPromotions } from "@fakham/adapters/operator/site"
import { promotionsOf } from "@fakham/core/site"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => promotionsOf(visit.with(httpPromotions(client)))

export type PromotionsPart = ReturnType<typeof part>
