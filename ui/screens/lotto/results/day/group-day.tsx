import {
  type BetGroup,
  isAwaited,
  newestUpTo,
  type PartOfDay,
  type ResultChoice,
  resultsOfDay,
} from "@fakham/core/lotto"
import { useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useDates } from "../../../../locales/use-dates.ts"
import { useGroupTitle } from "../../../../words/group-title.ts"
import { CheckColumns } from "../check/check-columns.tsx"
import { DayCheck } from "../check/day-check.tsx"
import { FromArchive } from "../from-archive.tsx"
import { ResultsHead } from "../results-head.tsx"
import { DayNavigation } from "./day-navigation.tsx"
import { EmptyDay } from "./empty-day.tsx"
import styles from "./group-day.module.css"
import { ResultList } from "./result-list.tsx"
import { DayRoundsTable } from "./rounds-table.tsx"

type GroupDayProps = {
  readonly group: Exclude<BetGroup, "gov">
  readonly day: string
  readonly chosen: string | undefined
  readonly part: PartOfDay | undefined
}

/** What one group drew on a day; of sets of four digits, what each lottery drew last. */
export const GroupDay = ({ group, day, chosen, part }: GroupDayProps) => {
  const { t } = useLingui()
  const name = useGroupTitle(group)
  const { withWeekday } = useDates()
  const navigate = useNavigate()
  const choosePart = (part: PartOfDay | undefined) =>
    void navigate({ to: "/results", search: { day: chosen, group, part }, replace: true, resetScroll: false })
  const choice: ResultChoice =
    group === "gov4d"
      ? { type: "history", betGroup: group, betType: undefined }
      : { type: "day", betGroup: group, dt: day }
  return (
    <>
      <ResultsHead title={t`Results: ${name}`} caption={withWeekday(day)} parent={{ day: chosen }} />
      <div className={styles.page}>
        <DayNavigation address={{ group, part }} day={day} />
        <FromArchive key={group === "gov4d" ? group : `${group} ${day}`} choice={choice}>
          {({ results, lobby, seenAt }) => {
            const drawn =
              group === "gov4d"
                ? newestUpTo(results, day)
                : resultsOfDay(results, lobby, { betGroup: group, dt: day }, seenAt)
            const isMoreToCome = group !== "gov4d" && isAwaited(lobby, { betGroup: group, dt: day })
            return drawn.length === 0 ? (
              <EmptyDay group={group} day={day} results={results} isAwaited={isMoreToCome} />
            ) : (
              <CheckColumns check={<DayCheck draws={drawn} day={day} />}>
                {group === "stock" || group === "gov4d" ? (
                  <ResultList
                    results={drawn}
                    day={day}
                    historyOf={({ betType }) => ({ day: chosen, group, type: betType })}
                  />
                ) : (
                  <DayRoundsTable
                    group={group}
                    results={drawn}
                    isAwaited={isMoreToCome}
                    parts={{ chosen: part, onChoose: choosePart }}
                  />
                )}
              </CheckColumns>
            )
          }}
        </FromArchive>
      </div>
    </>
  )
}
