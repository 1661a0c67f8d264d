import { otherTheme } from "@fakham/core"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useApp } from "../../../app/app.ts"
import { useKnownSupportAddress } from "../../page/brand/support-address.ts"
import { useTheme } from "../../page/use-theme.ts"
import styles from "./guest-ways.module.css"

/** What a guest can see before logging in, whom they can ask, and for whom the site is. */
export const GuestWays = () => {
  const { preferences } = useApp()
  const { t } = useLingui()
  const theme = useTheme()
  const address = useKnownSupportAddress()
  return (
    <footer className={styles.foot}>
      <nav className={styles.ways} aria-label={t`More`}>
        <Link to="/results">
          <Trans>Results</Trans>
        </Link>
        <Link to="/promotions">
          <Trans>Promotions</Trans>
        </Link>
        <Link to="/how-to">
          <Trans>Guides</Trans>
        </Link>
        <Link to="/download">
          <Trans>Install the app</Trans>
        </Link>
        {address === undefined ? null : (
          <a href={address} target="_blank" rel="noreferrer">
            <Trans>Contact us</Trans>
          </a>
        )}
        <button type="button" onClick={() => preferences.send({ type: "theme.chosen", theme: otherTheme(theme) })}>
          {theme === "dark" ? <Trans>Light theme</Trans> : <Trans>Dark theme</Trans>}
        </button>
      </nav>
      <p>
        <Trans>20+ only. Bet only what you can afford to lose, and take breaks.</Trans>
      </p>
    </footer>
  )
}
