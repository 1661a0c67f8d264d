import type { CancelRefusal } from "@fakham/core/order"
import { Trans } from "@lingui/react/macro"

/** Why a slip was not cancelled, and how it stands. */
export const CancelRefusalWord = ({ reason }: { readonly reason: CancelRefusal | "other" }) => {
  switch (reason) {
    case "tooLate":
      return <Trans>It's too late to cancel this slip. Nothing changed.</Trans>
    case "tooMany":
      return <Trans>You've used all 4 cancellations today. This slip stays as it is.</Trans>
    case "alreadyCancelled":
      return <Trans>This slip is already cancelled.</Trans>
    case "alreadySettled":
      return <Trans>This slip already has a result.</Trans>
    case "other":
      return <Trans>The slip wasn't cancelled. Nothing changed.</Trans>
  }
}
