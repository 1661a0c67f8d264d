import * as v from "valibot"
import { writtenSettings } from "./page-settings.ts"

const Settings = v.object({ privacyUrl: v.pipe(v.string(), v.regex(/^https?:/)) })

/** Where the operator says what it does with data of visitors, as the server wrote it into the page. */
export const privacyText = (): string | undefined => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.privacyUrl : undefined
}
