import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import * as v from "valibot"

const Challenge = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
})

/** What any program that knows ALTCHA's protocol answers to a challenge. */
export const solvedCaptcha = async (given: unknown): Promise<string> => {
  const challenge = v.parse(Challenge, given)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64")
}
