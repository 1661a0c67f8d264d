import { awaitedRound, type BetGroup, historyDays, type RoundResult } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { useArchive } from "../archive.ts"
import { CheckColumns } from "../check/check-columns.tsx"
import { DayCheck } from "../check/day-check.tsx"
import { LookedUp } from "../from-archive.tsx"
import { ResultsHead } from "../results-head.tsx"
import { DigitStars } from "./digit-stars.tsx"
import styles from "./history.module.css"
import { HistoryRow, HistoryTable } from "./history-table.tsx"
import { useTypeTitle } from "./use-type-title.ts"

type HistoryProps = {
  readonly group: BetGroup
  readonly type: string
  readonly chosen: string | undefined
}

/** The last thirty days of one bet type: how often each digit came out, and every draw. */
export const History = ({ group, type, chosen }: HistoryProps) => {
  const { t } = useLingui()
  const archive = useArchive({ type: "history", betGroup: group, betType: type })
  const [known]: ReadonlyArray<Pick<RoundResult, "betName">> = [
    ...(archive.found?.results ?? []),
    ...(archive.found?.lobby.filter(({ betType }) => betType === type) ?? []),
  ]
  const title = useTypeTitle({ betGroup: group, betType: type, betName: known?.betName })
  return (
    <>
      <ResultsHead title={title} caption={t`Last ${historyDays} days`} parent={{ day: chosen, group }} />
      <div className={styles.page}>
        <LookedUp by={archive}>
          {({ results, lobby, seenAt }) => {
            const next = awaitedRound(lobby, group, type)
            return results.length === 0 && next === undefined ? (
              <p className={styles.nothing}>
                <Trans>No draws in this period.</Trans>
              </p>
            ) : (
              <CheckColumns check={results.length === 0 ? null : <DayCheck draws={results} />}>
                <DigitStars results={results} />
                <HistoryTable group={group} next={next} seenAt={seenAt}>
                  {results.map((result) => (
                    <HistoryRow key={result.betId} result={result} />
                  ))}
                </HistoryTable>
              </CheckColumns>
            )
          }}
        </LookedUp>
      </div>
    </>
  )
}
