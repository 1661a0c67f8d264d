import { phaseAt } from "@fakham/core/lotto"
import { dayAt } from "@fakham/core/time"
import type { ReactNode } from "react"
import { Section } from "../../../parts/chrome/section.tsx"
import type { RoundsOnShow } from "../lotto-rounds.ts"
import styles from "./market-list.module.css"
import { MarketRow } from "./market-row.tsx"

type MarketListProps = RoundsOnShow & { readonly title: ReactNode; readonly caption: ReactNode }

/** Markets one below the other; a list without any is not there. */
export const MarketList = ({ title, caption, rounds, seenAt, now }: MarketListProps) =>
  rounds.length === 0 ? null : (
    <Section title={title} beside={<span className="cap">{caption}</span>}>
      <ul className={styles.list}>
        {rounds.map((round) => (
          <li key={round.betId}>
            <MarketRow round={round} phase={phaseAt(round, seenAt)} isToday={round.dt === dayAt(seenAt)} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  )
