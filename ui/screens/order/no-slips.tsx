import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { lottoIcon, statementIcon } from "../../parts/icons/player-icons.ts"
import { BrokenStars } from "../../parts/sky/broken-stars.tsx"
import { DraftedRounds } from "../lotto/drafts/drafted-rounds.tsx"
import { NavRow } from "./nav-row.tsx"
import styles from "./no-slips.module.css"

/** In the place of slips where the operator shows none: that they count all the same, and where else to look. */
export const NoSlips = () => (
  <>
    <div className={styles.head}>
      <BrokenStars />
      <h2>
        <Trans>Past slips aren't listed here</Trans>
      </h2>
      <p className="sub">
        <Trans>Past slips aren't shown on this site. Every slip you've placed is still valid.</Trans>
      </p>
    </div>
    <p className="cap">
      <Trans>Try these instead</Trans>
    </p>
    <ul className={styles.places}>
      <li>
        <Link to="/credit/statement">
          <NavRow icon={statementIcon} name={<Trans>Statement</Trans>}>
            <Trans>Every bet, win and refund</Trans>
          </NavRow>
        </Link>
      </li>
      <li>
        <Link to="/results">
          <NavRow icon={lottoIcon} name={<Trans>Results</Trans>}>
            <Trans>Winning numbers</Trans>
          </NavRow>
        </Link>
      </li>
    </ul>
    <DraftedRounds />
  </>
)
