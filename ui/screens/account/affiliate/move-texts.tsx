import type { MoveFault, MoveRefused } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"

export const MoveFaultText = ({ fault }: { readonly fault: MoveFault }) => {
  switch (fault) {
    case "required":
      return <Trans>Enter an amount.</Trans>
    case "notMoney":
    case "finerThanSatang":
      return <Trans>This is not an amount of baht.</Trans>
    case "belowMinimum":
      return <Trans>At least 1 baht can be moved.</Trans>
    case "afCashNotEnough":
      return <Trans>This is more than your income.</Trans>
  }
}

export const MoveRefusalText = ({ reason }: { readonly reason: MoveRefused["reason"] }) => {
  switch (reason) {
    case "belowMinimum":
      return <Trans>At least 1 baht can be moved.</Trans>
    case "afCashNotEnough":
      return <Trans>Your income is less by now. Nothing was moved.</Trans>
    case "notOffered":
      return <Trans>Your operator does not move income here. Nothing was moved.</Trans>
    case "internalError":
      return <Trans>This was not moved. Your income is all there.</Trans>
  }
}
