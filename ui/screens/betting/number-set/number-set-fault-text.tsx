import { type SetFault, setLimits } from "@fakham/core/betting"
import { Trans } from "@lingui/react/macro"
import { useOptionList } from "../../../words/bet-type-name.ts"

/** Why a set cannot be kept as it is. */
export const SetFaultText = ({ fault }: { readonly fault: SetFault }) => {
  const list = useOptionList()
  const { nameLength, numbers: most } = setLimits
  switch (fault.reason) {
    case "nameMissing":
      return <Trans>Give the set a name.</Trans>
    case "nameTooLong":
      return <Trans>Up to {nameLength} characters.</Trans>
    case "noOptions":
      return <Trans>Choose bet types for these numbers.</Trans>
    case "noNumbers":
      return <Trans>Enter at least one number.</Trans>
    case "tooManyNumbers":
      return <Trans>A set can hold up to {most} numbers.</Trans>
    case "doNotFit": {
      const strange = fault.numbers.join(" ")
      const idle = list(fault.options)
      return strange === "" ? (
        <Trans>No numbers fit {idle}.</Trans>
      ) : (
        <Trans>Doesn't fit the chosen bet types: {strange}</Trans>
      )
    }
  }
}
