import type { PhoneFault } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"

export const PhoneFaultText = ({ fault }: { readonly fault: PhoneFault }) => {
  switch (fault) {
    case "required":
      return <Trans>Phone number is required</Trans>
    case "invalid":
      return <Trans>Mobile numbers have 10 digits and start with 06, 08 or 09</Trans>
  }
}
