import type { PastedLine } from "@fakham/core/poy/paste"
import { Trans } from "@lingui/react/macro"

/** Why a line has nothing to do with betting. */
export const IgnoredBecause = ({ reason = "talk" }: Pick<PastedLine, "reason">) => {
  switch (reason) {
    case "date":
      return <Trans>Date</Trans>
    case "time":
      return <Trans>Time</Trans>
    case "account":
      return <Trans>Account number</Trans>
    case "sum":
      return <Trans>Total</Trans>
    case "calledOff":
      return <Trans context="pasted line">Cancelled</Trans>
    case "talk":
      return <Trans>Message</Trans>
  }
}
