import { pageSettings } from "@fakham/adapters/browser"
import { leaveWith, pageExternalOrigins, subscribeToExternalTokens } from "@fakham/adapters/browser/identity"
import { sessionOf } from "@fakham/adapters/operator"
import { httpExternalLogins } from "@fakham/adapters/operator/identity"
import { makeExternalLogin } from "@fakham/core/identity"
import { guestClient, runtimeOf } from "../../page-actors.ts"

/** A login that another site brings. */
export const part = () => ({
  externalLogin: makeExternalLogin(runtimeOf(httpExternalLogins(guestClient())), {
    subscribeToTokens: subscribeToExternalTokens(pageExternalOrigins()),
    read: (token) => sessionOf(token, pageSettings().tokenExpiryCheck),
    leave: leaveWith,
  }),
})
