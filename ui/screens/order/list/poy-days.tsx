import type { Satang } from "@fakham/core"
import { moneyText } from "@fakham/core/money"
import type { ListedPoy } from "@fakham/core/order"
import { type Day, dayAt, daysAfter } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { noWords } from "../../../parts/chrome/no-words.ts"
import styles from "./poy-days.module.css"
import { PoyRow } from "./poy-row.tsx"

type PoyDaysProps = {
  readonly poys: ReadonlyArray<ListedPoy>
  readonly staked: ReadonlyMap<Day, Satang> | undefined
  /** The slip that is shown beside the list. */
  readonly chosen?: string | undefined
  /** Shows a slip beside the list; without it a slip opens its own page. */
  readonly onChoose?: (id: string) => void
}

/** Slips under the days on which they were placed, each with what was staked on it. */
export const PoyDays = ({ poys, staked, chosen, onChoose }: PoyDaysProps) => {
  const today = dayAt(useMachines().now())
  return [...Map.groupBy(poys, ({ placedAt }) => dayAt(placedAt))].map(([day, slips]) => (
    <section key={day} className={styles.day}>
      <PoyDayHead name={<DayName day={day} today={today} />} staked={<Staked satang={staked?.get(day)} />} />
      <ul>
        {slips.map((poy) => (
          <PoyRow
            key={poy.id}
            poy={poy}
            isChosen={poy.id === chosen}
            {...(onChoose !== undefined && { onChoose: () => onChoose(poy.id) })}
          />
        ))}
      </ul>
    </section>
  ))
}

type DayHeadProps = { readonly name: ReactNode; readonly staked?: ReactNode }

/** The day that the slips below it were placed on. */
export const PoyDayHead = ({ name, staked }: DayHeadProps) => (
  <div className={styles.head}>
    <h2>{name}</h2>
    {staked ?? <span className="cap">{noWords}</span>}
  </div>
)

export const TodayName = ({ name }: { readonly name: string }) => <Trans>Today, {name}</Trans>

const DayName = ({ day, today }: { readonly day: Day; readonly today: Day }) => {
  const { withWeekday, shortWithWeekday } = useDates()
  const name = shortWithWeekday(day)
  if (day === today) return <TodayName name={name} />
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
