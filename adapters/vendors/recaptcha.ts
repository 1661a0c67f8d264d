import { CaptchaUnsolved } from "@fakham/core/identity"
import { Effect } from "effect"
import { trustedScript } from "./trusted-script.ts"

declare global {
  interface Window {
    readonly grecaptcha?: {
      readonly ready: (then: () => void) => void
      readonly execute: (key: string, what: { readonly action: string }) => PromiseLike<string>
    }
  }
}

/** Google's own script, once a page; without its answer nobody is confirmed. */
const loadScript = async (key: string, signal: AbortSignal): Promise<void> => {
  if (window.grecaptcha !== undefined) return
  const address = new URL("https://www.google.com/recaptcha/api.js")
  address.search = new URLSearchParams({ render: key, trustedtypes: "true" }).toString()
  const script = document.createElement("script")
  script.src = trustedScript(address.href)
  await new Promise((resolve, reject) => {
    script.addEventListener("load", resolve, { signal })
    script.addEventListener("error", () => reject(new Error("Google's script did not load")), { signal })
    document.head.append(script)
  })
}

/** What Google says of this visit (reCAPTCHA v3), which asks nothing of the visitor; without a key nobody is asked. */
export const recaptchaAnswer = (key: string | undefined): Effect.Effect<string, CaptchaUnsolved> =>
  Effect.tryPromise({
    try: async (signal) => {
      if (key === undefined) throw new Error("this site has no key for reCAPTCHA")
      await loadScript(key, signal)
      const { grecaptcha } = window
      if (grecaptcha === undefined) throw new Error("Google's script brought nothing")
      await new Promise<void>((resolve) => grecaptcha.ready(resolve))
      return await grecaptcha.execute(key, { action: "register" })
    },
    catch: (cause) => new CaptchaUnsolved({ cause }),
  })
