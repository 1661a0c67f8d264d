import { storedPasskey } from "@fakham/adapters/browser/identity"

/** Whether a passkey of this site was made or used on this device. */
export const isPasskeyHere = (): boolean => storedPasskey().recall()
