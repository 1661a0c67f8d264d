import type { OutgoingHttpHeaders } from "node:http"
import { tokenHeader as ourHeader } from "@fakham/adapters/operator/wire"
import { isUnder } from "./target.ts"

/** In what an operator of another make may differ. */
export type OperatorShape = {
  /** The header in which it gives a token after a login. */
  readonly tokenHeader: string
  /** Where it has what browsers ask for under these paths. */
  readonly operatorPaths: ReadonlyMap<string, string>
}

/** An address of ours as the operator has it. */
export const pathAtOperator = (url: string, { operatorPaths = new Map() }: Partial<OperatorShape>): string => {
  const path = url.replace(/[?#].*$/s, "")
  const [from, to] = [...operatorPaths].find(([ours]) => isUnder(path, ours)) ?? []
  return from === undefined || to === undefined ? url : to + url.slice(from.length)
}

/** The headers of an answer with the token where browsers look for it. */
export const tokenPassedOn = (
  headers: OutgoingHttpHeaders,
  { tokenHeader = ourHeader }: Partial<OperatorShape>,
): OutgoingHttpHeaders => {
  const { [tokenHeader]: token, ...others } = headers
  return tokenHeader === ourHeader || typeof token !== "string"
    ? headers
    : { ...others, [ourHeader]: token.replace(/^Bearer +/i, "") }
}
