import { createChallenge, randomInt, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import * as v from "valibot"

/** How often a device derives a key until it finds the right one, and how long each takes: a second or two on a phone. */
const cost = 1_000
const derivations = { least: 200, most: 1_000 }

const Payload = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => Buffer.from(text, "base64").toString()),
  v.parseJson(),
  v.object({
    challenge: v.object({
      parameters: v.looseObject({
        algorithm: v.string(),
        nonce: v.pipe(v.string(), v.hexadecimal(), v.maxLength(64)),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        keySignature: v.string(),
        data: v.object({ until: v.number() }),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
)

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: `challenge of ${secret}`,
  hmacKeySignatureSecret: `key of ${secret}`,
})

/** A challenge as ALTCHA's protocol has it; its time goes by the operator's clock, so it stands among the signed data. */
export const makeAltchaChallenge = (secret: string, until: number) =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(derivations.most, derivations.least),
    data: { until },
    deriveKey,
    ...secretsOf(secret),
  })

/** Which challenge was solved, and until when it is good; nothing when it was not, or is none of ours. */
export const solvedAltcha = async (
  secret: string,
  given: string,
): Promise<{ readonly nonce: string; readonly until: number } | undefined> => {
  const read = v.safeParse(Payload, given)
  if (!read.success) return undefined
  const { challenge, solution } = read.output
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) })
  const { nonce, data } = challenge.parameters
  return verified ? { nonce, until: data.until } : undefined
}
