import { CaptchaUnsolved } from "@fakham/core/identity"
import { type Challenge, type Solution, solveChallengeWorkers } from "altcha-lib"
import { Effect } from "effect"
import * as v from "valibot"

const Task = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
})

/** A device that has not found it by then never will in a newcomer's patience. */
const timeoutMs = 60_000
const mostWorkers = 2

/** Looks for the solution of a challenge; nothing when it is given up. */
export type AltchaWork = (challenge: Challenge, controller: AbortController) => Promise<Solution | null>

/** Works beside the page, so that a form can be filled in meanwhile. */
export const inWorkers =
  (startWorker: () => Worker): AltchaWork =>
  (challenge, controller) =>
    solveChallengeWorkers({
      challenge,
      controller,
      createWorker: startWorker,
      concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
      timeout: timeoutMs,
    })

/** The solution of one of ALTCHA's challenges, as its protocol sends it: JSON in base64. */
export const altchaAnswer = (task: string, work: AltchaWork): Effect.Effect<string, CaptchaUnsolved> =>
  Effect.tryPromise({
    try: async (signal) => {
      const challenge = v.parse(Task, JSON.parse(task))
      const controller = new AbortController()
      signal.addEventListener("abort", () => controller.abort())
      const solution = await work(challenge, controller)
      if (solution === null) throw new Error("no solution was found in time")
      return btoa(JSON.stringify({ challenge, solution }))
    },
    catch: (cause) => new CaptchaUnsolved({ cause }),
  })
