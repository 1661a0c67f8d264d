import type { passkeysAdd, passkeysLogin, Sent } from "@fakham/operator/wire"
import * as v from "valibot"

export type NewCredential = Sent<typeof passkeysAdd>["credential"]
export type Signed = Sent<typeof passkeysLogin>["credential"]

/** The library of keys is large, and most visits never meet it. */
const library = () => import("@simplewebauthn/server")

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"))

/** What a key belongs to: the name in the address of a site, whatever its port. */
export const siteNameOf = (origin: string): string => new URL(origin).hostname

/** The id of a player as a device keeps it beside a key. */
export const handleOf = (uuid: string): string => Buffer.from(uuid).toString("base64url")

type Asked = { readonly origin: string; readonly challenge: string }

/** Asks a browser for a key that knows its player by itself, and that only the device's owner can use. */
export const requestOfNewKey = async ({
  origin,
  challenge,
  uuid,
  userName,
  ids,
}: Asked & { readonly uuid: string; readonly userName: string; readonly ids: ReadonlyArray<string> }) =>
  (await library()).generateRegistrationOptions({
    rpName: "ฟ้าค่ำ",
    rpID: siteNameOf(origin),
    userName,
    userDisplayName: userName,
    userID: bytes(handleOf(uuid)),
    challenge: bytes(challenge),
    attestationType: "none",
    excludeCredentials: ids.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })

/** Asks a browser for any key of this site. */
export const requestOfLogin = async ({ origin, challenge }: Asked) =>
  (await library()).generateAuthenticationOptions({
    rpID: siteNameOf(origin),
    challenge: bytes(challenge),
    userVerification: "required",
  })

/** What a browser says that it has signed; nothing where it cannot be read. */
export const signedChallenge = async ({ response }: NewCredential | Signed): Promise<string> => {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers")
  try {
    return v.parse(v.object({ challenge: v.string() }), decodeClientDataJSON(response.clientDataJSON)).challenge
  } catch {
    return ""
  }
}

/** The key of an answer to `requestOfNewKey`; nothing where it is no answer to this one. */
export const verifiedNewKey = async (response: NewCredential, challenge: string, origin: string) => {
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    // What a browser adds of its own is not read.
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: siteNameOf(origin),
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { id, public_key: Buffer.from(publicKey).toString("base64url"), counter }
}

type Known = { readonly id: string; readonly public_key: string; readonly counter: number }

/** How often the key was used, when this key has signed this challenge; nothing where it has not. */
export const verifiedUse = async (response: Signed, challenge: string, origin: string, key: Known) => {
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    // What a browser adds of its own is not read.
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: siteNameOf(origin),
    credential: { id: key.id, publicKey: bytes(key.public_key), counter: key.counter },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
