import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()
const encoded = (data: Buffer) => data.toString("base64url")

/** Somebody was there, and the device knows that it was its owner. */
const present = 0x05
const withKey = 0x40

/** A key of a device, as a browser makes it for a site and signs with it. */
export const deviceKey = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  const named = { id: encoded(id), rawId: encoded(id), type: "public-key" as const }

  return {
    id: named.id,
    /** How often it says that it was used; most devices always say never. */
    usedTimes: (times: number) => {
      counter = times
    },
    make: (challenge: string, from = origin) => {
      const point = Buffer.concat([
        // A map of five: an elliptic key, for ES256, on P-256, and its two halves.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, "base64url"),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, "base64url"),
      ])
      const data = Buffer.concat([
        authenticatorData(present | withKey),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        point,
      ])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const clientDataJSON = encoded(clientData("webauthn.create", challenge, from))
      return { ...named, response: { clientDataJSON, attestationObject: encoded(attestationObject) } }
    },
    sign: (challenge: string, from = origin) => {
      const client = clientData("webauthn.get", challenge, from)
      const data = authenticatorData(present)
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
      }
    },
  }
}
