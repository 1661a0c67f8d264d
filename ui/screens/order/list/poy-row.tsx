import { moneyText } from "@fakham/core/money"
import type { ListedPoy } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { placeholder } from "../../../parts/chrome/slot-names.ts"
import { classNames } from "../../../parts/class-names.ts"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import { Plate } from "../../../parts/plates/plate.tsx"
import { PoySign } from "../../../parts/sky/constellations/poy-sign.tsx"
import { PlacedRoundName } from "../../../words/placed-round-name.tsx"
import { poyPage } from "../poy-page.ts"
import styles from "./poy-row.module.css"
import { PoyStatusWord } from "./poy-status.tsx"

type PoyRowProps = {
  readonly poy: ListedPoy
  /** It is shown beside the list. */
  readonly isChosen?: boolean
  /** Shows it beside the list, instead of on its own page. */
  readonly onChoose?: () => void
}

/** One slip of the list. */
export const PoyRow = ({ poy, isChosen = false, onChoose }: PoyRowProps) => (
  <li>
    <Link
      {...poyPage({ ...poy.round, poyId: poy.id })}
      className={classNames(styles.row, poy.status === "cancelled" && styles.cancelled, isChosen && styles.chosen)}
      aria-current={isChosen}
      onClick={(event) => {
        if (onChoose === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onChoose()
      }}
    >
      <RowParts
        sign={<PoySign id={poy.id} />}
        name={<PlacedRoundName of={poy.round} />}
        id={poy.id}
        time={displayTime(poy.placedAt).slice(11)}
        outcome={<PoyStatusWord status={poy.status} paid={poy.paid} />}
        stake={moneyText(poy.stake)}
        numbers={<Numbers of={poy} />}
      />
    </Link>
  </li>
)

/** One of which the prefetch script knows what it was placed on, when, and for how much. */
export const PoyRowTemplate = ({ name }: { readonly name: ReactNode }) => (
  <div className={classNames(styles.row, styles.template)}>
    <RowParts
      name={name}
      id={placeholder.id}
      time={placeholder.time}
      stake={placeholder.stake}
      numbers={<Skeleton />}
    />
  </div>
)

type RowPartsProps = {
  readonly sign?: ReactNode
  readonly name: ReactNode
  readonly id: string
  readonly time: string
  readonly outcome?: ReactNode
  readonly stake: string
  readonly numbers: ReactNode
}

const RowParts = ({ sign, name, id, time, outcome, stake, numbers }: RowPartsProps) => (
  <>
    <span className={styles.sign}>{sign}</span>
    <span className={styles.head}>
      <b>{name}</b>
      <span className={classNames("cap", styles.id)}>
        {id} · {time}
      </span>
    </span>
    <span className={styles.money}>
      {outcome}
      <span className="cap">
        <Trans>
          Stake <span className={styles.stake}>{stake}</span>
        </Trans>
      </span>
    </span>
    <span className={styles.numbers}>{numbers}</span>
  </>
)

const none: NonNullable<ListedPoy["numbers"]> = []

/** The first numbers of a slip, and how many more there are; where they are not told, how many lines it has. */
const Numbers = ({ of }: { readonly of: ListedPoy }) => {
  const { numbers = none, lineCount, status } = of
  const more = (of.numberCount ?? numbers.length) - numbers.length
  return (
    <>
      {numbers.map(({ number, hasWon }) => (
        <Plate key={number} number={number} size="s" look={hasWon ? "win" : status === "waiting" ? "rest" : "dim"} />
      ))}
      {numbers.length === 0 ? (
        <span className="cap">
          <Plural value={lineCount} one="# bet" other="# bets" />
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
    </>
  )
}
