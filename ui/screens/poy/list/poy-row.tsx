import type { ListedPoy } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { classNames } from "../../../parts/class-names.ts"
import { moneyText } from "../../../parts/money/money-text.ts"
import { PoySign } from "../../../parts/sky/poy-sign.tsx"
import { PlacedRoundName } from "../../../words/placed-round-name.tsx"
import { poyPage } from "../poy-page.ts"
import styles from "./poy-row.module.css"
import { PoyStatusWord } from "./poy-status.tsx"

/** One slip of the list. */
export const PoyRow = ({ poy }: { readonly poy: ListedPoy }) => {
  const stake = moneyText(poy.stake)
  return (
    <li>
      <Link {...poyPage({ ...poy.round, poyId: poy.id })} className={styles.row}>
        <span className={styles.sign}>
          <PoySign id={poy.id} />
        </span>
        <span>
          <span className={styles.pair}>
            <b>
              <PlacedRoundName of={poy.round} />
            </b>
            <PoyStatusWord status={poy.status} paid={poy.paid} />
          </span>
          <span className={classNames("cap", styles.pair)}>
            <span>
              {poy.id} · {displayTime(poy.placedAt).slice(11)}
            </span>
            <span>
              <Trans>Stake {stake}</Trans>
              <span className={styles.count}>
                {" "}
                · <Plural value={poy.lineCount} one="# line" other="# lines" />
              </span>
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
