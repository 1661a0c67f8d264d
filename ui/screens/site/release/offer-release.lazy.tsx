import { I18nProvider } from "@lingui/react"
import { createRoot } from "react-dom/client"
import { i18n } from "../../../locales/i18n.ts"
import { isSomethingOpen } from "./is-something-open.ts"
import { NewRelease } from "./new-release.tsx"

/** Puts the offer above the page, in a place of its own: few visitors ever see it, and no page is drawn anew for it. */
export const offerRelease = (isOperationInFlight: () => boolean): void => {
  const place = document.createElement("div")
  document.body.prepend(place)
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <NewRelease isBusy={() => isSomethingOpen() || isOperationInFlight()} onUse={() => location.reload()} />
    </I18nProvider>,
  )
}
