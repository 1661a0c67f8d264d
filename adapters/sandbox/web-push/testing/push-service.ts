import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"

type Reader = { readonly pair: ECDH; readonly auth: string }

/** What a browser reads of a message that came encrypted by RFC 8291. */
export const decrypted = (body: Buffer, { pair, auth }: Reader): string => {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), Buffer.from(auth, "base64url"), info, 32))
  const derived = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, Buffer.from(`Content-Encoding: ${purpose}\0`), length))
  const opened = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12))
  opened.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

/** What an Authorization header of RFC 8292 says, if its signature holds; nothing otherwise. */
export const vapidClaims = (header: string): { readonly claims: unknown; readonly key: string } | undefined => {
  const [, head = "", body = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(key, "base64url")
  if (point.length !== 65) return undefined
  const x = point.subarray(1, 33).toString("base64url")
  const y = point.subarray(33).toString("base64url")
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } })
  const holds = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  )
  return holds ? { claims: JSON.parse(Buffer.from(body, "base64url").toString()), key } : undefined
}

type Arrived = { readonly device: string; readonly vapid: ReturnType<typeof vapidClaims>; readonly text: string }

/** A push service on this machine: it takes messages for its browsers, checks who sent them, and reads them as they do. */
export const startPushService = async () => {
  const readers = new Map<string, Reader>()
  const gone = new Set<string>()
  const arrived: Array<Arrived> = []
  const waiting = new Set<() => void>()
  const server = createServer((request, answer) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const device = (request.url ?? "").slice(1)
      const reader = readers.get(device)
      if (reader === undefined || gone.has(device)) {
        answer.writeHead(410).end()
        return
      }
      const vapid = vapidClaims(request.headers.authorization ?? "")
      arrived.push({ device, vapid, text: decrypted(Buffer.concat(parts), reader) })
      answer.writeHead(vapid === undefined ? 403 : 201).end()
      for (const listener of waiting) listener()
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
  return {
    origin,
    arrived,
    /** The token of a new browser. */
    subscribe: (device: string): string => {
      const pair = createECDH("prime256v1")
      pair.generateKeys()
      const auth = randomBytes(16).toString("base64url")
      readers.set(device, { pair, auth })
      return JSON.stringify({
        endpoint: `${origin}/${device}`,
        expirationTime: null,
        keys: { p256dh: pair.getPublicKey("base64url"), auth },
      })
    },
    /** The browser is there no longer. */
    drop: (device: string) => void gone.add(device),
    /** The first messages that have arrived, at one browser or at all, once there are so many. */
    messages: async (count: number, device?: string): Promise<ReadonlyArray<Arrived>> => {
      const here = () => arrived.filter((one) => device === undefined || one.device === device)
      while (here().length < count) await new Promise<void>((resolve) => waiting.add(resolve))
      return here()
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
