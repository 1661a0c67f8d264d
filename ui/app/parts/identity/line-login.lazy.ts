import { pageReferral, storedLineLogin, storedRegistration } from "@fakham/adapters/browser/identity"
import { makeLineLogin } from "@fakham/core/identity"
import { httpLineProvider, httpRegistrar } from "@fakham/operator/identity"
import { Effect, Layer } from "effect"
import type { SnapshotFrom } from "xstate"
import type { App } from "../../app.ts"
import { guestClient, runtimeOf } from "../../page-actors.ts"

type Logic = ReturnType<typeof makeLineLogin>

/** The way to LINE, and back from there into the site or on to the registration. */
export const part = ({ session }: App) => {
  const client = guestClient()
  const lineLogin: Logic = makeLineLogin(runtimeOf(Layer.mergeAll(httpRegistrar(client), httpLineProvider(client))), {
    newState: () => crypto.randomUUID(),
    storage: storedLineLogin(),
    returnTo: `${location.origin}/login/line/auth`,
  })
  return {
    lineLogin,
    /** As the address tells it, when the page is opened. */
    arrived: () => {
      const query = new URLSearchParams(location.search)
      const param = (name: string) => query.get(name) ?? undefined
      return {
        callback: { code: param("code"), state: param("state"), error: param("error") },
        referral: pageReferral(),
      }
    },
    /** Goes where a state leads to. */
    onState: (state: SnapshotFrom<Logic>, register: () => void) => {
      const { address, newcomer } = state.context
      // The way back from LINE's page leads to where the player came from, not here and to LINE again.
      if (state.matches("leaving") && address !== undefined) location.replace(address)
      if (state.output !== undefined) session.send({ type: "session.opened", session: state.output })
      if (state.matches("newcomer") && newcomer !== undefined) {
        const { userName, ...line } = newcomer
        const nothingElse = { phoneNumber: "", wantsLimit: false, key: undefined }
        Effect.runSync(storedRegistration.remember({ userName, line, ...nothingElse }))
        register()
      }
    },
  }
}
