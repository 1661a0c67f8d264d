import { browserAuthenticator, storedPasskey } from "@fakham/adapters/browser/identity"
import { httpPasskeyLogins } from "@fakham/adapters/operator/identity"
import { makePasskeyLogin } from "@fakham/core/identity"
import { Layer } from "effect"
import { guestClient, runtimeOf } from "../../page-actors.ts"

/** A login by the device's passkey. */
export const part = () => ({
  passkeyLogin: makePasskeyLogin(
    runtimeOf(Layer.mergeAll(httpPasskeyLogins(guestClient(), location.origin), browserAuthenticator)),
    storedPasskey(),
  ),
})
