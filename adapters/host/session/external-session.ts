import type { IncomingMessage } from "node:http"
import { sessionOf } from "@fakham/operator/first-calls"
import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { HostSettings } from "../settings/settings.ts"
import type { Target } from "../target.ts"
import { ownOrigin } from "../visitor.ts"
import { cookiesOfLogin } from "./cookies.ts"

const longestBody = 16_384

/** A page that tells no other site its address sends `Origin: null`; then the browser itself has to say whose form it is. */
const isOfThisSite = (incoming: IncomingMessage, settings: HostSettings) => {
  const { origin, "sec-fetch-site": from } = incoming.headers
  return origin === ownOrigin(incoming, settings) || (origin === "null" && from === "same-origin")
}

/**
 * Keeps a token that a page of this site sends from the whole window, as after a login, and goes on to the main page. A
 * form of any other site is refused: it could log players in as somebody else.
 */
export const keepSession = async (
  c: Context<{ Bindings: HttpBindings & { readonly target: Target } }>,
  settings: HostSettings,
): Promise<Response> => {
  const { incoming } = c.env
  if (!isOfThisSite(incoming, settings))
    return c.text("Only a page of this site can send this.", 403, { "cache-control": "no-store" })
  if (
    Number(c.req.header("content-length") ?? Number.NaN) > longestBody ||
    c.req.header("content-length") === undefined
  )
    return c.text("This is too long.", 413, { "cache-control": "no-store" })
  const token = new URLSearchParams(await c.req.text()).get("token") ?? ""
  if (sessionOf(token, settings.tokenExpiryCheck) === undefined)
    return c.body(null, 303, { location: "/", "cache-control": "no-store" })
  for (const cookie of cookiesOfLogin(token, incoming, settings)) c.header("set-cookie", cookie, { append: true })
  return c.body(null, 303, { location: "/main", "cache-control": "no-store" })
}
