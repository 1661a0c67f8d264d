import type { DepositStatus, WithdrawalStatus } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { checkIcon, closeIcon, Icon, warningIcon } from "../../../parts/icons/icon.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import styles from "./status.module.css"

type Stage = "open" | "done" | "bad" | "over"
type Said = { readonly stage: Stage; readonly name: ReactNode }
type Names<Status extends string> = Readonly<Record<Status, Said>>

const deposits: Names<DepositStatus> = {
  WAITING: { stage: "open", name: <Trans>Awaiting transfer</Trans> },
  MATCHED: { stage: "done", name: <Trans>Credited</Trans> },
  EXPIRED: { stage: "over", name: <Trans>Time is up</Trans> },
  CANCELLED: { stage: "over", name: <Trans>Cancelled</Trans> },
  MISMATCH: { stage: "bad", name: <Trans>Transfer doesn't match. Contact us</Trans> },
}
const withdrawals: Names<WithdrawalStatus> = {
  WAITING: { stage: "open", name: <Trans>Being paid</Trans> },
  PAID: { stage: "done", name: <Trans>Paid</Trans> },
  REJECTED: { stage: "bad", name: <Trans>Not paid</Trans> },
}
const reports: Names<DepositStatus> = {
  ...deposits,
  WAITING: { stage: "open", name: <Trans>Checking transfer slip</Trans> },
}

export type BankPartName = "depositFast" | "depositNormal" | "userWithdraw"

const names: Readonly<Record<BankPartName, ReadonlyMap<string, Said>>> = {
  depositFast: new Map(Object.entries(deposits)),
  depositNormal: new Map(Object.entries(reports)),
  userWithdraw: new Map(Object.entries(withdrawals)),
}

/** How far a deposit or a withdrawal has come; an operator's own word for it is none that players would know. */
export const StatusMark = ({ part, status }: { readonly part: BankPartName; readonly status: string }) => {
  const said = names[part].get(status)
  return said === undefined ? (
    <span className={styles.mark}>
      <Trans>Unknown</Trans>
    </span>
  ) : (
    <span className={classNames(styles.mark, styles[said.stage])}>
      <Sign stage={said.stage} />
      {said.name}
    </span>
  )
}

const Sign = ({ stage }: { readonly stage: Stage }) => {
  switch (stage) {
    case "open":
      return <Moon share={0.5} size={16} state="checking" />
    case "done":
      return <Icon of={checkIcon} size="xs" />
    case "bad":
      return <Icon of={warningIcon} size="xs" />
    case "over":
      return <Icon of={closeIcon} size="xs" />
  }
}
