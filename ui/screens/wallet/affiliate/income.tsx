import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import type { ResourceView } from "@fakham/core/visit"
import { byDay, type StatementDay, type StatementEntry } from "@fakham/core/wallet"
import { plural } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { useDates } from "../../../locales/use-dates.ts"
import { Section } from "../../../parts/chrome/section.tsx"
import { classNames } from "../../../parts/class-names.ts"
import { friendsIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronDownIcon, statementIcon as moveIcon } from "../../../parts/icons/player-icons.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import styles from "./affiliate.module.css"

type IncomeProps = { readonly of: ResourceView<ReadonlyArray<StatementEntry>> }

/** What came in and went out in thirty days, day by day. */
export const Income = ({ of: { data: entries, hasFailed, isNotOffered, retry } }: IncomeProps) => (
  <Section
    title={<Trans>The last 30 days</Trans>}
    beside={
      <span className="cap">
        <Trans>From settled bets</Trans>
      </span>
    }
  >
    {entries === undefined ? (
      <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
    ) : entries.length === 0 ? (
      <p className="sub">
        <Trans>No earnings yet.</Trans>
      </p>
    ) : (
      byDay(entries).map((day, at) => <IncomeDay key={day.day} of={day} isLatest={at === 0} />)
    )}
  </Section>
)

/** More of one day are counted only: a busy day has an entry for every slip of every friend. */
const mostShown = 50

type IncomeDayProps = { readonly of: StatementDay<StatementEntry>; readonly isLatest: boolean }

const IncomeDay = ({ of: { day, entries, net }, isLatest }: IncomeDayProps) => {
  const { t } = useLingui()
  const dates = useDates()
  const [isOpen, setOpen] = useState(isLatest)
  const more = entries.length - mostShown
  return (
    <details className={styles.day} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b className="grow">{dates.shortWithWeekday(day)}</b>
        <span className="cap">{t`${plural(entries.length, { one: "# entry", other: "# entries" })}`}</span>
        <span className={classNames("num", net > 0 && styles.in)}>{moneyText(net, "both")}</span>
        <Icon of={chevronDownIcon} size="xs" />
      </summary>
      {isOpen ? (
        <ul>
          {entries.slice(0, mostShown).map((entry) => (
            <IncomeEntry key={entry.id} of={entry} />
          ))}
        </ul>
      ) : null}
      {isOpen && more > 0 ? (
        <p className="cap">{t`${plural(more, { one: "and # more", other: "and # more" })}`}</p>
      ) : null}
    </details>
  )
}

const IncomeEntry = ({ of: { amount, balance, detail, createdAt } }: { readonly of: StatementEntry }) => (
  <li className={styles.entry}>
    <Icon of={amount < 0 ? moveIcon : friendsIcon} size="s" />
    <span>
      <b>{amount < 0 ? <Trans>Transfer to wallet</Trans> : <Trans>Commission</Trans>}</b>
      <span className="cap">{detail === "" ? displayTime(createdAt) : `${displayTime(createdAt)} · ${detail}`}</span>
    </span>
    <span className={styles.end}>
      <span className={classNames("num", amount > 0 && styles.in)}>{moneyText(amount, "both")}</span>
      {balance === undefined ? null : <span className="cap num">{moneyText(balance)}</span>}
    </span>
  </li>
)
