import type { PasskeyMemory } from "@fakham/core/identity"
import { type Memory, pageMemory } from "../memory.ts"

const name = "fakham.passkey"

/** Whether a passkey of this site was made or used on this device. */
export const storedPasskey = (memory: Memory = pageMemory()): PasskeyMemory & { readonly recall: () => boolean } => ({
  recall: () => memory.read(name) !== undefined,
  remember: () => void memory.write(name, "1"),
  forget: () => memory.remove(name),
})
