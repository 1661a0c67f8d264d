import { type Satang, shortMoneyText } from "@fakham/core/money"
import type { WithdrawalFault, WithdrawalTerms } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { BalanceText } from "../../../parts/money/money.tsx"

type FaultTextProps = {
  readonly fault: Exclude<WithdrawalFault, "accountRequired">
  readonly terms: WithdrawalTerms
  /** The largest amount that would be accepted. */
  readonly most: Satang
}

/** What is wrong with an amount that was typed. */
export const FaultText = ({ fault, terms, most }: FaultTextProps) => {
  const each = shortMoneyText(terms.perTransaction)
  const least = shortMoneyText(terms.min)
  const possible = shortMoneyText(most)
  const { timesADay } = terms
  switch (fault) {
    case "required":
      return <Trans>Enter an amount.</Trans>
    case "notMoney":
    case "finerThanSatang":
      return <Trans>currency is not a right format.</Trans>
    case "belowMinimum":
      return <Trans>At least {least} baht can be withdrawn.</Trans>
    case "perTransactionExceeded":
      return (
        <Trans>
          More than the {each} baht of one withdrawal. At most <BalanceText>{possible}</BalanceText> can be withdrawn
          now.
        </Trans>
      )
    case "dailyAmountExceeded":
      return (
        <Trans>
          More than is left for today. At most <BalanceText>{possible}</BalanceText> can be withdrawn now.
        </Trans>
      )
    case "balanceNotEnough":
      return (
        <Trans>
          More than your wallet holds. At most <BalanceText>{possible}</BalanceText> can be withdrawn now.
        </Trans>
      )
    case "bankAccountMismatch":
      return <Trans>The bank account does not match the system</Trans>
    case "pendingTransaction":
      return <Trans>An earlier withdrawal is not finished</Trans>
    case "turnoverNotMet":
      return <Trans>The turnover is not complete yet</Trans>
    case "dailyCountExceeded":
      return <Trans>All {timesADay} times of today are used</Trans>
    case "internalError":
      return <Trans>Internal system error. Nothing was taken.</Trans>
  }
}
