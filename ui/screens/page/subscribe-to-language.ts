import { t } from "@lingui/core/macro"
import type { App } from "../../app/app.ts"

/** Says so when a chosen language could not be fetched, in the one that is spoken. */
export const subscribeToLanguage = ({ preferences, snackbar }: App): void => {
  let hadFailed = false
  preferences.subscribe((state) => {
    const hasFailed = state.matches({ language: "unreachable" })
    if (hasFailed && !hadFailed) {
      const txt = t`Couldn't load this language. Try again.`
      snackbar.send({ type: "snack.offered", snack: { txt, color: "failure" } })
    }
    hadFailed = hasFailed
  })
}
