import type { IncomingMessage, OutgoingHttpHeaders } from "node:http"
import { sessionOf } from "@fakham/operator/first-calls"
import { ownOrigin } from "../visitor.ts"
import { endsOf, type SessionSettings, tokenMarked } from "./cookies.ts"
import { markIn, pageTokenOf } from "./page-token.ts"

const inAddress = /^(\/ccu\?(?:[^#]*&)?token=)(\.[^&#]*)/

/** What a page sends for its token with a call; a token of the operator's own is none. */
const pageTokenIn = (authorization: unknown): string | undefined => /^Bearer +(\..*)$/i.exec(String(authorization))?.[1]

/**
 * The token that a page's own stands for: one that this browser keeps in its cookie, asked for by a page of this site. A
 * form of another site brings the cookie at most: it can send no such header.
 */
const tokenFor = (
  pageToken: string | undefined,
  incoming: IncomingMessage,
  settings: SessionSettings,
): string | undefined => {
  const token = tokenMarked(markIn(pageToken) ?? "", incoming)
  return token !== undefined &&
    pageTokenOf(token) === pageToken &&
    [undefined, ownOrigin(incoming, settings)].includes(incoming.headers.origin) &&
    sessionOf(token, settings.tokenExpiryCheck) !== undefined
    ? token
    : undefined
}

/** The session of a call, where the host keeps its token. */
export const sessionOfCall = (
  incoming: IncomingMessage,
  settings: SessionSettings,
): { readonly pageToken: string; readonly token: string } | undefined => {
  const pageToken = pageTokenIn(incoming.headers.authorization)
  const token = tokenFor(pageToken, incoming, settings)
  return pageToken === undefined || token === undefined ? undefined : { pageToken, token }
}

/** What a logout ends here, whatever the operator answers: the cookie of the session that asks for it. */
export const cookiesOfLogout = (incoming: IncomingMessage, settings: SessionSettings): Array<string> => {
  const { pageToken } = sessionOfCall(incoming, settings) ?? {}
  return endsOf(incoming, (mark) => mark === markIn(pageToken))
}

type Asked = { readonly headers: OutgoingHttpHeaders; readonly url: string }

/** A call with the token in the place of what the page sends for it, and without either where there is none. */
export const withBearer = ({ headers, url }: Asked, incoming: IncomingMessage, settings: SessionSettings): Asked => {
  const { authorization, ...others } = headers
  const bearer = sessionOfCall(incoming, settings)?.token
  const authorized = bearer === undefined ? others : { ...others, authorization: `Bearer ${bearer}` }
  return {
    headers: pageTokenIn(authorization) === undefined ? headers : authorized,
    url: url.replace(inAddress, (_, before: string, pageToken: string) => {
      return before + encodeURIComponent(tokenFor(pageToken, incoming, settings) ?? "")
    }),
  }
}
