import { storedUnsavedSet } from "@fakham/adapters/browser/betting"
import { httpNumberSets } from "@fakham/adapters/operator/betting"
import { makeSetEditor, type SetEditorLogic } from "@fakham/core/betting"
import { kept } from "../kept.ts"
import type { Machines } from "../player.ts"

export type SetEditor = { readonly setEditor: SetEditorLogic }

/** A set of numbers while the player writes it. */
export const part = ({ visit, client, player }: Machines): SetEditor => {
  const { runtime, environment } = visit.with(httpNumberSets(client))
  return { setEditor: makeSetEditor(runtime, { ...environment, unsaved: kept(storedUnsavedSet(player)) }) }
}
