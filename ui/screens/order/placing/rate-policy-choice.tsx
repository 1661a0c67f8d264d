import type { RatePolicy } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { Segmented } from "../../../parts/controls/segmented.tsx"

/** Whether the player is asked when rates change between their yes and the operator's; kept by this browser. */
export const RatePolicyChoice = () => {
  const { t } = useLingui()
  const { ratePolicy } = usePart(parts.betChoices)
  const [policy, setPolicy] = useState<RatePolicy>(ratePolicy.recall)
  const choose = (chosen: RatePolicy) => {
    ratePolicy.remember(chosen)
    setPolicy(chosen)
  }
  return (
    <Segmented
      label={t`If rates change while placing`}
      value={policy}
      onChange={choose}
      options={[
        { value: "none", label: <Trans>Always ask</Trans> },
        { value: "better", label: <Trans>Better only</Trans> },
        { value: "any", label: <Trans>Take any</Trans> },
      ]}
    />
  )
}
