import type { UnsavedSet } from "@fakham/core/betting"
import { options } from "@fakham/core/poy"
import * as v from "valibot"
import { readStored, writeStored } from "../stored-json.ts"

const Stored = v.object({
  version: v.literal(1),
  set: v.nullable(
    v.object({
      editor: v.string(),
      written: v.object({ name: v.string(), options: v.array(v.picklist(options)), numbers: v.array(v.string()) }),
    }),
  ),
})

/** The set that a player was writing as the session ended, remembered by the browser. */
export const storedNumberSet = (player: string | undefined) => {
  const name = `fakham.unsavedSet.${player ?? "guest"}`
  return {
    recall: (): UnsavedSet | undefined => readStored(name, Stored)?.set ?? undefined,
    remember: (set: UnsavedSet | undefined): void => void writeStored(name, { version: 1, set: set ?? null }),
  }
}
