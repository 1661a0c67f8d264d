import { browserAuthenticator, storedPasskey } from "@fakham/adapters/browser/identity"
import { makePasskeyLogin } from "@fakham/core/identity"
import { httpPasskeyLogins } from "@fakham/operator/identity"
import { Layer } from "effect"
import { guestClient, runtimeOf } from "../../page-actors.ts"

/** A login by the device's passkey. */
export const part = () => ({
  passkeyLogin: makePasskeyLogin(
    runtimeOf(Layer.mergeAll(httpPasskeyLogins(guestClient(), location.origin), browserAuthenticator)),
    storedPasskey(),
  ),
})
