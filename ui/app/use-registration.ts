import { unfinishedRegistration } from "@fakham/adapters/browser/identity"
import { httpRegistrar } from "@fakham/adapters/operator/identity"
import { pageRecaptchaKey } from "@fakham/adapters/vendors/captcha"
import { makeRegistration, unfinishedPart } from "@fakham/core/identity"
import { useActorRef } from "@xstate/react"
import { Effect, Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import { type ActorRefFrom, type SnapshotFrom, waitFor } from "xstate"
import { type SessionActor, useApp } from "./app.ts"
import { arrival } from "./arrival.ts"
import { pageCaptcha } from "./captcha.ts"
import { makePageClient } from "./page-actors.ts"

type Machine = ReturnType<typeof makeRegistration>

/** The registration under way, which lives as long as its page. */
export type RegistrationActor = ActorRefFrom<Machine>

const registration = (session: SessionActor, onLimitWanted: () => void) => {
  // A newcomer has no token, and a refusal to them ends nobody's session.
  const client = makePageClient({ origin: "", token: () => undefined })
  const hasRecaptcha = pageRecaptchaKey() !== undefined
  const machine = makeRegistration(
    ManagedRuntime.make(Layer.mergeAll(httpRegistrar(client, { hasRecaptcha }), pageCaptcha())),
    {
      newKey: () => crypto.randomUUID(),
    },
  )
  return {
    machine,
    input: { referral: arrival(), unfinished: Effect.runSync(unfinishedRegistration.recall) },
    follow: ({ context, output }: SnapshotFrom<Machine>) => {
      const { remember, forget } = unfinishedRegistration
      Effect.runSync(output === undefined ? remember(unfinishedPart(context)) : forget)
      if (output === undefined) return
      session.send({ type: "session.opened", session: output })
      // By then the page has been told to go where every login leads.
      if (context.wantsLimit) waitFor(session, (state) => state.matches("player")).then(onLimitWanted, () => undefined)
    },
  }
}

/** Put together with the one page that registers, and fetched with it; the newcomer's session is the page's from then on. */
export const useRegistration = (onLimitWanted: () => void): RegistrationActor => {
  const { session } = useApp()
  const [{ machine, input, follow }] = useState(() => registration(session, onLimitWanted))
  return useActorRef(machine, { input }, follow)
}
