import { hostName } from "./host-name.ts"

type HeaderLines = string | ReadonlyArray<string> | undefined

export type Caller = {
  readonly method: string
  readonly headers: Readonly<Record<string, HeaderLines>>
  /** The address at the other end of the connection. */
  readonly peer: string
}

/** Whether a request comes from this machine and means it: not passed on for somebody elsewhere, not sent to a name or
 * by a page that only leads here. */
export const isFromThisMachine = ({ method, headers, peer }: Caller): boolean =>
  isLoopbackAddress(peer) &&
  [headers["x-forwarded-for"], headers["x-real-ip"]].every(everyAddressIsLoopback) &&
  headers["forwarded"] === undefined &&
  isLoopbackHost(one(headers["host"]) ?? "") &&
  (method === "GET" || method === "HEAD" || isOfItsOwn(headers))

/** Orders come from the desk's own page or from a program, which names no page that it comes from. */
const isOfItsOwn = (headers: Caller["headers"]) => {
  const origin = one(headers["origin"])
  const isOwn = () => URL.canParse(origin ?? "") && new URL(origin ?? "").host === one(headers["host"])?.toLowerCase()
  return (
    ["same-origin", "none", undefined].includes(one(headers["sec-fetch-site"])) && (origin === undefined || isOwn())
  )
}

const one = (header: HeaderLines) => [header].flat()[0]

const everyAddressIsLoopback = (header: HeaderLines) =>
  header === undefined ||
  [header]
    .flat()
    .join(",")
    .split(",")
    .every((address) => isLoopbackAddress(address.trim()))

export const isLoopbackAddress = (address: string) => /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/i.test(address)

const isLoopbackHost = (host: string) => {
  const name = hostName(host)
  return name !== undefined && /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(name)
}
