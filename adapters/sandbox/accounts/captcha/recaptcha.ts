import * as v from "valibot"

/** Asks Google whether an answer is one of its own. */
export type Recaptcha = { readonly confirms: (answer: string) => Promise<boolean> }

export type RecaptchaSettings = { readonly secret: string; readonly verifyUrl: string }

const Verdict = v.object({ success: v.boolean(), score: v.optional(v.number(), 1) })
/** Google's own advice for what is more likely a person than a robot. */
const leastScore = 0.5
const timeoutMs = 5_000

/** Whoever Google does not confirm, or cannot be asked about, is not confirmed. The secret goes to no other address. */
export const recaptchaAt = ({ secret, verifyUrl }: RecaptchaSettings): Recaptcha => ({
  confirms: async (response) => {
    if (response === "") return false
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const body = new URLSearchParams({ secret, response })
      const answer = await fetch(verifyUrl, { method: "POST", body, signal, redirect: "error" })
      const verdict = v.safeParse(Verdict, await answer.json())
      return verdict.success && verdict.output.success && verdict.output.score >= leastScore
    } catch {
      return false
    }
  },
})
