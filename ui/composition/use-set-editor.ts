import { storedUnsavedSet } from "@fakham/adapters/browser/betting"
import { makeSetEditing } from "@fakham/core/betting"
import { useState } from "react"
import { kept } from "./kept.ts"
import { parts } from "./parts.ts"
import { makeSetEditor } from "./set-editor.machine.ts"
import { useMachines } from "./use-machines.ts"
import { usePart } from "./use-visit.ts"

/** Put together with the one screen that writes sets, and fetched with it. */
export const useSetEditor = (): ReturnType<typeof makeSetEditor> => {
  const { newKey, player, world } = useMachines()
  const { runtime } = usePart(parts.numberSets)
  const [editor] = useState(() =>
    makeSetEditor({ editing: makeSetEditing(runtime, { newKey }), unsaved: kept(storedUnsavedSet(player)), world }),
  )
  return editor
}
