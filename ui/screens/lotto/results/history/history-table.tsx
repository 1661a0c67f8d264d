import { numberOfSet } from "@fakham/core/gov4d"
import type { BetGroup, Round, RoundResult } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useDates } from "../../../../locales/use-dates.ts"
import { Plate } from "../../../../parts/plates/plate.tsx"
import { Moon } from "../../../../parts/sky/moon.tsx"
import { clockText } from "../../../../words/clock-text.ts"
import { WithoutNumbers } from "../outcome.tsx"
import { RoundPageLink } from "../round-page-link.tsx"
import styles from "./history-table.module.css"

type HistoryTableProps = {
  readonly group: BetGroup
  /** The round that ends next. */
  readonly next: Round | undefined
  readonly seenAt: number
  readonly children: ReactNode
}

/** The draws of one bet type, a day a line, under the one that is still awaited. */
export const HistoryTable = ({ group, next, seenAt, children }: HistoryTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">
          <Trans>Date</Trans>
        </th>
        {group === "gov4d" ? (
          <th scope="col" colSpan={3}>
            <Trans>4-digit number</Trans>
          </th>
        ) : (
          <>
            <th scope="col">
              <Trans>3 top</Trans>
            </th>
            <th scope="col">
              <Trans>2 top</Trans>
            </th>
            <th scope="col">
              <Trans>2 bottom</Trans>
            </th>
          </>
        )}
      </tr>
    </thead>
    <tbody>
      {next === undefined ? null : <Awaited round={next} seenAt={seenAt} />}
      {children}
    </tbody>
  </table>
)

const Awaited = ({ round, seenAt }: { readonly round: Round; readonly seenAt: number }) => {
  const { withoutYear } = useDates()
  const time = clockText(round.resultAt)
  const left = Math.max(0, Math.min(1, (round.resultAt - seenAt) / 86_400_000))
  return (
    <tr>
      <th scope="row" className={styles.soon}>
        {withoutYear(round.dt)}
      </th>
      <td colSpan={3}>
        {round.resultAt <= seenAt ? (
          <WithoutNumbers of={undefined} />
        ) : (
          <span className={styles.awaited}>
            <Moon share={left} size={14} />
            <Trans>Result due {time}</Trans>
          </span>
        )}
      </td>
    </tr>
  )
}

export const HistoryRow = ({ result }: { readonly result: RoundResult }) => {
  const { withoutYear } = useDates()
  const { betGroup, dt, outcome } = result
  return (
    <tr>
      <th scope="row">
        {betGroup === "gov" ? (
          <Link to="/results" search={{ group: "gov", day: dt }}>
            {withoutYear(dt)}
          </Link>
        ) : (
          <RoundPageLink of={result}>{withoutYear(dt)}</RoundPageLink>
        )}
      </th>
      {outcome.type === "cancelled" ? (
        <td colSpan={3}>
          <WithoutNumbers of={outcome} />
        </td>
      ) : betGroup === "gov4d" ? (
        <td colSpan={3}>
          <Plate number={numberOfSet(outcome.drawn)} size="s" />
        </td>
      ) : (
        [outcome.drawn.top3, outcome.drawn.top2, outcome.drawn.bottom2].map((number, at) => (
          <td key={at} className={styles.number}>
            <Plate number={number} size="s" />
          </td>
        ))
      )}
    </tr>
  )
}
