import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import { type BankEntry, type BankStatement, bankOf, type DepositStatus } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Icon, type IconShape } from "../../../parts/controls/icon.tsx"
import { chevronRight, withdraw } from "../../../parts/controls/player-icons.ts"
import { Section } from "../../../parts/frame/section.tsx"
import { methodIcon, ticketOf } from "../deposit/deposit-method.ts"
import styles from "./status.module.css"
import { type BankPartName, StatusMark } from "./status-mark.tsx"

const parts = ["depositFast", "depositNormal", "userWithdraw"] as const satisfies ReadonlyArray<BankPartName>

const titles: Readonly<Record<BankPartName, ReactNode>> = {
  depositFast: <Trans>Fast deposits</Trans>,
  depositNormal: <Trans>Reported deposits</Trans>,
  userWithdraw: <Trans>Withdrawals</Trans>,
}

/** Deposits and withdrawals, each with how far it has come. */
export const BankEntries = ({ of }: { readonly of: BankStatement }) => {
  const told = parts.filter((part) => of[part].length > 0)
  return told.length === 0 ? (
    <p className="sub">
      <Trans>There are no deposits and no withdrawals yet.</Trans>
    </p>
  ) : (
    <div className={styles.parts}>
      {told.map((part) => (
        <Section key={part} title={titles[part]}>
          <ul className={styles.list}>
            {of[part].map((entry) => (
              <li key={entry.id}>
                <Entry part={part} of={entry} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

type EntryProps = { readonly part: BankPartName; readonly of: BankEntry }

/** A deposit that is not there yet leads to its page, which says what can be done. */
const Entry = ({ part, of }: EntryProps) => {
  if (part === "userWithdraw")
    return (
      <div className={styles.entry}>
        <Told part={part} of={of} icon={withdraw} />
      </div>
    )
  const method = part === "depositNormal" ? "normal" : (of.method ?? "fast")
  const told = <Told part={part} of={of} icon={methodIcon[method]} />
  return leadsOn.has(of.status) ? (
    <Link {...ticketOf({ method, id: of.id })} className={styles.entry}>
      {told}
      <Icon of={chevronRight} size="xs" />
    </Link>
  ) : (
    <div className={styles.entry}>{told}</div>
  )
}

const leadsOn: ReadonlySet<string> = new Set(["WAITING", "EXPIRED", "MISMATCH"] satisfies ReadonlyArray<DepositStatus>)

const Told = ({ part, of, icon }: EntryProps & { readonly icon: IconShape }) => {
  const { amount, bankCode, createdAt, status } = of
  const bank = bankOf(bankCode)?.abbreviation
  const time = displayTime(createdAt)
  return (
    <>
      <Icon of={icon} size="s" />
      <span>
        <b className="num">{moneyText(amount)}</b>
        <span className="cap">{bank === undefined ? time : `${time} · ${bank}`}</span>
      </span>
      <StatusMark part={part} status={status} />
    </>
  )
}
