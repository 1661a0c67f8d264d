import type { PasskeyStorage } from "@fakham/core/identity"
import { pageStorage, type TextStorage } from "../page-storage.ts"

const name = "fakham.passkey"

/** Whether a passkey of this site was made or used on this device. */
export const storedPasskey = (
  storage: TextStorage = pageStorage(),
): PasskeyStorage & { readonly recall: () => boolean } => ({
  recall: () => storage.read(name) !== undefined,
  remember: () => void storage.write(name, "1"),
  forget: () => storage.remove(name),
})
