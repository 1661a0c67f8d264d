import { localeOf, type Preferences, StoredPreferences, themeChoiceOf } from "@fakham/core"
import { Effect, Layer } from "effect"
import { readCookie, removeCookie, writeCookie } from "../cookies.ts"

/** The script that runs before all others reads it too. */
const hiddenBalance = "balanceHidden"
const storedForDays = 365

/** Answers `StoredPreferences` from cookies, so that the server can greet in the right language and colours. */
export const cookiePreferences = Layer.succeed(StoredPreferences, {
  recall: () =>
    Effect.sync(
      (): Preferences => ({
        locale: localeOf(readCookie("locale")),
        theme: themeChoiceOf(readCookie("theme")),
        balance: readCookie(hiddenBalance) ? "hidden" : "shown",
      }),
    ),
  remember: ({ balance, ...named }) =>
    Effect.sync(() => {
      for (const [name, chosen] of Object.entries(named)) writeCookie(name, chosen, storedForDays)
      if (balance === "hidden") writeCookie(hiddenBalance, "1", storedForDays)
      if (balance === "shown") removeCookie(hiddenBalance)
    }),
})
