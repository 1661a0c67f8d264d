import type { IncomingMessage, OutgoingHttpHeaders } from "node:http"
import {
  passkeysLogin,
  tokenHeader,
  usersAuth,
  usersChangePassword,
  usersForgotPassword,
  usersLineLogin,
  usersLogin,
  usersLogout,
  usersSignup,
} from "@fakham/operator/wire"
import type { HostSettings } from "../settings/settings.ts"
import { sessionOfCall } from "./bearer.ts"
import { cookiesOfLogin, type SessionSettings } from "./cookies.ts"
import { pageTokenOf } from "./page-token.ts"

const logins = new Set([usersLogin, usersSignup, usersLineLogin, passkeysLogin].map(({ path }) => path))
/** Pages read nothing of these answers but their header. */
const withoutData = new Set([
  ...logins,
  ...[usersAuth, usersLogout, usersChangePassword, usersForgotPassword].map(({ path }) => path),
])

const ofTheBody = new Set(["content-type", "content-length", "content-encoding", "etag"])
const nothing = Buffer.from('{"data":null}')

export type SessionAnswer = {
  readonly headers: OutgoingHttpHeaders
  /** What stands in the place of the operator's body. */
  readonly body?: Buffer
}

/**
 * An answer as a page may have it that never sees the token: after a login its own in the header, and the token in a cookie;
 * in answers that tell a page nothing, no body; and no header that tells the token.
 */
export const answerForPage = (
  incoming: IncomingMessage,
  status: number,
  answered: OutgoingHttpHeaders,
  settings: SessionSettings & Pick<HostSettings, "tokenHeader">,
): SessionAnswer => {
  const { [tokenHeader]: tokenLines, "set-cookie": cookies, ...others } = answered
  const [token = ""] = [tokenLines ?? []].flat().map((line) => String(line).replace(/^\S+ +/, ""))
  const secrets = [token, sessionOfCall(incoming, settings)?.token ?? ""].filter((secret) => secret !== "")
  const holdsNoSecret = (line: unknown) => !secrets.some((secret) => String(line).includes(secret))
  const [path = ""] = (incoming.url ?? "").split(/[?#]/, 1)
  const isDone = status >= 200 && status < 300
  const pageToken = isDone && logins.has(path) ? pageTokenOf(token) : undefined
  const cookiesOfPage = pageToken === undefined ? [] : cookiesOfLogin(token, incoming, settings)
  const setCookie = [...[cookies ?? []].flat().filter(holdsNoSecret), ...cookiesOfPage].map(String)
  const isReplaced = isDone && status !== 204 && withoutData.has(path)
  const mayPass = ([name, value]: readonly [string, unknown]) =>
    name !== settings.tokenHeader && holdsNoSecret(value) && !(isReplaced && ofTheBody.has(name))
  const headers = {
    ...Object.fromEntries(Object.entries(others).filter(mayPass)),
    ...(setCookie.length > 0 && { "set-cookie": setCookie }),
    ...(pageToken !== undefined && { [tokenHeader]: pageToken }),
  }
  return isReplaced ? { headers: { ...headers, "content-type": "application/json" }, body: nothing } : { headers }
}
