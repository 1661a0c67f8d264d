import { localeOf, RememberedPreferences, themeOf } from "@fakham/core"
import { Effect, Layer } from "effect"
import Cookies from "js-cookie"

const keptForDays = 365

/** Answers `RememberedPreferences` from cookies, so that the server can greet in the right language and colours. */
export const cookiePreferences = Layer.succeed(RememberedPreferences, {
  recall: Effect.sync(() => ({ locale: localeOf(Cookies.get("locale")), theme: themeOf(Cookies.get("theme")) })),
  remember: (preferences) =>
    Effect.sync(() => {
      for (const [name, chosen] of Object.entries(preferences)) {
        Cookies.set(name, chosen, { expires: keptForDays, sameSite: "lax", secure: location.protocol === "https:" })
      }
    }),
})
