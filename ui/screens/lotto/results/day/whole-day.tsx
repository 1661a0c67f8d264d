import {
  type BetGroup,
  isAwaited,
  newestUpTo,
  numbersByPart,
  resultsOfDay,
  type SequenceGroup,
  sequenceGroups,
} from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { usePieces } from "../../../../parts/drawn-in-pieces.ts"
import { GroupName } from "../../../../words/group-name.tsx"
import { usePageTitle } from "../../../page/brand/page-title.ts"
import type { FoundResults } from "../archive.ts"
import { FromArchive } from "../from-archive.tsx"
import { ResultsSection } from "../results-section.tsx"
import { ShortGroupName } from "../short-group-name.tsx"
import { DayNavigation } from "./day-navigation.tsx"
import { GovHead } from "./gov-head.tsx"
import { GroupChoice } from "./group-choice.tsx"
import { ResultList } from "./result-list.tsx"
import styles from "./whole-day.module.css"

type WholeDayProps = {
  readonly day: string
  /** The day as the address names it, so that links keep to today when nobody chose a day. */
  readonly chosen: string | undefined
}

/** What every group drew on a day. */
export const WholeDay = ({ day, chosen }: WholeDayProps) => {
  const { t } = useLingui()
  usePageTitle(t`Results`)
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Results</Trans>
      </h1>
      <div className={styles.choice}>
        <DayNavigation address={{}} day={day} />
        <GroupChoice day={chosen} />
      </div>
      <FromArchive key={day} choice={{ type: "wholeDay", dt: day }}>
        {(found, inSteps) => <Groups found={found} inSteps={inSteps} day={day} chosen={chosen} />}
      </FromArchive>
    </div>
  )
}

const most = 3

const Groups = ({
  found: { results, lobby, seenAt },
  inSteps,
  day,
  chosen,
}: WholeDayProps & { readonly found: FoundResults; readonly inSteps: boolean }) => {
  const pieces = usePieces(3, inSteps)
  const archive = Map.groupBy(results, ({ betGroup }) => betGroup)
  const of = (group: BetGroup) => archive.get(group) ?? []
  const drawn = (betGroup: BetGroup) =>
    resultsOfDay(
      of(betGroup).filter(({ dt }) => dt === day),
      lobby,
      { betGroup, dt: day },
      seenAt,
    )
  const [gov] = newestUpTo(of("gov"), day)
  return (
    <div className={styles.columns}>
      <div>
        {gov === undefined ? null : <GovHead draw={gov} day={chosen} />}
        {sequenceGroups.slice(0, pieces > 1 ? undefined : 1).map((group) => (
          <ResultsSection
            key={group}
            title={<GroupName group={group} />}
            more={{ to: { day: chosen, group }, label: <AllRounds group={group} /> }}
          >
            <ResultList
              results={drawn(group).slice(0, most)}
              day={day}
              isAwaited={isAwaited(lobby, { betGroup: group, dt: day })}
            />
          </ResultsSection>
        ))}
      </div>
      {pieces > 2 ? (
        <div>
          <ResultsSection
            title={<ShortGroupName group="stock" />}
            more={{ to: { day: chosen, group: "stock" }, label: <Trans>All markets</Trans> }}
          >
            <ResultList
              results={drawn("stock").slice(0, most * 2)}
              day={day}
              isAwaited={isAwaited(lobby, { betGroup: "stock", dt: day })}
              historyOf={({ betType }) => ({ day: chosen, group: "stock", type: betType })}
            />
          </ResultsSection>
          <ResultsSection title={<GroupName group="gov4d" />}>
            <ResultList
              results={newestUpTo(of("gov4d"), day)}
              day={day}
              historyOf={({ betType }) => ({ day: chosen, group: "gov4d", type: betType })}
            />
          </ResultsSection>
        </div>
      ) : null}
    </div>
  )
}

const AllRounds = ({ group }: { readonly group: SequenceGroup }) => {
  const last = numbersByPart(group).at(-1)?.last ?? 0
  return <Trans>All {last} rounds</Trans>
}
