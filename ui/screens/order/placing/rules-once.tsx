import { areRulesAccepted, rulesEdition } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { RulesText } from "./rules-text.tsx"

type RulesOnceProps = { readonly onDecline: () => void; readonly children: ReactNode }

/** The rules before the first order is looked at; whoever does not accept them keeps the slip as it is. */
export const RulesOnce = ({ onDecline, children }: RulesOnceProps) => {
  const { t } = useLingui()
  const { acceptedRules } = usePart(parts.betChoices)
  const [accepted, setAccepted] = useState(() => areRulesAccepted(acceptedRules.recall()))
  if (accepted) return children
  const accept = () => {
    acceptedRules.remember(rulesEdition)
    setAccepted(true)
  }
  return (
    <Sheet
      kind="auto"
      title={t`Before your first bet`}
      onClose={onDecline}
      foot={
        <Button tone="gold" block onClick={accept}>
          <Trans>Accept the rules</Trans>
        </Button>
      }
    >
      <RulesText />
    </Sheet>
  )
}
