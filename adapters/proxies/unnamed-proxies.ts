import type { AddressRange } from "./networks.ts"
import { isTrusted } from "./visitor-address.ts"

type Passed = {
  /** The address at the other end of the connection. */
  readonly peer: string
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
}

const claims = ["x-forwarded-for", "x-forwarded-proto", "forwarded"]

/** Anybody can send such headers, so that only so many addresses are told. */
const most = 20

/** Tells each address once that says for whom it asks and is not trusted: a proxy that nobody has named, or a visitor that makes it up. */
export const watchUnnamedProxies = (
  trusted: ReadonlyArray<AddressRange>,
  notify: (address: string) => void,
): ((request: Passed) => void) => {
  const notified = new Set<string>()
  return ({ peer, headers }) => {
    if (notified.size >= most || notified.has(peer) || isTrusted(peer, trusted)) return
    if (claims.every((name) => headers[name] === undefined)) return
    notified.add(peer)
    notify(peer)
  }
}
