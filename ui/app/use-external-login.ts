import { pageSettings } from "@fakham/adapters/browser"
import { followExternalTokens, leaveWith, pageExternalOrigins } from "@fakham/adapters/browser/identity"
import { sessionOf } from "@fakham/adapters/operator"
import { httpExternalLogins } from "@fakham/adapters/operator/identity"
import { makeExternalLogin } from "@fakham/core/identity"
import { useActorRef } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { makePageClient } from "./page-actors.ts"

type Machine = ReturnType<typeof makeExternalLogin>

export type ExternalLoginActor = ActorRefFrom<Machine>

const externalLogin = (): Machine =>
  makeExternalLogin(ManagedRuntime.make(httpExternalLogins(makePageClient({ origin: "", token: () => undefined }))), {
    followTokens: followExternalTokens(pageExternalOrigins()),
    read: (token) => sessionOf(token, pageSettings().tokenExpiryCheck),
    leave: leaveWith,
  })

/** Put together with the one page that other sites may frame, and fetched with it. */
export const useExternalLogin = (): ExternalLoginActor => {
  const [machine] = useState(externalLogin)
  return useActorRef(machine)
}
