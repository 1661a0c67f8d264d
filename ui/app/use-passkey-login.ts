import { browserAuthenticator, storedPasskey } from "@fakham/adapters/browser/identity"
import { httpPasskeyLogins } from "@fakham/adapters/operator/identity"
import { makePasskeyLogin } from "@fakham/core/identity"
import { useActorRef } from "@xstate/react"
import { Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { useApp } from "./app.ts"
import { makePageClient } from "./page-actors.ts"

type Machine = ReturnType<typeof makePasskeyLogin>

export type PasskeyLoginActor = ActorRefFrom<Machine>

/** A login by the device's passkey, begun with the part of a page that shows it, and fetched with it. */
export const usePasskeyLogin = (): PasskeyLoginActor => {
  const { session } = useApp()
  const [machine] = useState(() => {
    const client = makePageClient({ origin: "", token: () => undefined })
    const ports = Layer.mergeAll(httpPasskeyLogins(client, location.origin), browserAuthenticator)
    return makePasskeyLogin(ManagedRuntime.make(ports), storedPasskey())
  })
  return useActorRef(machine, {}, ({ output }) => {
    if (output !== undefined) session.send({ type: "session.opened", session: output })
  })
}
