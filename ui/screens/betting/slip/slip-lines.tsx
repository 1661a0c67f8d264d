import { lineKey } from "@fakham/core/betting"
import { type Entry, isRepeated, type Option, priceOf, type Slip } from "@fakham/core/poy"
import { Plural, Trans } from "@lingui/react/macro"
import { memo, useEffect, useState } from "react"
import { afterPaint } from "../../../parts/drawn-in-pieces.ts"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { useBetting } from "../bet-page-context.ts"
import type { SlipFaults } from "./slip-faults.ts"
import { SlipLine, type SlipLineProps } from "./slip-line.tsx"
import styles from "./slip-lines.module.css"

type SlipLinesProps = { readonly faults: SlipFaults }

/** What changed, one picture later: what hangs on it neither holds up the picture of a tap nor the next tap. */
const useAfterPaint = <Value,>(value: Value): Value => {
  const [shown, show] = useState(value)
  useEffect(() => afterPaint(() => show(() => value)), [value])
  return shown
}

/** Every line by bet type and number; only those in view are drawn, and only those that change are rendered. */
export const SlipLines = memo(({ faults }: SlipLinesProps) => {
  // A long list comes after the keys: it may wait while the player goes on typing.
  const slip = useAfterPaint(useBetting((context) => context.slip))
  if (slip.entries.length > 0) return <Groups slip={slip} faults={faults} />
  return (
    <p className={styles.empty}>
      <Trans>Your slip is empty. Numbers you tap appear here.</Trans>
    </p>
  )
})
SlipLines.displayName = "SlipLines"

type GroupsProps = SlipLinesProps & { readonly slip: Slip }

/** Apart from what waits for the paint, so that a tap is not kept waiting by the lines that stood before it. */
const Groups = memo(({ slip, faults: { faults, note } }: GroupsProps) => {
  const name = useBetTypeName()
  const rates = useBetting(({ terms }) => terms.defaultRate)
  const clamped = useBetting(({ news }) => (news !== undefined && "clamped" in news ? news.clamped : undefined))
  return groupsOf(slip.entries).map(({ option, from, to }) => {
    const usual = rates[option] ?? 0
    const lines = slip.entries.slice(from, to).map((entry, at) => ({
      entry,
      price: priceOf(slip, entry),
      usual,
      isNew: entry.add === slip.lastAdd,
      isRepeated: isRepeated(slip, from + at),
      isClamped: clamped?.includes(entry.ref) ?? false,
      fault: faults.size === 0 ? undefined : faults.get(lineKey(entry)),
      onFault: note,
    }))
    return (
      <section key={option}>
        <header className={styles.group}>
          <h3>{name(option)}</h3>
          <span className="num">{rateText(usual)}</span>
          <span className="cap">
            <Plural value={lines.length} one="# bet" other="# bets" />
          </span>
        </header>
        <div>
          {[...Map.groupBy(lines, ({ entry }) => entry.number.slice(0, -1))].map(([start, shelf]) => (
            <Shelf key={start} name={`${name(option)} ${start}`.trim()} lines={shelf} />
          ))}
        </div>
      </section>
    )
  })
})
Groups.displayName = "Groups"

type Group = { readonly option: Option; readonly from: number; readonly to: number }

const groupsOf = (entries: ReadonlyArray<Entry>): ReadonlyArray<Group> => {
  const groups: Array<Group> = []
  for (let from = 0, to = 0; from < entries.length; from = to) {
    const { option } = entries[from]!
    while (entries[to]?.option === option) to++
    groups.push({ option, from, to })
  }
  return groups
}

type ShelfProps = { readonly name: string; readonly lines: ReadonlyArray<SlipLineProps> }

const isSame = (line: SlipLineProps, before: SlipLineProps | undefined): boolean => {
  if (before === undefined) return false
  for (const name in line) if (Reflect.get(line, name) !== Reflect.get(before, name)) return false
  return true
}

/** The lines that differ in their last digit alone: a new one is looked for and drawn among ten, not a thousand. */
const Shelf = memo(
  ({ name, lines }: ShelfProps) => (
    <ul aria-label={name} className={styles.shelf} style={{ containIntrinsicBlockSize: `auto ${61 * lines.length}px` }}>
      {lines.map((line) => (
        <SlipLine key={lineKey(line.entry)} {...line} />
      ))}
    </ul>
  ),
  (before, now) =>
    before.name === now.name &&
    before.lines.length === now.lines.length &&
    now.lines.every((line, at) => isSame(line, before.lines[at])),
)
Shelf.displayName = "Shelf"
