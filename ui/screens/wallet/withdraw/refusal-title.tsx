import type { WithdrawalRefused, WithdrawalTerms } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"

type RefusalTitleProps = { readonly reason: WithdrawalRefused["reason"]; readonly terms: WithdrawalTerms }

/** Why nothing is paid out, in a few words. */
export const RefusalTitle = ({ reason, terms: { timesADay } }: RefusalTitleProps) => {
  switch (reason) {
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
    case "perTransactionExceeded":
      return <Trans>Over the limit per withdrawal</Trans>
    case "dailyAmountExceeded":
      return <Trans>Over today's limit</Trans>
    case "balanceNotEnough":
      return <Trans>Not enough in your wallet</Trans>
    case "belowMinimum":
      return <Trans>Below the minimum withdrawal</Trans>
    case "notOffered":
      return <Trans>Withdrawals aren't available here</Trans>
    case "internalError":
      return <Trans>Internal system error. You weren't charged.</Trans>
  }
}
