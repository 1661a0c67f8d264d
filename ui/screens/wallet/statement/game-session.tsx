import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import type { StatementBook } from "@fakham/core/wallet"
import { sums } from "@fakham/core/wallet"
import { Plural } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { BalanceText } from "../../../parts/money/money.tsx"
import type { Row } from "./chunks.ts"
import { entryIcon } from "./entry-icon.ts"
import { EntryRow } from "./entry-row.tsx"
import styles from "./statement.module.css"

type GameSessionProps = { readonly book: StatementBook; readonly of: Row }

/** What was played of one game in one go: its sum, and every entry once it is opened. */
export const GameSession = ({ book, of }: GameSessionProps) => {
  const [latest, earliest] = [of[0], of.at(-1)]
  if (latest === undefined || earliest === undefined) return null
  const { net } = sums(of)
  const from = displayTime(earliest.createdAt).slice(11, 16)
  const until = displayTime(latest.createdAt).slice(11, 16)
  return (
    <li>
      <details className={styles.session}>
        <summary className={styles.entry}>
          <Icon of={entryIcon(latest.transactionType)} size="s" />
          <span>
            <b>{latest.detail}</b>
            <span className="cap">
              {from === until ? from : `${from}–${until}`} ·{" "}
              <Plural value={of.length} one="# entry" other="# entries" />
            </span>
          </span>
          <span className={styles.end}>
            <span className={classNames("num", net > 0 && styles.in)}>{moneyText(net, "both")}</span>
            {latest.balance === undefined ? null : <BalanceText>{moneyText(latest.balance)}</BalanceText>}
          </span>
        </summary>
        <ul className={styles.rows}>
          {of.map((entry) => (
            <EntryRow key={entry.id} book={book} of={entry} />
          ))}
        </ul>
      </details>
    </li>
  )
}
