import { moneyText, type Satang, shortMoneyText } from "@fakham/core/money"
import type { WithdrawalRefused, WithdrawalTerms } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { BalanceText } from "../../../parts/money/money.tsx"
import { RefusalTitle } from "./refusal-title.tsx"

type RefusalTextProps = {
  readonly reason: WithdrawalRefused["reason"]
  readonly terms: WithdrawalTerms
  /** Nothing where it is not known. */
  readonly balance: Satang | undefined
}

const Said = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <>
    <h2>{title}</h2>
    <p className="sub">{children}</p>
  </>
)

/** Why nothing is paid out, and what can be done about it. */
export const RefusalText = ({ reason, terms, balance }: RefusalTextProps) => {
  const each = shortMoneyText(terms.perTransaction)
  const perDay = shortMoneyText(terms.perDay)
  const least = shortMoneyText(terms.min)
  const title = <RefusalTitle reason={reason} terms={terms} />
  const inWallet = balance === undefined ? undefined : moneyText(balance)
  switch (reason) {
    case "bankAccountMismatch":
      return (
        <Said title={title}>
          <Trans>We only pay out to your verified account.</Trans>
        </Said>
      )
    case "bankAccountTooNew":
      return (
        <Said title={title}>
          <Trans>Choose another account, or wait until this one can be used.</Trans>
        </Said>
      )
    case "pendingTransaction":
      return (
        <Said title={title}>
          <Trans>Wait until it's finished, then withdraw again.</Trans>
        </Said>
      )
    case "turnoverNotMet":
      return (
        <Said title={title}>
          <Trans>Deposits can be withdrawn once the turnover is met.</Trans>
        </Said>
      )
    case "dailyCountExceeded":
      return (
        <Said title={title}>
          <Trans>You can withdraw again after 00:00, Thai time.</Trans>
        </Said>
      )
    case "perTransactionExceeded":
      return (
        <Said title={title}>
          <Trans>Up to {each} baht per withdrawal. Withdraw the rest separately.</Trans>
        </Said>
      )
    case "dailyAmountExceeded":
      return (
        <Said title={title}>
          <Trans>The daily maximum is {perDay} baht. You can withdraw again after 00:00, Thai time.</Trans>
        </Said>
      )
    case "balanceNotEnough":
      return (
        <Said title={title}>
          {inWallet === undefined ? (
            <Trans>The minimum withdrawal is {least} baht.</Trans>
          ) : (
            <Trans>
              You have <BalanceText>{inWallet}</BalanceText> baht. The minimum withdrawal is {least} baht.
            </Trans>
          )}
        </Said>
      )
    case "belowMinimum":
      return (
        <Said title={title}>
          <Trans>The minimum withdrawal is {least} baht.</Trans>
        </Said>
      )
    case "notOffered":
      return (
        <Said title={title}>
          <Trans>Nothing left your wallet. Ask support about withdrawing.</Trans>
        </Said>
      )
    case "internalError":
      return (
        <Said title={title}>
          {inWallet === undefined ? (
            <Trans>Your money is safe. Try again in a few minutes.</Trans>
          ) : (
            <Trans>
              All <BalanceText>{inWallet}</BalanceText> baht are still in your wallet. Try again in a few minutes.
            </Trans>
          )}
        </Said>
      )
  }
}
