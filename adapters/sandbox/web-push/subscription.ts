import { isIP } from "node:net"
import * as v from "valibot"

const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.check((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, "base64url").length === bytes, "notAKey"),
  )

const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2_048), v.url()),
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type Subscription = v.InferOutput<typeof Subscription>

/**
 * A saved token as a browser's push subscription; nothing where it is another kind of token, or leads where no push
 * service is: without https, with a password, to a bare address or to a name without a dot.
 */
export const subscriptionOf = (token: string, allowsThisMachine = false): Subscription | undefined => {
  const read = v.safeParse(Subscription, parsed(token))
  return read.success && isPushService(new URL(read.output.endpoint), allowsThisMachine) ? read.output : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isPushService = (address: URL, allowsThisMachine: boolean): boolean => {
  if (address.username !== "" || address.password !== "") return false
  if (allowsThisMachine && address.protocol === "http:" && address.hostname === "127.0.0.1") return true
  const host = address.hostname.replace(/^\[|\]$/g, "")
  return (
    address.protocol === "https:" && address.port === "" && isIP(host) === 0 && /^[a-z0-9.-]+\.[a-z]{2,}$/.test(host)
  )
}
