import type { WithdrawalRefused, WithdrawalTerms } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"

type RefusalTitleProps = { readonly reason: WithdrawalRefused["reason"]; readonly terms: WithdrawalTerms }

/** Why nothing is paid out, in a few words. */
export const RefusalTitle = ({ reason, terms: { timesADay } }: RefusalTitleProps) => {
  switch (reason) {
    case "bankAccountMismatch":
      return <Trans>The bank account does not match the system</Trans>
    case "pendingTransaction":
      return <Trans>An earlier withdrawal is not finished</Trans>
    case "turnoverNotMet":
      return <Trans>The turnover is not complete yet</Trans>
    case "dailyCountExceeded":
      return <Trans>All {timesADay} times of today are used</Trans>
    case "perTransactionExceeded":
      return <Trans>More than one withdrawal may be</Trans>
    case "dailyAmountExceeded":
      return <Trans>More than is left for today</Trans>
    case "balanceNotEnough":
      return <Trans>There is not enough in your wallet</Trans>
    case "belowMinimum":
      return <Trans>Less than can be withdrawn</Trans>
    case "notOffered":
      return <Trans>Your operator does not pay out here</Trans>
    case "internalError":
      return <Trans>Internal system error. Nothing was taken.</Trans>
  }
}
