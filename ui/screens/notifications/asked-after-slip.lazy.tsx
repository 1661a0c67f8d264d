import { moneyText } from "@fakham/core/money"
import type { PlacedPoy } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { parts } from "../../app/parts.ts"
import { usePart } from "../../app/use-visit.ts"
import { PlacedRoundName, placedOn } from "../../words/placed-round-name.tsx"
import { useMayAsk } from "./use-may-ask.ts"
import { WhySheet } from "./why-sheet.tsx"

type AskedAfterSlipProps = { readonly poy: PlacedPoy; readonly onOver: () => void }

/** Once a slip is placed: whether to be told what it came to. */
export const AskedAfterSlip = ({ poy, onOver }: AskedAfterSlipProps) => {
  const { t } = useLingui()
  const device = usePart(parts.push).device()
  const isAsked = useStaysOnce(useMayAsk(device))
  const stake = moneyText(poy.stake)
  if (!isAsked) return null
  return (
    <WhySheet
      device={device}
      onOver={onOver}
      why={{
        title: t`Get notified of the result?`,
        caption: <Trans>{stake} baht placed</Trans>,
        example: {
          title: (
            <Trans>
              <PlacedRoundName of={placedOn(poy)} /> is drawn
            </Trans>
          ),
          body: <Trans>1 bet won +475.00 baht</Trans>,
        },
        yes: <Trans>Notify me of the result</Trans>,
      }}
    />
  )
}

/** A question that was begun stands until its sheet is over. */
const useStaysOnce = (is: boolean): boolean => {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return is || was
}
