import { type DayResult, numbersByPart, type PartOfDay, type SequenceGroup, sequenceOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { memo, type ReactNode, useDeferredValue } from "react"
import { useApp } from "../../../../app/app.ts"
import { Chip } from "../../../../parts/controls/chip.tsx"
import { Plate } from "../../../../parts/plates/plate.tsx"
import { clockText } from "../../../../words/clock-text.ts"
import { WithoutNumbers } from "../outcome.tsx"
import { RoundPageLink } from "../round-page-link.tsx"
import styles from "./rounds-table.module.css"

const names: Readonly<Record<PartOfDay, ReactNode>> = {
  morning: <Trans>Morning</Trans>,
  afternoon: <Trans>Afternoon</Trans>,
  evening: <Trans>Evening</Trans>,
  night: <Trans>Night</Trans>,
}

type RoundsTableProps = {
  readonly group: SequenceGroup
  readonly results: ReadonlyArray<DayResult>
  /** More comes out on this day. */
  readonly isAwaited?: boolean
  /** The part of the day that is shown, nothing for all of it; without this there is no choice. */
  readonly parts?: {
    readonly chosen: PartOfDay | undefined
    readonly onChoose: (part: PartOfDay | undefined) => void
  }
}

/** All rounds of a day, the newest first. Each part of the day is a table of its own, drawn when it comes into sight. */
export const DayRoundsTable = ({ group, results, isAwaited = false, parts: choice }: RoundsTableProps) => {
  const isPlayer = useSelector(useApp().session, (state) => state.matches("player"))
  const parts = numbersByPart(group).map((part) => ({
    ...part,
    results: results.filter(({ betType }) => {
      const number = sequenceOf(betType) ?? 0
      return part.first <= number && number <= part.last
    }),
  }))
  // On a slow phone the newest rounds are there before those further down.
  const drawn = useDeferredValue(parts.length, 1)
  const chosen = choice?.chosen
  const shown = parts.filter(({ part, results }) => (chosen === undefined ? results.length > 0 : part === chosen))
  return (
    <>
      {choice === undefined ? null : (
        <div className={styles.parts}>
          <Chip pressed={chosen === undefined} onClick={() => choice.onChoose(undefined)}>
            <Trans>Newest first</Trans>
          </Chip>
          {parts.map(({ part, first, last }) => (
            <Chip key={part} pressed={chosen === part} onClick={() => choice.onChoose(part)}>
              {names[part]}{" "}
              <span className={styles.numbers}>
                {first}–{last}
              </span>
            </Chip>
          ))}
        </div>
      )}
      {isPlayer ? (
        <p className={styles.hint}>
          <Trans>Tap a round to verify its result.</Trans>
        </p>
      ) : null}
      {shown.every((part) => part.results.length === 0) ? (
        <p className={styles.nothing}>
          {isAwaited ? <Trans>No results yet.</Trans> : <Trans>No draws on this day.</Trans>}
        </p>
      ) : (
        shown
          .toReversed()
          .slice(0, drawn)
          .map(({ part, results }, at) => (
            <div key={part} className={styles.part}>
              <table className={styles.table}>
                <caption className="vh">{names[part]}</caption>
                <thead className={at === 0 ? undefined : "vh"}>
                  <tr>
                    <th scope="col">
                      <Trans>Round</Trans>
                    </th>
                    <th scope="col">
                      <Trans>Drawn at</Trans>
                    </th>
                    <th scope="col">
                      <Trans>3 top</Trans>
                    </th>
                    <th scope="col">
                      <Trans>2 bottom</Trans>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {results.map(({ betId, betType, resultAt, outcome }) => (
                    <RoundRow
                      key={betId}
                      betId={betId}
                      betGroup={group}
                      number={sequenceOf(betType) ?? 0}
                      resultAt={resultAt}
                      outcome={outcome}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          ))
      )}
    </>
  )
}

type RoundRowProps = Pick<DayResult, "betGroup" | "betId" | "resultAt" | "outcome"> & { readonly number: number }

const roundNumber = (number: number) => (
  <Trans>
    Round <b>{number}</b>
  </Trans>
)

const RoundRow = memo(({ betGroup, betId, number, resultAt, outcome }: RoundRowProps) => (
  <tr>
    <th scope="row">
      <RoundPageLink of={{ betGroup, betId, outcome }}>{roundNumber(number)}</RoundPageLink>
    </th>
    <td className={styles.time}>{clockText(resultAt)}</td>
    {outcome?.type === "drawn" ? (
      <>
        <td className={styles.number}>
          <Plate number={outcome.drawn.top3} size="s" />
        </td>
        <td className={styles.number}>
          <Plate number={outcome.drawn.bottom2} size="s" />
        </td>
      </>
    ) : (
      <td colSpan={2}>
        <WithoutNumbers of={outcome} />
      </td>
    )}
  </tr>
))
