import { Trans } from "@lingui/react/macro"
import { buttonClass } from "../../parts/button.tsx"
import styles from "./plain-error.module.css"

/** The last resort: needs nothing that is not on the page already. */
export const PlainError = () => (
  <main className={styles.page} role="alert">
    <h1>
      <Trans>Something went wrong</Trans>
    </h1>
    <p>
      <Trans>A part of the page could not be loaded. Your money and slips are not affected.</Trans>
    </p>
    <button type="button" className={buttonClass({ tone: "gold" })} onClick={() => location.reload()}>
      <Trans>Refresh</Trans>
    </button>
  </main>
)
