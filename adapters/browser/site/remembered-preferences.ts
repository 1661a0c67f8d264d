import { localeOf, RememberedPreferences, themeChoiceOf } from "@fakham/core"
import { Effect, Layer } from "effect"
import { readCookie, writeCookie } from "../cookies.ts"

const keptForDays = 365

/** Answers `RememberedPreferences` from cookies, so that the server can greet in the right language and colours. */
export const cookiePreferences = Layer.succeed(RememberedPreferences, {
  recall: Effect.sync(() => ({ locale: localeOf(readCookie("locale")), theme: themeChoiceOf(readCookie("theme")) })),
  remember: (preferences) =>
    Effect.sync(() => {
      for (const [name, chosen] of Object.entries(preferences)) writeCookie(name, chosen, keptForDays)
    }),
})
