import type { OutgoingHttpHeaders } from "node:http"
import { tokenHeader as ourHeader } from "@fakham/operator/wire"
import { isUnder } from "../target.ts"

/** In what an operator of another make may differ. */
export type OperatorShape = {
  /** The header in which it gives a token after a login. */
  readonly tokenHeader: string
  /** How a request brings the token to it; as browsers do where nothing is said. */
  readonly requestToken: RequestToken | undefined
  /** Where it has single calls, by their names: `POST /api/users.login`. */
  readonly operatorCalls: ReadonlyMap<string, string>
  /** Where it has what browsers ask for under these paths. */
  readonly operatorPaths: ReadonlyMap<string, string>
}

/** A header with the token in its value, and what stands around it there. */
export type RequestToken = { readonly header: string; readonly before: string; readonly after: string }

/** An address of ours as the operator has it. */
export const pathAtOperator = (
  method: string,
  url: string,
  { operatorCalls = new Map(), operatorPaths = new Map() }: Partial<OperatorShape>,
): string => {
  const path = url.replace(/[?#].*$/s, "")
  const rest = url.slice(path.length)
  const renamed = operatorCalls.get(`${method} ${path}`)
  if (renamed !== undefined) return renamed + rest
  const [from, to] = [...operatorPaths].find(([ours]) => isUnder(path, ours)) ?? []
  return from === undefined || to === undefined ? url : to + url.slice(from.length)
}

/** The headers of a request with the token where the operator looks for it. */
export const withRequestToken = (
  headers: OutgoingHttpHeaders,
  { requestToken }: Partial<OperatorShape>,
): OutgoingHttpHeaders => {
  const { authorization, ...others } = headers
  const [, token] = /^Bearer +(\S+)$/i.exec(String(authorization)) ?? []
  if (requestToken === undefined || token === undefined) return headers
  return { ...others, [requestToken.header]: requestToken.before + token + requestToken.after }
}

/** The headers of an answer with the token where browsers look for it. */
export const tokenPassedOn = (
  headers: OutgoingHttpHeaders,
  { tokenHeader = ourHeader }: Partial<OperatorShape>,
): OutgoingHttpHeaders => {
  const { [tokenHeader]: token, ...others } = headers
  return tokenHeader === ourHeader || typeof token !== "string"
    ? headers
    : { ...others, [ourHeader]: token.replace(/^\S+ +/, "") }
}
