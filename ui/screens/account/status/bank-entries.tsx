import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import { type BankEntry, type BankStatement, bankOf } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { picture } from "../../../parts/controls/account-icons.ts"
import { Icon } from "../../../parts/controls/icon.tsx"
import { withdraw } from "../../../parts/controls/player-icons.ts"
import { bolt } from "../../../parts/controls/wallet-icons.ts"
import { Section } from "../../../parts/frame/section.tsx"
import styles from "./status.module.css"
import { type BankPartName, StatusMark } from "./status-mark.tsx"

const parts = ["depositFast", "depositNormal", "userWithdraw"] as const satisfies ReadonlyArray<BankPartName>

const titles: Readonly<Record<BankPartName, ReactNode>> = {
  depositFast: <Trans>Fast deposits</Trans>,
  depositNormal: <Trans>Reported deposits</Trans>,
  userWithdraw: <Trans>Withdrawals</Trans>,
}
const icons = { depositFast: bolt, depositNormal: picture, userWithdraw: withdraw } as const

/** Deposits and withdrawals, each with how far it has come. */
export const BankEntries = ({ of }: { readonly of: BankStatement }) => {
  const told = parts.filter((part) => of[part].length > 0)
  return told.length === 0 ? (
    <p className="sub">
      <Trans>There are no deposits and no withdrawals yet.</Trans>
    </p>
  ) : (
    told.map((part) => (
      <Section key={part} title={titles[part]}>
        <ul className={styles.list}>
          {of[part].map((entry) => (
            <Entry key={entry.id} part={part} of={entry} />
          ))}
        </ul>
      </Section>
    ))
  )
}

const Entry = ({ part, of }: { readonly part: BankPartName; readonly of: BankEntry }) => {
  const { amount, bankCode, createdAt, status } = of
  const bank = bankOf(bankCode)?.abbreviation
  const time = displayTime(createdAt)
  return (
    <li className={styles.entry}>
      <Icon of={icons[part]} size="s" />
      <span>
        <b className="num">{moneyText(amount)}</b>
        <span className="cap">{bank === undefined ? time : `${time} · ${bank}`}</span>
      </span>
      <StatusMark part={part} status={status} />
    </li>
  )
}
