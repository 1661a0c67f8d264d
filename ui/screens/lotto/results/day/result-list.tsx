import { type DayResult, isGov4dVariant } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useDates } from "../../../../locales/use-dates.ts"
import { clockText } from "../../../../words/clock-text.ts"
import { MarketFlag } from "../../emblem/flag.tsx"
import { Glyph } from "../../emblem/glyph.tsx"
import { OutcomeText } from "../outcome.tsx"
import { ResultName } from "../result-name.tsx"
import type { ResultsAddress } from "../results-address.ts"
import { RoundPageLink } from "../round-page-link.tsx"
import styles from "./result-list.module.css"

type ResultListProps = {
  readonly results: ReadonlyArray<DayResult>
  /** The day that is shown: a result of another day says so. */
  readonly day: string
  /** More comes out on this day. */
  readonly isAwaited?: boolean
  /** Where the results of a bet type are told over thirty days; without it a round leads to its own page. */
  readonly historyOf?: (result: DayResult) => ResultsAddress
}

/** Rounds with what came out, one a line. */
export const ResultList = ({ results, day, isAwaited = false, historyOf }: ResultListProps) =>
  results.length === 0 ? (
    <p className={styles.nothing}>
      {isAwaited ? <Trans>No results yet.</Trans> : <Trans>No draws on this day.</Trans>}
    </p>
  ) : (
    <ul className={styles.list}>
      {results.map((result) => (
        <li key={result.betId}>
          {historyOf === undefined ? (
            <RoundPageLink of={result} className={styles.row}>
              <Row result={result} day={day} />
            </RoundPageLink>
          ) : (
            <Link to="/results" search={historyOf(result)} className={styles.row}>
              <Row result={result} day={day} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )

const Row = ({ result, day }: { readonly result: DayResult; readonly day: string }) => {
  const { withoutYear } = useDates()
  const time = clockText(result.resultAt)
  return (
    <>
      <span className={styles.picture}>
        <Picture of={result} />
      </span>
      <span className={styles.name}>
        <b>
          <ResultName of={result} />
        </b>
        <span className="cap">
          {result.dt === day ? null : `${withoutYear(result.dt)} `}
          <Trans>At {time}</Trans>
        </span>
      </span>
      <span className={styles.end}>
        <OutcomeText of={result} />
      </span>
    </>
  )
}

const Picture = ({ of: { betGroup, betType } }: { readonly of: DayResult }) => {
  if (betGroup === "stock") return <MarketFlag of={betType} />
  if (betGroup !== "gov4d") return <Glyph of={betGroup} />
  return isGov4dVariant(betType) ? <Glyph of={betType} /> : null
}
