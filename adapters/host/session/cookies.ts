import type { IncomingMessage } from "node:http"
import { claimsOf } from "@fakham/operator/first-calls"
import { parse } from "hono/utils/cookie"
import type { HostSettings } from "../settings/settings.ts"
import { isHttps } from "../visitor.ts"
import { markIn, pageTokenOf } from "./page-token.ts"

export type SessionSettings = Pick<HostSettings, "https" | "session" | "tokenExpiryCheck" | "trustedProxies">

const storedForSeconds = 7 * 24 * 60 * 60
const bearerCookie = /^(?:__Host-)?bearer-([\w-]{22})$/
const forTheHost = ["SameSite=Strict", "HttpOnly"]

/** Whether a cookie keeps a session: the operator is told of that by the bearer alone. */
export const keepsSession = (name: string): boolean => /^(?:__Host-)?token$/.test(name) || bearerCookie.test(name)

/** What a page keeps of its session. Over https by a name that only this very host can set a cookie under. */
export const tokenOfPage = (cookies: string, https: boolean): string | undefined => {
  const { "__Host-token": ofThisHost, token } = parse(cookies)
  return ofThisHost ?? (https ? undefined : token)
}

/** The token that the host keeps under a mark. */
export const tokenMarked = (mark: string, { headers }: IncomingMessage): string | undefined => {
  const cookies = parse(headers.cookie ?? "")
  return cookies[`__Host-bearer-${mark}`] ?? cookies[`bearer-${mark}`]
}

/**
 * The cookies of a session that begins. Where the host keeps the token, it is in a cookie of its own name, so that a late
 * answer to the logout of one session does not end the next.
 */
export const cookiesOfLogin = (
  token: string,
  incoming: IncomingMessage,
  settings: SessionSettings,
): ReadonlyArray<string> => {
  const prefix = isHttps(incoming, settings) ? "__Host-" : ""
  const ofThePage = (value: string) => cookie(`${prefix}token`, value, storedForSeconds, ["SameSite=Lax"])
  if (settings.session === "page") return [ofThePage(token)]
  const pageToken = pageTokenOf(token)
  const mark = markIn(pageToken)
  if (pageToken === undefined || mark === undefined) return []
  return [
    cookie(`${prefix}bearer-${mark}`, token, secondsLeft(token, settings), forTheHost),
    ofThePage(pageToken),
    ...endsOf(incoming, (other) => other !== mark),
  ]
}

/**
 * What a page's answer changes: it ends tokens that no page can use any more, as a logout may not have reached this host,
 * and takes over one that the page itself has kept before the host did.
 */
export const cookiesOfPage = (incoming: IncomingMessage, settings: SessionSettings): ReadonlyArray<string> => {
  const ofThePage = tokenOfPage(incoming.headers.cookie ?? "", isHttps(incoming, settings)) ?? ""
  const claimed = markIn(ofThePage)
  return settings.session === "host" && claimed === undefined && claimsOf(ofThePage) !== undefined
    ? cookiesOfLogin(ofThePage, incoming, settings)
    : endsOf(incoming, (mark) => mark !== claimed)
}

/** Ends the cookies of tokens by their marks. */
export const endsOf = ({ headers }: IncomingMessage, isOver: (mark: string) => boolean) =>
  Object.keys(parse(headers.cookie ?? "")).flatMap((name) => {
    const mark = bearerCookie.exec(name)?.[1]
    return mark !== undefined && isOver(mark) ? [cookie(name, "", 0, forTheHost)] : []
  })

const cookie = (name: string, value: string, seconds: number, more: ReadonlyArray<string>) => {
  const secure = name.startsWith("__Host-") ? ["Secure"] : []
  return [`${name}=${encodeURIComponent(value)}`, `Max-Age=${seconds}`, "Path=/", ...more, ...secure].join("; ")
}

/** Seven days; no longer than the token itself, where its time counts. */
const secondsLeft = (token: string, { tokenExpiryCheck }: SessionSettings) => {
  const { exp } = claimsOf(token) ?? {}
  if (tokenExpiryCheck === 0 || exp === undefined) return storedForSeconds
  return Math.max(0, Math.min(storedForSeconds, Math.floor(exp - Date.now() / 1_000)))
}
