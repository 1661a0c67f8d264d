import { type Day, isDay } from "@fakham/core/time"
import { nearness } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { useDates } from "../../../locales/use-dates.ts"
import styles from "./day-head.module.css"

type DayHeadProps = {
  /** As the operator writes it, where it is no day. */
  readonly day: string
  /** What the day came to. */
  readonly children?: ReactNode
}

/** Stands over what happened on one day. */
export const DayHead = ({ day, children }: DayHeadProps) => (
  <div className={styles.head}>
    <h2>{isDay(day) ? <DayName day={day} /> : day}</h2>
    {children}
  </div>
)

const DayName = ({ day }: { readonly day: Day }) => {
  const { now } = useMachines()
  const { withWeekday, shortWithWeekday } = useDates()
  const name = shortWithWeekday(day)
  switch (nearness(day, now())) {
    case "today":
      return <Trans>Today, {name}</Trans>
    case "yesterday":
      return <Trans>Yesterday, {name}</Trans>
    case "earlier":
      return withWeekday(day)
  }
}
