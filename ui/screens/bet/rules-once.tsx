import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useHouse } from "../../house/use-house.ts"
import { Button } from "../../parts/button.tsx"
import { Sheet } from "../../parts/sheet.tsx"
import { useBetTable } from "./bet-table.ts"
import { RulesText, rulesEdition } from "./rules-text.tsx"

/** The rules before the first bet; whoever does not accept them is led back. */
export const RulesOnce = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { acceptedRules } = useHouse()
  const { betGroup, takesBets } = useBetTable()
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
      onClose={() => void navigate({ to: "/lotto/$betGroup", params: { betGroup } })}
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
