import { type SetFault, setLimits } from "@fakham/core/betting"
import { Trans } from "@lingui/react/macro"
import { useOptionList } from "../../words/bet-type-name.ts"

/** Why a set cannot be kept as it is. */
export const SetFaultText = ({ fault }: { readonly fault: SetFault }) => {
  const list = useOptionList()
  const { nameLength, numbers: most } = setLimits
  switch (fault.reason) {
    case "nameMissing":
      return <Trans>Give the set a name.</Trans>
    case "nameTooLong":
      return <Trans>The name can have {nameLength} letters at most.</Trans>
    case "noOptions":
      return <Trans>Choose what the numbers are bet on.</Trans>
    case "noNumbers":
      return <Trans>Key at least one number.</Trans>
    case "tooManyNumbers":
      return <Trans>A set can have {most} numbers at most.</Trans>
    case "doNotFit": {
      const strange = fault.numbers.join(" ")
      const idle = list(fault.options)
      return strange === "" ? (
        <Trans>No number fits {idle}.</Trans>
      ) : (
        <Trans>These numbers fit none of the options: {strange}</Trans>
      )
    }
  }
}
