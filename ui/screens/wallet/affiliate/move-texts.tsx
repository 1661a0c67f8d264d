import type { MoveFault, MoveRefused } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"

export const MoveFaultText = ({ fault }: { readonly fault: MoveFault }) => {
  switch (fault) {
    case "required":
      return <Trans>Enter an amount.</Trans>
    case "notMoney":
    case "finerThanSatang":
      return <Trans>Enter a valid amount.</Trans>
    case "belowMinimum":
      return <Trans>The minimum transfer is 1 baht.</Trans>
    case "afCashNotEnough":
      return <Trans>More than your earnings.</Trans>
  }
}

export const MoveRefusalText = ({ reason }: { readonly reason: MoveRefused["reason"] }) => {
  switch (reason) {
    case "belowMinimum":
      return <Trans>The minimum transfer is 1 baht.</Trans>
    case "afCashNotEnough":
      return <Trans>Your earnings are lower now. Nothing was transferred.</Trans>
    case "notOffered":
      return <Trans>Transfers aren't available on this site. Nothing was transferred.</Trans>
    case "internalError":
      return <Trans>Not transferred. Your earnings are all there.</Trans>
  }
}
