import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { useMachines } from "../../composition/use-machines.ts"
import { Button } from "../../parts/controls/button.tsx"
import { Sheet } from "../../parts/controls/sheet.tsx"
import { RulesText, rulesEdition } from "./rules-text.tsx"

type RulesOnceProps = { readonly takesBets: boolean; readonly onDecline: () => void }

/** The rules before the first bet; whoever does not accept them is led back. */
export const RulesOnce = ({ takesBets, onDecline }: RulesOnceProps) => {
  const { t } = useLingui()
  const { acceptedRules } = useMachines()
  const [accepted, setAccepted] = useState(() => acceptedRules.recall() === rulesEdition)
  if (accepted || !takesBets) return null
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
