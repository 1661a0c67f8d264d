import { historyDays } from "@fakham/core/lotto"
import { dayAt, daysAfter } from "@fakham/core/time"
import { Plural, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useDates, useDayWords } from "../../../../locales/use-dates.ts"
import { Slot } from "../../../../parts/chrome/slot.tsx"
import { placeholder } from "../../../../parts/chrome/slot-names.ts"
import { IconButton } from "../../../../parts/controls/icon-button.tsx"
import { Icon } from "../../../../parts/icons/icon.tsx"
import { calendarIcon, chevronLeftIcon, chevronRightIcon } from "../../../../parts/icons/player-icons.ts"
import { useLobbyRounds } from "../archive.ts"
import type { ResultsAddress } from "../results-address.ts"
import styles from "./day-navigation.module.css"

type DayNavigationProps = { readonly address: ResultsAddress; readonly day: string }

/** The day whose results are shown, and the ways to the days around it: as far back as the archive goes. */
export const DayNavigation = ({ address, day }: DayNavigationProps) => {
  const { t } = useLingui()
  const { withWeekday } = useDates()
  const navigate = useNavigate()
  const newest = dayAt(useLobbyRounds().seenAt)
  const oldest = daysAfter(newest, -historyDays)
  const go = (to: string) => void navigate({ to: "/results", search: { ...address, day: to }, resetScroll: false })
  const step = (days: 1 | -1) => {
    const there = daysAfter(day, days)
    const to = there < oldest ? oldest : there > newest ? newest : there
    const leads = days < 0 ? to < day : to > day
    return { "aria-disabled": !leads, onClick: () => (leads ? go(to) : undefined) }
  }
  return (
    <>
      <div className={styles.days}>
        <IconButton icon={chevronLeftIcon} small label={t`Previous day`} {...step(-1)} />
        <label className={styles.day}>
          <b aria-live="polite">{withWeekday(day)}</b>
          <Icon of={calendarIcon} size="s" />
          <input
            type="date"
            aria-label={t`Choose a day`}
            value={day}
            min={oldest}
            max={newest}
            onClick={({ currentTarget }) => currentTarget.showPicker()}
            onChange={({ currentTarget: { value, validity } }) => {
              if (value !== "" && validity.valid) go(value)
            }}
          />
        </label>
        <IconButton icon={chevronRightIcon} small label={t`Next day`} {...step(1)} />
      </div>
      {day < oldest ? (
        <p className={styles.old}>
          <Plural value={historyDays} one="Results go back # day." other="Results go back # days." />
        </p>
      ) : null}
    </>
  )
}

/** The same before the day is known, with what the prefetch script fills in. */
export const DaySkeleton = () => {
  const { t } = useLingui()
  return (
    <div className={styles.days}>
      <IconButton icon={chevronLeftIcon} small label={t`Previous day`} aria-disabled />
      <span className={styles.day}>
        <b>
          <Slot name="lotteryDay" data={useDayWords()}>
            {placeholder.day}
          </Slot>
        </b>
        <Icon of={calendarIcon} size="s" />
      </span>
      <IconButton icon={chevronRightIcon} small label={t`Next day`} aria-disabled />
    </div>
  )
}
