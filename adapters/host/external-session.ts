import { sessionOf } from "@fakham/adapters/operator"
import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { HostSettings } from "./settings.ts"
import type { Target } from "./target.ts"
import { isHttps } from "./visitor.ts"

const keptForSeconds = 7 * 24 * 60 * 60
const longestBody = 16_384

/**
 * Keeps a token that a page of this site sends from the whole window, as the page itself would, and goes on to the main
 * page. A form of any other site is refused: it could log players in as somebody else.
 */
export const keepSession = async (
  c: Context<{ Bindings: HttpBindings & { readonly target: Target } }>,
  settings: HostSettings,
): Promise<Response> => {
  const https = isHttps(c.env.incoming, settings)
  if (c.req.header("origin") !== `${https ? "https" : "http"}://${c.env.target.host}`)
    return c.text("Only a page of this site can send this.", 403, { "cache-control": "no-store" })
  if (
    Number(c.req.header("content-length") ?? Number.NaN) > longestBody ||
    c.req.header("content-length") === undefined
  )
    return c.text("This is too long.", 413, { "cache-control": "no-store" })
  const token = new URLSearchParams(await c.req.text()).get("token") ?? ""
  if (sessionOf(token, settings.tokenExpiryCheck) === undefined)
    return c.body(null, 303, { location: "/", "cache-control": "no-store" })
  const cookie = [`token=${encodeURIComponent(token)}`, `Max-Age=${keptForSeconds}`, "Path=/", "SameSite=Lax"]
  return c.body(null, 303, {
    location: "/main",
    "cache-control": "no-store",
    "set-cookie": [...cookie, ...(https ? ["Secure"] : [])].join("; "),
  })
}
