import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Icon, type IconShape } from "../../parts/controls/icon.tsx"
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
      <Place
        to="/credit/statement"
        icon={statement}
        name={<Trans>Statement</Trans>}
        about={<Trans>Bets, wins and refunds, one by one</Trans>}
      />
      <Place to="/results" icon={lotto} name={<Trans>Results</Trans>} about={<Trans>What came out</Trans>} />
    </ul>
  </>
)

type PlaceProps = {
  readonly to: "/credit/statement" | "/results"
  readonly icon: IconShape
  readonly name: ReactNode
  readonly about: ReactNode
}

const Place = ({ to, icon, name, about }: PlaceProps) => (
  <li>
    <Link to={to}>
      <Icon of={icon} size="s" />
      <span className="grow">
        <b>{name}</b>
        <span className="cap">{about}</span>
      </span>
      <Icon of={chevronRight} size="s" />
    </Link>
  </li>
)
