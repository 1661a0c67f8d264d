import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import type { StatementBook, StatementEntry } from "@fakham/core/wallet"
import { Link } from "@tanstack/react-router"
import { memo } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { BalanceText } from "../../../parts/money/money.tsx"
import { addressOf } from "../../page/address-of.ts"
import { entryIcon } from "./entry-icon.ts"
import styles from "./statement.module.css"
import { useEntryName } from "./type-name.ts"

type EntryRowProps = { readonly book: StatementBook; readonly of: StatementEntry }

/** What it was and when, what it did to the money, and what the money came to by it; it leads to what it is about. */
export const EntryRow = memo(({ book, of }: EntryRowProps) => {
  const { transactionType, amount, balance, detail, refId, path, createdAt } = of
  const nameOf = useEntryName(book)
  const belongsTo = detail === "" ? refId : detail
  const time = displayTime(createdAt).slice(11)
  const face = (
    <>
      <Icon of={entryIcon(transactionType)} size="s" />
      <span>
        <b>{nameOf(of)}</b>
        <span className="cap">
          {time}
          {belongsTo === "" ? null : (
            <>
              {" · "}
              <bdi>{belongsTo}</bdi>
            </>
          )}
        </span>
      </span>
      <span className={styles.end}>
        <span className={classNames("num", amount > 0 && styles.in)}>{moneyText(amount, "both")}</span>
        {balance === undefined ? null : <BalanceText>{moneyText(balance)}</BalanceText>}
      </span>
    </>
  )
  return (
    <li>
      {path === undefined ? (
        <div className={styles.entry}>{face}</div>
      ) : (
        <Link {...addressOf(path)} className={styles.entry}>
          {face}
        </Link>
      )}
    </li>
  )
})
