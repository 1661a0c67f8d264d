import type { ListedPoy } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { classNames } from "../../../parts/class-names.ts"
import { moneyText } from "../../../parts/money/money-text.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
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
      <Link
        {...poyPage({ ...poy.round, poyId: poy.id })}
        className={classNames(styles.row, poy.status === "aborted" && styles.aborted)}
      >
        <span className={styles.sign}>
          <PoySign id={poy.id} />
        </span>
        <span className={styles.head}>
          <b>
            <PlacedRoundName of={poy.round} />
          </b>
          <span className={classNames("cap", styles.id)}>
            {poy.id} · {displayTime(poy.placedAt).slice(11)}
          </span>
        </span>
        <span className={styles.money}>
          <PoyStatusWord status={poy.status} paid={poy.paid} />
          <span className="cap">
            <Trans>
              Stake <span className={styles.stake}>{stake}</span>
            </Trans>
          </span>
        </span>
        <Numbers of={poy} />
      </Link>
    </li>
  )
}

const none: NonNullable<ListedPoy["numbers"]> = []

/** The first numbers of a slip, and how many more there are; where they are not told, how many lines it has. */
const Numbers = ({ of }: { readonly of: ListedPoy }) => {
  const { numbers = none, lineCount, status } = of
  const more = (of.numberCount ?? numbers.length) - numbers.length
  return (
    <span className={styles.numbers}>
      {numbers.map(({ number, hasWon }) => (
        <Plate key={number} number={number} size="s" look={hasWon ? "win" : status === "waiting" ? "rest" : "dim"} />
      ))}
      {numbers.length === 0 ? (
        <span className="cap">
          <Plural value={lineCount} one="# line" other="# lines" />
        </span>
      ) : null}
      {more > 0 ? (
        <span className={styles.more}>
          <span aria-hidden="true">+{more}</span>
          <span className="vh">
            <Plural value={more} one="and # more number" other="and # more numbers" />
          </span>
        </span>
      ) : null}
    </span>
  )
}
