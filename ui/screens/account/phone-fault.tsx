import type { PhoneFault } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"

export const PhoneFaultText = ({ fault }: { readonly fault: PhoneFault }) => {
  switch (fault) {
    case "required":
      return <Trans>Enter your phone number.</Trans>
    case "invalid":
      return <Trans>A Thai mobile number has 10 digits and begins with 06, 08 or 09.</Trans>
  }
}
