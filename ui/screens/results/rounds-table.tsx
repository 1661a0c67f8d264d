import { type DayResult, numbersByPart, type PartOfDay, type SequenceGroup, sequenceOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { memo, type ReactNode, useState } from "react"
import { Chip } from "../../parts/chip.tsx"
import { Plate } from "../../parts/plate.tsx"
import { clockText } from "../lotto/clock-text.ts"
import { Standing } from "./outcome.tsx"
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
  readonly isAwaited: boolean
}

/** All rounds of a day, the newest first. Each part of the day is a table of its own, drawn when it comes into sight. */
export const RoundsTable = ({ group, results, isAwaited }: RoundsTableProps) => {
  const [chosen, setChosen] = useState<PartOfDay>()
  const parts = numbersByPart(group).map((part) => ({
    ...part,
    results: results.filter(({ betType }) => {
      const number = sequenceOf(betType) ?? 0
      return part.first <= number && number <= part.last
    }),
  }))
  const shown = parts.filter(({ part, results }) => (chosen === undefined ? results.length > 0 : part === chosen))
  return (
    <>
      <div className={styles.parts}>
        <Chip pressed={chosen === undefined} onClick={() => setChosen(undefined)}>
          <Trans>Newest first</Trans>
        </Chip>
        {parts.map(({ part, first, last }) => (
          <Chip key={part} pressed={chosen === part} onClick={() => setChosen(part)}>
            {names[part]}{" "}
            <span className={styles.numbers}>
              {first}–{last}
            </span>
          </Chip>
        ))}
      </div>
      {shown.every((part) => part.results.length === 0) ? (
        <p className={styles.nothing}>
          {isAwaited ? <Trans>No results yet.</Trans> : <Trans>Nothing was drawn on this day.</Trans>}
        </p>
      ) : (
        shown.toReversed().map(({ part, results }, at) => (
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
                  <RoundRow key={betId} number={sequenceOf(betType) ?? 0} resultAt={resultAt} outcome={outcome} />
                ))}
              </tbody>
            </table>
          </div>
        ))
      )}
    </>
  )
}

type RoundRowProps = Pick<DayResult, "resultAt" | "outcome"> & { readonly number: number }

const RoundRow = memo(({ number, resultAt, outcome }: RoundRowProps) => (
  <tr>
    <th scope="row">
      <Trans>
        Round <b>{number}</b>
      </Trans>
    </th>
    <td className={styles.time}>{clockText(resultAt)}</td>
    {outcome?.type === "drawn" ? (
      <>
        <td>
          <Plate number={outcome.drawn.top3} size="s" />
        </td>
        <td>
          <Plate number={outcome.drawn.bottom2} size="s" />
        </td>
      </>
    ) : (
      <td colSpan={2}>
        <Standing of={outcome} />
      </td>
    )}
  </tr>
))
