import { storedNumberSet } from "@fakham/adapters/browser/betting"
import { numberSetEditorOf } from "@fakham/core/betting"
import { httpNumberSets } from "@fakham/operator/betting"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client, player }: Machines) =>
  numberSetEditorOf(visit.with(httpNumberSets(client)), storedNumberSet(player))

export type NumberSetEditorPart = ReturnType<typeof part>
