import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { deskLocked } from "../http/refusal.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"

/** Who may use the control desk of those at this machine: all, nobody, or who shows the key. */
export type DeskAccess = "open" | "closed" | { readonly key: string }

export const deskPath = "/__sandbox"
const cookieName = "desk"
const headerName = "x-desk-key"

export const newDeskKey = (): string => randomBytes(18).toString("base64url")

/** The address that opens the desk in a browser. */
export const deskAddress = (origin: string, access: DeskAccess): string | undefined =>
  access === "closed"
    ? undefined
    : `${origin}${deskPath}${access === "open" ? "" : `?key=${encodeURIComponent(access.key)}`}`

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Asks each request for the key: a program by a header, a browser by the cookie that it gets for the printed address. */
export const requireDeskKey = (key: string): MiddlewareHandler<RequestEnv> => {
  const wanted = digest(key)
  const isKey = (text: string | undefined) => text !== undefined && timingSafeEqual(digest(text), wanted)
  return async (c: Context<RequestEnv>, next) => {
    if (isKey(c.req.header(headerName)) || isKey(getCookie(c, cookieName))) return next()
    if (c.req.method !== "GET" || !isKey(c.req.query("key"))) return refuse(c, deskLocked)
    setCookie(c, cookieName, key, { path: deskPath, httpOnly: true, sameSite: "Strict" })
    return c.redirect(deskPath, 303)
  }
}
