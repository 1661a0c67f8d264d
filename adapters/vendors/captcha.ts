import { Captcha, CaptchaUnsolved } from "@fakham/core/identity"
import { Effect, Layer } from "effect"
import * as v from "valibot"
import { writtenSettings } from "../browser/site/page-settings.ts"

export type CaptchaSettings = {
  /** Starts ./altcha-worker.ts. */
  readonly startWorker: () => Worker
  /** The site's key at Google; without one no reCAPTCHA is solved. */
  readonly recaptchaKey: string | undefined
}

const fetchPart = <Part>(part: () => Promise<Part>) =>
  Effect.tryPromise({ try: part, catch: (cause) => new CaptchaUnsolved({ cause }) })

/** Answers `Captcha` by whose task it is; either part is fetched when it is first needed. */
export const vendorsCaptcha = ({ startWorker, recaptchaKey }: CaptchaSettings) =>
  Layer.succeed(Captcha, {
    solve: ({ kind, task }) =>
      kind === "recaptcha"
        ? Effect.flatMap(
            fetchPart(() => import("./recaptcha.ts")),
            ({ recaptchaAnswer }) => recaptchaAnswer(recaptchaKey),
          )
        : Effect.flatMap(
            fetchPart(() => import("./altcha.ts")),
            ({ altchaAnswer, inWorkers }) => altchaAnswer(task, inWorkers(startWorker)),
          ),
  })

const Settings = v.object({ recaptchaKey: v.string() })

/** The site's key at Google as the server wrote it into the page. */
export const pageRecaptchaKey = (): string | undefined => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.recaptchaKey : undefined
}
