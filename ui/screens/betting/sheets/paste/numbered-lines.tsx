import type { PastedLine, PasteReview } from "@fakham/core/poy/paste"
import { useLingui } from "@lingui/react/macro"
import { memo } from "react"
import { classNames } from "../../../../parts/class-names.ts"
import styles from "./pasted-text.module.css"
import { MoreBets, mostPieces } from "./piece-list.tsx"

type NumberedLinesProps = { readonly lines: ReadonlyArray<PastedLine>; readonly review: PasteReview }

/** Lines as they were written: ambiguous ones dotted, those that nobody understood wavy, those that do not count dim. */
export const NumberedLines = memo(({ lines, review }: NumberedLinesProps) => {
  const { t } = useLingui()
  const ambiguous = new Set(review.open.flatMap(({ at, lines: hanging }) => [at, ...hanging]))
  const notRead = new Set(review.notRead.map(({ at }) => at))
  const dim = new Set([...review.ignored, ...review.skipped].map(({ at }) => at))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and arrows shall scroll it too
    <section className={styles.lines} tabIndex={0} aria-label={t`Slip text`}>
      <ol>
        {lines.slice(0, mostPieces).map((line) => (
          <li key={line.at}>
            <i aria-hidden="true">{line.at + 1}</i>
            <span
              className={classNames(
                ambiguous.has(line.at) && styles.ambiguous,
                notRead.has(line.at) && styles.notRead,
                dim.has(line.at) && styles.dim,
              )}
            >
              <WithNonBets text={line.text} nonBets={line.as === "bets" ? line.nonBets : []} />
            </span>
          </li>
        ))}
      </ol>
      <MoreBets than={lines.length} />
    </section>
  )
})
NumberedLines.displayName = "NumberedLines"

type WithNonBetsProps = Pick<PastedLine, "text" | "nonBets">

/** A line with the pieces of it that were left out, dim. */
const WithNonBets = ({ text, nonBets: [first, ...more] }: WithNonBetsProps) => {
  if (first === undefined) return text
  const at = text.indexOf(first)
  if (at < 0) return <WithNonBets text={text} nonBets={more} />
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.dim}>{first}</span>
      <WithNonBets text={text.slice(at + first.length)} nonBets={more} />
    </>
  )
}
