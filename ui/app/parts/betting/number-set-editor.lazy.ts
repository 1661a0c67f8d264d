import { storedNumberSet } from "@fakham/adapters/browser/betting"
import { httpNumberSets } from "@fakham/adapters/operator/betting"
import { numberSetEditorOf } from "@fakham/core/betting"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client, player }: Machines) =>
  numberSetEditorOf(visit.with(httpNumberSets(client)), storedNumberSet(player))

export type NumberSetEditorPart = ReturnType<typeof part>
