import type { SecondPrice } from "@fakham/core/poy/paste"
import { Trans, useLingui } from "@lingui/react/macro"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { useSecondPrice } from "./use-second-price.ts"

type SecondPriceSegmentsProps = {
  readonly value: SecondPrice | undefined
  readonly onChange: (chosen: SecondPrice) => void
}

/** Whether the second price of two digits in a pasted slip is for the bottom or for the number turned round. */
export const SecondPriceSegments = ({ value, onChange }: SecondPriceSegmentsProps) => {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`The second amount is for`}
      value={value}
      onChange={onChange}
      options={[
        { value: "bottom", label: <Trans>Second = bottom</Trans> },
        { value: "reverse", label: <Trans>Second = all orders</Trans> },
      ]}
    />
  )
}

/** The same, as this browser keeps it for the player. */
export const SecondPriceChoice = () => {
  const [secondPrice, choose] = useSecondPrice()
  return <SecondPriceSegments value={secondPrice} onChange={choose} />
}
