import { Context, Data, type Effect } from "effect"

/** What the operator asks of newcomers' devices, so that no robots register; nothing is asked of the newcomer. */
export type Challenge = {
  /** Whose task it is: ALTCHA's, which is work for the device, or Google's. */
  readonly kind: "altcha" | "recaptcha"
  /** The task as JSON, which only whoever solves it reads. */
  readonly task: string
  /** For how many milliseconds an answer is taken. */
  readonly validFor: number
}

/** This device could not do what was asked of it. */
export class CaptchaUnsolved extends Data.TaggedError("CaptchaUnsolved")<{ readonly cause?: unknown }> {}

/** Does what operators ask of newcomers' devices. */
export class Captcha extends Context.Service<
  Captcha,
  {
    /** The answer to one challenge, which is good for one registration. */
    readonly solve: (challenge: Challenge) => Effect.Effect<string, CaptchaUnsolved>
  }
>()("core/identity/registration/Captcha") {}

/** What a registration knows of the captcha. */
export type CaptchaState =
  | { readonly is: "notAsked" }
  | { readonly is: "checking" }
  | { readonly is: "passed"; readonly answer: string }
  /** Not solved here, or not taken by the operator; how often already. */
  | { readonly is: "failed"; readonly isRefused: boolean; readonly failures: number }
