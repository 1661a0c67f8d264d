import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent } from "react"
import { useApp } from "../../app/app.ts"
import { Button } from "../../parts/controls/button.tsx"
import styles from "./error-fallback.module.css"

type ErrorFallbackProps = {
  /** What trying again means here; without it the page is loaded anew. */
  readonly onRetry?: () => void
}

const reload = () => location.reload()

/** The last resort: needs nothing that is not on the page already. Without a line it waits for it, and tries again by itself. */
export const ErrorFallback = ({ onRetry = reload }: ErrorFallbackProps) => {
  const { connection } = useApp()
  const isOffline = useSelector(connection, (state) => state.matches("offline"))
  const tryAgain = useEffectEvent(onRetry)
  useEffect(() => {
    const waiting = connection.on("connection.restored", () => tryAgain())
    return () => waiting.unsubscribe()
  }, [connection])
  return (
    <section className={styles.page} role="alert">
      <h1>{isOffline ? <Trans>This page needs a connection</Trans> : <Trans>Something went wrong</Trans>}</h1>
      <p>
        {isOffline ? (
          <Trans>It opens automatically once you're back online.</Trans>
        ) : (
          <Trans>Part of this page didn't load. Your money and slips aren't affected.</Trans>
        )}
      </p>
      <Button tone={isOffline ? "outline" : "gold"} onClick={onRetry}>
        <Trans>Refresh</Trans>
      </Button>
    </section>
  )
}
