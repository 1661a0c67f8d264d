import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { chipClass } from "../../../../parts/controls/chip.tsx"
import { ShortGroupName } from "../short-group-name.tsx"
import styles from "./group-choice.module.css"

const groups = ["gov", "yeekee", "yeekee5min", "pingpong", "stock", "gov4d"] as const

/** The groups whose results can be looked at alone, on the day that is shown. */
export const GroupChoice = ({ day }: { readonly day: string | undefined }) => {
  const { t } = useLingui()
  return (
    <nav className={styles.groups} aria-label={t`Lotteries`}>
      <Link to="/results" search={{ day }} className={chipClass} aria-current="page">
        <Trans>All</Trans>
      </Link>
      {groups.map((group) => (
        <Link key={group} to="/results" search={{ day, group }} className={chipClass}>
          <ShortGroupName group={group} />
        </Link>
      ))}
    </nav>
  )
}
