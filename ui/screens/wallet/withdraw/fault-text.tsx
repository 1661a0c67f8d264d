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
      return <Trans>The minimum withdrawal is {least} baht.</Trans>
    case "perTransactionExceeded":
      return (
        <Trans>
          Over {each} baht per withdrawal. The most right now is <BalanceText>{possible}</BalanceText>.
        </Trans>
      )
    case "dailyAmountExceeded":
      return (
        <Trans>
          Over today's limit. The most right now is <BalanceText>{possible}</BalanceText>.
        </Trans>
      )
    case "balanceNotEnough":
      return (
        <Trans>
          More than you can withdraw. The most right now is <BalanceText>{possible}</BalanceText>.
        </Trans>
      )
    case "bankAccountMismatch":
      return <Trans>The bank account does not match the system</Trans>
    case "bankAccountTooNew":
      return <Trans>This account is too new to withdraw to</Trans>
    case "pendingTransaction":
      return <Trans>An earlier withdrawal is still in progress</Trans>
    case "turnoverNotMet":
      return <Trans>Turnover not met yet</Trans>
    case "dailyCountExceeded":
      return <Trans>All {timesADay} withdrawals used today</Trans>
    case "internalError":
      return <Trans>Internal system error. You weren't charged.</Trans>
  }
}
