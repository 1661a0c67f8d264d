import { tabLineMemory, unfinishedRegistration } from "@fakham/adapters/browser/identity"
import { httpLineProvider, httpRegistrar } from "@fakham/adapters/operator/identity"
import { makeLineLogin } from "@fakham/core/identity"
import { useNavigate } from "@tanstack/react-router"
import { useActorRef } from "@xstate/react"
import { Effect, Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { type SessionActor, useApp } from "./app.ts"
import { arrival } from "./arrival.ts"
import { makePageClient } from "./page-actors.ts"

type Machine = ReturnType<typeof makeLineLogin>

export type LineLoginActor = ActorRefFrom<Machine>

const lineLogin = (session: SessionActor, register: () => void) => {
  const client = makePageClient({ origin: "", token: () => undefined })
  const machine = makeLineLogin(ManagedRuntime.make(Layer.mergeAll(httpRegistrar(client), httpLineProvider(client))), {
    newState: () => crypto.randomUUID(),
    memory: tabLineMemory(),
    returnTo: `${location.origin}/login/line/auth`,
  })
  const query = new URLSearchParams(location.search)
  const told = (name: string) => query.get(name) ?? undefined
  return {
    machine,
    input: {
      arrival: { code: told("code"), state: told("state"), error: told("error") },
      referral: arrival(),
    },
    follow: (state: SnapshotFrom<Machine>) => {
      const { address, newcomer } = state.context
      // The way back from LINE's page leads to where the player came from, not here and to LINE again.
      if (state.matches("leaving") && address !== undefined) location.replace(address)
      if (state.output !== undefined) session.send({ type: "session.opened", session: state.output })
      if (state.matches("newcomer") && newcomer !== undefined) {
        const { userName, ...line } = newcomer
        const nothingElse = { phoneNumber: "", wantsLimit: false, key: undefined }
        Effect.runSync(unfinishedRegistration.remember({ userName, line, ...nothingElse }))
        register()
      }
    },
  }
}

/** Put together with the one page that LINE leads back to, and fetched with it. */
export const useLineLogin = (): LineLoginActor => {
  const { session } = useApp()
  const navigate = useNavigate()
  const [{ machine, input, follow }] = useState(() =>
    lineLogin(session, () => void navigate({ to: "/register", replace: true })),
  )
  return useActorRef(machine, { input }, follow)
}
