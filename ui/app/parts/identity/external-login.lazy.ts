import { pageSettings } from "@fakham/adapters/browser"
import { leaveWith, pageExternalOrigins, subscribeToExternalTokens } from "@fakham/adapters/browser/identity"
import { makeExternalLogin } from "@fakham/core/identity"
import { sessionOf } from "@fakham/operator/first-calls"
import { httpExternalLogins } from "@fakham/operator/identity"
import { guestClient, runtimeOf } from "../../page-actors.ts"

/** A login that another site brings. */
export const part = () => ({
  externalLogin: makeExternalLogin(runtimeOf(httpExternalLogins(guestClient())), {
    subscribeToTokens: subscribeToExternalTokens(pageExternalOrigins()),
    read: (token) => sessionOf(token, pageSettings().tokenExpiryCheck),
    leave: leaveWith,
  }),
})
