import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { lotto, statement } from "../../parts/controls/player-icons.ts"
import { BrokenStars } from "../../parts/sky/broken-stars.tsx"
import { DraftedRounds } from "../drafts/drafted-rounds.tsx"
import styles from "./no-slips.module.css"
import { Place } from "./place.tsx"

/** In the place of slips where the operator shows none: that they count all the same, and where else to look. */
export const NoSlips = () => (
  <>
    <div className={styles.head}>
      <BrokenStars />
      <h2>
        <Trans>There is no list of slips here</Trans>
      </h2>
      <p className="sub">
        <Trans>Your operator does not show old slips. Every slip that you have placed counts all the same.</Trans>
      </p>
    </div>
    <p className="cap">
      <Trans>Look here instead</Trans>
    </p>
    <ul className={styles.places}>
      <li>
        <Link to="/credit/statement">
          <Place icon={statement} name={<Trans>Statement</Trans>}>
            <Trans>Bets, wins and refunds, one by one</Trans>
          </Place>
        </Link>
      </li>
      <li>
        <Link to="/results">
          <Place icon={lotto} name={<Trans>Results</Trans>}>
            <Trans>What came out</Trans>
          </Place>
        </Link>
      </li>
    </ul>
    <DraftedRounds />
  </>
)
