import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Icon } from "../../parts/controls/icon.tsx"
import { chevronRight, lotto, statement } from "../../parts/controls/player-icons.ts"
import { BrokenStars } from "../../parts/sky/broken-stars.tsx"
import styles from "./no-slips.module.css"

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
          <Icon of={statement} size="s" />
          <span className="grow">
            <b>
              <Trans>Statement</Trans>
            </b>
            <span className="cap">
              <Trans>Bets, wins and refunds, one by one</Trans>
            </span>
          </span>
          <Icon of={chevronRight} size="s" />
        </Link>
      </li>
      <li>
        <Link to="/results">
          <Icon of={lotto} size="s" />
          <span className="grow">
            <b>
              <Trans>Results</Trans>
            </b>
            <span className="cap">
              <Trans>What came out</Trans>
            </span>
          </span>
          <Icon of={chevronRight} size="s" />
        </Link>
      </li>
    </ul>
  </>
)
