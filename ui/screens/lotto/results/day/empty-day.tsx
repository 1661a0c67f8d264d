import {
  type BetGroup,
  historyDays,
  isSequenceGroup,
  newestUpTo,
  type RoundResult,
  type SequenceGroup,
  takesBets,
} from "@fakham/core/lotto"
import { type Day, dayAt, daysAfter } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useDates } from "../../../../locales/use-dates.ts"
import { type FoundResults, useLobbyRounds } from "../archive.ts"
import { CheckColumns } from "../check/check-columns.tsx"
import { DayCheck } from "../check/day-check.tsx"
import { FromArchive } from "../from-archive.tsx"
import { OpensNext } from "../opens-next.tsx"
import { ResultsSection } from "../results-section.tsx"
import styles from "./group-day.module.css"
import { ResultList } from "./result-list.tsx"
import { DayRoundsTable } from "./rounds-table.tsx"

type EmptyDayProps = {
  readonly group: Exclude<BetGroup, "gov">
  readonly day: Day
  /** The results of a group that is told whole, whichever the day. */
  readonly results: ReadonlyArray<RoundResult>
  readonly isAwaited: boolean
}

/** In the place of a day's results while there are none: when the markets open again, and what came out on the day nearest to it. */
export const EmptyDay = ({ group, day, results, isAwaited }: EmptyDayProps) => {
  const { rounds, seenAt } = useLobbyRounds()
  const today = dayAt(seenAt)
  const areMarketsClosed =
    group === "stock" &&
    day >= today &&
    rounds.length > 0 &&
    !rounds.some((round) => round.betGroup === group && takesBets(round, seenAt))
  return (
    <>
      <p className={styles.nothing}>
        {isAwaited ? <Trans>No results yet.</Trans> : <Trans>No draws on this day.</Trans>}
      </p>
      {areMarketsClosed ? <OpensNext seenAt={seenAt} /> : null}
      {group === "gov4d" ? (
        <Nearest group={group} day={day} results={results} />
      ) : isSequenceGroup(group) ? (
        <Neighbour key={day} group={group} day={nearestInArchive(day, today)} />
      ) : (
        <FromArchive choice={{ type: "history", betGroup: group, betType: undefined }}>
          {({ results }) => <Nearest group={group} day={day} results={results} />}
        </FromArchive>
      )}
    </>
  )
}

/** The day before a day, as far as the archive goes, and never one to come. */
const nearestInArchive = (day: Day, today: Day): Day => {
  const oldest = daysAfter(today, -historyDays)
  if (day < oldest) return oldest
  return day > today ? today : daysAfter(day, -1)
}

/** What came out last before a day, else first after it. */
const Nearest = ({ group, day, results }: Pick<EmptyDayProps, "group" | "day"> & Pick<FoundResults, "results">) => {
  const days = results.map(({ dt }) => dt).toSorted()
  const nearest = days.findLast((dt) => dt <= day) ?? days[0]
  if (nearest === undefined) return null
  const drawn = group === "gov4d" ? newestUpTo(results, nearest) : results.filter(({ dt }) => dt === nearest)
  return (
    <OtherDay group={group} day={nearest} results={drawn}>
      <ResultList results={drawn} day={nearest} historyOf={({ betType }) => ({ day: nearest, group, type: betType })} />
    </OtherDay>
  )
}

type NeighbourProps = { readonly group: SequenceGroup; readonly day: Day }

/** All that came out on the day before. */
const Neighbour = ({ group, day }: NeighbourProps) => (
  <FromArchive choice={{ type: "day", betGroup: group, dt: day }}>
    {({ results }) =>
      results.length === 0 ? null : (
        <OtherDay group={group} day={day} results={results}>
          <DayRoundsTable group={group} results={results} />
        </OtherDay>
      )
    }
  </FromArchive>
)

type OtherDayProps = Pick<EmptyDayProps, "group" | "day"> &
  Pick<FoundResults, "results"> & { readonly children: ReactNode }

/** The results of another day than the one that is looked at, under its name and with the way to it. */
const OtherDay = ({ group, day, results, children }: OtherDayProps) => {
  const date = useDates().withWeekday(day)
  return (
    <CheckColumns check={<DayCheck draws={results} day={day} />}>
      <ResultsSection
        title={<Trans>Results of {date}</Trans>}
        more={{ to: { day, group }, label: <Trans>Go to that day</Trans> }}
      >
        {children}
      </ResultsSection>
    </CheckColumns>
  )
}
