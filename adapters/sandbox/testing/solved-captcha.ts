import { altchaAnswer } from "@fakham/adapters/vendors/altcha"
import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { Effect } from "effect"

/** What a device answers to a challenge of ALTCHA's, worked out by the browser's own adapter, here instead of beside a page. */
export const solvedCaptcha = (challenge: unknown): Promise<string> =>
  Effect.runPromise(
    altchaAnswer(JSON.stringify(challenge), (given, controller) =>
      solveChallenge({ challenge: given, controller, deriveKey }),
    ),
  )
