import { pageReferral, storedRegistration } from "@fakham/adapters/browser/identity"
import { privacyText, termsText } from "@fakham/adapters/browser/site"
import altchaWorker from "@fakham/adapters/vendors/altcha-worker?worker&url"
import { pageRecaptchaKey, vendorsCaptcha } from "@fakham/adapters/vendors/captcha"
import { trustedScript } from "@fakham/adapters/vendors/trusted-script"
import { makeRegistration, type RegistrationLogic, storedPart } from "@fakham/core/identity"
import { httpRegistrar } from "@fakham/operator/identity"
import { Effect, Layer } from "effect"
import { type SnapshotFrom, waitFor } from "xstate"
import type { App } from "../../app.ts"
import { guestClient, runtimeOf } from "../../page-actors.ts"

/** What a newcomer becomes a player by; their session is the page's from then on. */
export const part = ({ session }: App) => {
  const recaptchaKey = pageRecaptchaKey()
  const captcha = vendorsCaptcha({
    startWorker: () => new Worker(trustedScript(altchaWorker), { type: "module" }),
    recaptchaKey,
  })
  const registrar = httpRegistrar(guestClient(), { hasRecaptcha: recaptchaKey !== undefined })
  const registration: RegistrationLogic = makeRegistration(runtimeOf(Layer.mergeAll(registrar, captcha)), {
    newKey: () => crypto.randomUUID(),
  })
  const { recall, remember, forget } = storedRegistration
  return {
    registration,
    /** As far as it came before. */
    begun: () => ({ referral: pageReferral(), unfinished: Effect.runSync(recall) }),
    /** Keeps how far it has come, and leads on once it is over. */
    onState: ({ context, output }: SnapshotFrom<RegistrationLogic>, onLimitWanted: () => void) => {
      Effect.runSync(output === undefined ? remember(storedPart(context)) : forget)
      if (output === undefined) return
      session.send({ type: "session.opened", session: output })
      // By then the page has been told to go where every login leads.
      if (context.wantsLimit) waitFor(session, (state) => state.matches("player")).then(onLimitWanted, () => undefined)
    },
    /** Where the operator says on which terms one plays, and what it does with data. */
    texts: { terms: termsText(), privacy: privacyText() },
  }
}
