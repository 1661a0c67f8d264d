import type { IncomingMessage } from "node:http"
import { isIP } from "node:net"
import { isLoopbackAddress } from "./loopback.ts"

/** Who asks, as an address that one household has: what a server of this machine tells is believed, nobody else's word. */
export const clientAddress = ({
  socket,
  headers,
}: {
  readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">
  readonly headers: IncomingMessage["headers"]
}): string => {
  const peer = socket.remoteAddress ?? ""
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim() ?? ""
  return household(isLoopbackAddress(peer) && isIP(forwarded) !== 0 ? forwarded : peer)
}

/** An IPv6 household has 2⁶⁴ addresses, all with the same beginning. */
const household = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase()
  if (isIP(plain) !== 6) return plain
  const [head = "", tail] = plain.split("::")
  const groups = head.split(":").filter((group) => group !== "")
  const rest = (tail ?? "").split(":").filter((group) => group !== "")
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array<string>(zeros).fill("0"), ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")
}
