import { Trans } from "@lingui/react/macro"
import { Button } from "../../parts/controls/button.tsx"
import styles from "./plain-error.module.css"

type PlainErrorProps = {
  /** What trying again means here; without it the page is loaded anew. */
  readonly onRetry?: () => void
}

const reload = () => location.reload()

/** The last resort: needs nothing that is not on the page already. */
export const PlainError = ({ onRetry = reload }: PlainErrorProps) => (
  <section className={styles.page} role="alert">
    <h1>
      <Trans>Something went wrong</Trans>
    </h1>
    <p>
      <Trans>A part of the page could not be loaded. Your money and slips are not affected.</Trans>
    </p>
    <Button tone="gold" onClick={onRetry}>
      <Trans>Refresh</Trans>
    </Button>
  </section>
)
