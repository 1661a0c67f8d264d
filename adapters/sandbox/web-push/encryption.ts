import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto"

/** Where one browser reads: its public key and the secret it shares, both in base64url. */
export type ReaderKeys = { readonly p256dh: string; readonly auth: string }

/** What each message takes anew; tests take those of the standard's example. */
export type MessageKeys = { readonly salt: Buffer; readonly privateKey: Buffer }

const recordSize = 4_096
const endOfRecord = Buffer.of(2)

const freshKeys = (): MessageKeys => {
  const pair = createECDH("prime256v1")
  pair.generateKeys()
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() }
}

/**
 * A message as only one browser can read it: RFC 8291's keys over RFC 8188's aes128gcm, in a single record. Throws for
 * keys that are no point of the curve.
 */
export const encryptMessage = (
  text: string,
  reader: ReaderKeys,
  { salt, privateKey }: MessageKeys = freshKeys(),
): Buffer => {
  const sender = createECDH("prime256v1")
  sender.setPrivateKey(privateKey)
  const readerKey = Buffer.from(reader.p256dh, "base64url")
  const senderKey = sender.getPublicKey()
  const shared = sender.computeSecret(readerKey)
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), readerKey, senderKey])
  const input = Buffer.from(hkdfSync("sha256", shared, Buffer.from(reader.auth, "base64url"), info, 32))
  const deriveBytes = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, Buffer.from(`Content-Encoding: ${purpose}\0`), length))
  const cipher = createCipheriv("aes-128-gcm", deriveBytes("aes128gcm", 16), deriveBytes("nonce", 12))
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), endOfRecord])), cipher.final(), cipher.getAuthTag()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(senderKey.length, 4)
  return Buffer.concat([salt, head, senderKey, ...sealed])
}
