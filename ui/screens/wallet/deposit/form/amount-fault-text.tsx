import { shortMoneyText } from "@fakham/core/money"
import type { DepositAmountFault, DepositTerms } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"

type AmountFaultTextProps = { readonly fault: DepositAmountFault; readonly terms: DepositTerms }

/** What is wrong with an amount that was typed. */
export const AmountFaultText = ({ fault, terms }: AmountFaultTextProps) => {
  const min = shortMoneyText(terms.min)
  const max = shortMoneyText(terms.max)
  switch (fault) {
    case "required":
      return <Trans>Enter an amount.</Trans>
    case "notMoney":
    case "finerThanSatang":
      return <Trans>currency is not a right format.</Trans>
    case "notWhole":
      return <Trans>Enter whole baht, without satang.</Trans>
    case "belowMinimum":
      return <Trans>The minimum is {min} baht.</Trans>
    case "aboveMaximum":
      return <Trans>The maximum is {max} baht.</Trans>
  }
}
