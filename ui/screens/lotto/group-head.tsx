import { countsAt } from "@fakham/core/lotto"
import { type Day, dayAt } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useDates, useDayWords } from "../../locales/use-dates.ts"
import { Slot } from "../../parts/chrome/slot.tsx"
import type { Now } from "../../parts/time/time-left.ts"
import { useMinute } from "../../parts/time/use-minute.ts"
import styles from "./group-head.module.css"
import type { RoundsOnShow } from "./lotto-rounds.ts"

type GroupHeadProps = {
  readonly back?: ReactNode
  readonly title: ReactNode
  readonly caption: ReactNode
  readonly end?: ReactNode
}

/** What stands on top of every page of lotteries: its name, the day it is about, and what is always in sight. */
export const GroupHead = ({ back, title, caption, end }: GroupHeadProps) => (
  <header className={styles.head}>
    {back}
    <div className={styles.words}>
      <h1>{title}</h1>
      <p className="cap">{caption}</p>
    </div>
    {end}
  </header>
)

/** A day with its name and the whole year. */
export const LongDate = ({ of }: { readonly of: Day }) => useDates().withWeekday(of)

/** The day that it is, by the operator's clock. */
export const Today = ({ now }: { readonly now: Now }) => <LongDate of={dayAt(useMinute(now))} />

/** A day and the time of it, of the operator's clock. */
export const DayAndTime = ({ day, time }: { readonly day: ReactNode; readonly time: ReactNode }) => (
  <Trans>
    {day}, {time}
  </Trans>
)

type TodaySlotProps = { readonly until: ReactNode; readonly children: ReactNode }

/** What the prefetch script says of the day that it is. */
export const TodaySlot = (part: TodaySlotProps) => <Slot name="today" data={useDayWords()} {...part} />

/** How many of a day's markets take bets. */
export const MarketCount = ({ rounds, seenAt }: Pick<RoundsOnShow, "rounds" | "seenAt">) => {
  const { open } = countsAt(rounds, seenAt)
  const all = rounds.length
  return (
    <Trans>
      {open} of {all} markets open
    </Trans>
  )
}
