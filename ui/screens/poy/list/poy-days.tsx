import type { Satang } from "@fakham/core"
import type { ListedPoy } from "@fakham/core/order"
import { type Day, dayAt, daysAfter } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { useMachines } from "../../../composition/use-machines.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { moneyText } from "../../../parts/money/money-text.ts"
import styles from "./poy-days.module.css"
import { PoyRow } from "./poy-row.tsx"

type PoyDaysProps = {
  readonly poys: ReadonlyArray<ListedPoy>
  readonly staked: ReadonlyMap<Day, Satang> | undefined
}

/** Slips under the days on which they were placed, each with what was staked on it. */
export const PoyDays = ({ poys, staked }: PoyDaysProps) => {
  const today = dayAt(useMachines().now())
  return [...Map.groupBy(poys, ({ placedAt }) => dayAt(placedAt))].map(([day, slips]) => (
    <section key={day} className={styles.day}>
      <div className={styles.head}>
        <h2>
          <DayName day={day} today={today} />
        </h2>
        <Staked satang={staked?.get(day)} />
      </div>
      <ul>
        {slips.map((poy) => (
          <PoyRow key={poy.id} poy={poy} />
        ))}
      </ul>
    </section>
  ))
}

const DayName = ({ day, today }: { readonly day: Day; readonly today: Day }) => {
  const { withWeekday, shortWithWeekday } = useDates()
  const name = shortWithWeekday(day)
  if (day === today) return <Trans>Today, {name}</Trans>
  if (day === daysAfter(today, -1)) return <Trans>Yesterday, {name}</Trans>
  return withWeekday(day)
}

const Staked = ({ satang }: { readonly satang: Satang | undefined }) => {
  if (satang === undefined) return null
  const total = moneyText(satang)
  return (
    <span className="cap">
      <Trans>
        Staked <span className={styles.total}>{total}</span>
      </Trans>
    </span>
  )
}
