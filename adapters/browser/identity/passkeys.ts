import { AlreadyThere, Authenticator, Declined, NotSupported } from "@fakham/core/identity"
import { Effect, Layer } from "effect"
import * as v from "valibot"

/** As far as a browser cannot do without; what else is asked, it reads by itself. */
const ForKey = v.looseObject({
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal("public-key") })),
  rp: v.looseObject({ name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
})
const ForLogin = v.looseObject({ challenge: v.string() })

/** Answers `Authenticator` by what the browser keeps passkeys in. */
export const browserAuthenticator = Layer.succeed(Authenticator, {
  make: (asked) =>
    Effect.tryPromise({
      try: async (signal) => {
        const options = v.parse(ForKey, JSON.parse(asked))
        const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
        return JSON.stringify(await navigator.credentials.create({ publicKey, signal }))
      },
      catch: (cause) => (nameOf(cause) === "InvalidStateError" ? new AlreadyThere() : whyNot(cause)),
    }),
  sign: (asked) =>
    Effect.tryPromise({
      try: async (signal) => {
        const options = v.parse(ForLogin, JSON.parse(asked))
        const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
        return JSON.stringify(await navigator.credentials.get({ publicKey, signal }))
      },
      catch: whyNot,
    }),
})

const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : undefined)

/** Browsers say the same of a no, of waiting too long, and of having no passkey of this site. */
const whyNot = (cause: unknown): Declined | NotSupported =>
  nameOf(cause) === "NotAllowedError" || nameOf(cause) === "AbortError" ? new Declined() : new NotSupported()

/** Whether this browser can make passkeys at all. */
export const hasPasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential
