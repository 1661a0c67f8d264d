import { type Entry, isRepeated, type Option, priceOf } from "@fakham/core/poy"
import { Plural, Trans } from "@lingui/react/macro"
import { memo, useDeferredValue } from "react"
import { useBetting } from "./bet-table.ts"
import { useBetTypeName } from "./bet-type-name.ts"
import { rateText } from "./rate-text.ts"
import { lineKey, type SlipFaults } from "./slip-faults.ts"
import { SlipLine } from "./slip-line.tsx"
import styles from "./slip-lines.module.css"

type Group = { readonly option: Option; readonly from: number; readonly entries: ReadonlyArray<Entry> }

const groupsOf = (entries: ReadonlyArray<Entry>): ReadonlyArray<Group> => {
  const groups: Array<Group> = []
  for (let from = 0, to = 0; from < entries.length; from = to) {
    const { option } = entries[from]!
    while (entries[to]?.option === option) to++
    groups.push({ option, from, entries: entries.slice(from, to) })
  }
  return groups
}

/** Every line by bet type and number; only those in view are drawn, and only those that change are rendered. */
export const SlipLines = memo(({ faults: { faults, note } }: { readonly faults: SlipFaults }) => {
  const name = useBetTypeName()
  // A long list comes after the keys: it may wait while the player goes on typing.
  const slip = useDeferredValue(useBetting((context) => context.slip))
  const rates = useBetting(({ terms }) => terms.defaultRate)
  const clamped = useBetting(({ news }) => (news !== undefined && "clamped" in news ? news.clamped : undefined))
  if (slip.entries.length === 0)
    return (
      <p className={styles.empty}>
        <Trans>Nothing in the slip yet. Numbers that you tap come here.</Trans>
      </p>
    )
  return groupsOf(slip.entries).map(({ option, from, entries }) => (
    <section key={option}>
      <header className={styles.group}>
        <h3>{name(option)}</h3>
        <span className="num">{rateText(rates[option] ?? 0)}</span>
        <span className="cap">
          <Plural value={entries.length} one="# line" other="# lines" />
        </span>
      </header>
      <ul>
        {entries.map((entry, at) => (
          <SlipLine
            key={lineKey(entry)}
            entry={entry}
            price={priceOf(slip, entry)}
            usual={rates[option] ?? 0}
            isNew={entry.add === slip.lastAdd}
            isRepeated={isRepeated(slip, from + at)}
            isClamped={clamped?.includes(entry.ref) ?? false}
            fault={faults.get(lineKey(entry))}
            onFault={note}
          />
        ))}
      </ul>
    </section>
  ))
})
SlipLines.displayName = "SlipLines"
