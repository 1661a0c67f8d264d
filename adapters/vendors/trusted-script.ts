type ScriptPolicy = { readonly createScriptURL: (address: string) => string }

type Scripting = Window & {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
}

/** Named in the content policy of the host. */
const policyName = "site-scripts"
const google = "https://www.google.com/recaptcha/"

const trusted = (address: string): string => {
  const { href, origin, pathname } = new URL(address, location.href)
  const isOurs = origin === location.origin && (pathname.startsWith("/assets/") || pathname === "/service-worker.js")
  if (isOurs || href.startsWith(google)) return href
  throw new TypeError(`No script is loaded from ${origin}.`)
}

let policy: ScriptPolicy | undefined

/** An address that scripts may be loaded from: this site's own files, or Google's captcha. Throws for any other. */
export const trustedScript = (address: string): string => {
  const { trustedTypes }: Scripting = window
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: trusted }) ?? { createScriptURL: trusted }
  return policy.createScriptURL(address)
}
