import * as v from "valibot"
import { writtenSettings } from "./page-settings.ts"

const webAddress = v.pipe(v.string(), v.regex(/^https?:/))
const Privacy = v.object({ privacyUrl: webAddress })
const Terms = v.object({ termsUrl: webAddress })

/** Where the operator says what it does with data of visitors, as the server wrote it into the page. */
export const privacyText = (): string | undefined => {
  const settings = writtenSettings()
  return v.is(Privacy, settings) ? settings.privacyUrl : undefined
}

/** Where the operator says on which terms one plays, likewise. */
export const termsText = (): string | undefined => {
  const settings = writtenSettings()
  return v.is(Terms, settings) ? settings.termsUrl : undefined
}
