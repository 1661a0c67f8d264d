import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import { type BankMove, bankOf, withdrawalTerms } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon, withdrawIcon } from "../../../parts/icons/player-icons.ts"
import { methodLooks, ticketOf, useMethodName } from "../deposit/deposit-methods.ts"
import { RefusalTitle } from "../withdraw/refusal-title.tsx"
import styles from "./status.module.css"
import { StatusMark } from "./status-mark.tsx"

const methodOf = ({ part, method }: BankMove) => (part === "depositNormal" ? "normal" : (method ?? "fast"))

const pageOf = (of: BankMove) =>
  of.part === "userWithdraw"
    ? ({ to: "/credit/withdraw", search: { id: of.id } } as const)
    : ticketOf({ method: methodOf(of), id: of.id })

/** A deposit or a withdrawal with how far it has come; it leads to its own page. */
export const MoveRow = ({ of }: { readonly of: BankMove }) => {
  const methodName = useMethodName()
  const { part, amount, bankCode, createdAt, status, note = "", reason } = of
  const bank = bankOf(bankCode)?.abbreviation
  const isOut = part === "userWithdraw"
  const time = displayTime(createdAt)
  return (
    <Link {...pageOf(of)} className={styles.entry}>
      <Icon of={isOut ? withdrawIcon : methodLooks[methodOf(of)].icon} size="s" />
      <span>
        <span className={styles.first}>
          <b className="num">{moneyText(amount)}</b>
          <StatusMark part={part} status={status} />
        </span>
        <span className="cap">
          {isOut ? <Trans>Withdrawal</Trans> : methodName(methodOf(of))} · {bank === undefined ? "" : `${bank} · `}
          <span className="num">{time}</span>
        </span>
        {reason === undefined && note === "" ? null : (
          <span className={styles.note}>
            {reason === undefined ? note : <RefusalTitle reason={reason} terms={withdrawalTerms} />}
          </span>
        )}
      </span>
      <Icon of={chevronRightIcon} size="xs" />
    </Link>
  )
}
