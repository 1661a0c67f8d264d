import { isAllowedOrigin, type Session } from "@fakham/core/identity"
import * as v from "valibot"
import { writtenSettings } from "../site/page-settings.ts"

const Settings = v.object({ externalOrigins: v.array(v.string()) })
const Brought = v.object({ type: v.literal("fakham.login"), token: v.string() })
const ready = { type: "fakham.ready" }
const parameter = "token"

/** The sites that may bring players, as the server wrote them into the page. */
export const pageExternalOrigins = (): ReadonlyArray<string> => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.externalOrigins : []
}

/** Takes the token out of the address, where it would be kept and shown; where it came from is what the browser says. */
const tokenInAddress = (allowed: ReadonlyArray<string>): string | undefined => {
  const address = new URL(location.href)
  const token = address.searchParams.get(parameter)
  if (token === null) return undefined
  address.searchParams.delete(parameter)
  history.replaceState(history.state, "", address)
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ""
  return isAllowedOrigin(from, allowed) ? token : undefined
}

/** Tells of tokens that allowed sites bring: in the address, or by a message of the page around this one or before it. */
export const subscribeToExternalTokens =
  (allowed: ReadonlyArray<string>) =>
  (emit: (token: string) => void): (() => void) => {
    const stopping = new AbortController()
    const others = new Set<unknown>([window.parent, window.opener])
    window.addEventListener(
      "message",
      ({ data, origin, source }: MessageEvent<unknown>) => {
        if (source === window || !others.has(source) || !isAllowedOrigin(origin, allowed)) return
        if (v.is(Brought, data)) emit(data.token)
      },
      { signal: stopping.signal },
    )
    const token = tokenInAddress(allowed)
    if (token !== undefined) emit(token)
    if (window.parent !== window) for (const origin of allowed) window.parent.postMessage(ready, origin)
    return () => stopping.abort()
  }

/** Where the host keeps a token that is sent to it, and goes on to the main page. */
const handoverPath = "/external/session"

/**
 * Sends the token in the body of a form, from the whole window: there the browser keeps its cookie, which it may refuse
 * inside a stranger's frame, and no address ever holds it.
 */
export const leaveWith = ({ token }: Session): void => {
  const form = document.createElement("form")
  form.method = "post"
  form.action = handoverPath
  form.target = "_top"
  form.hidden = true
  const field = document.createElement("input")
  field.type = "hidden"
  field.name = parameter
  field.value = token
  form.append(field)
  document.body.append(form)
  try {
    form.submit()
  } finally {
    form.remove()
  }
}
