import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { parts } from "../../app/parts.ts"
import { usePart } from "../../app/use-visit.ts"
import { Button } from "../../parts/controls/button.tsx"
import { useMayAsk } from "./use-may-ask.ts"
import { WhySheet } from "./why-sheet.tsx"

/** Beside a deposit that waits: whether to be told when the money is there. Nothing opens over the account number by itself. */
export const OfferForDeposit = ({ amount }: { readonly amount: string }) => {
  const { t } = useLingui()
  const device = usePart(parts.push).device()
  const mayAsk = useMayAsk(device)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {mayAsk && !isOpen ? (
        <Button tone="quiet" small onClick={() => setOpen(true)}>
          <Trans>Notify me</Trans>
        </Button>
      ) : null}
      {isOpen ? (
        <WhySheet
          device={device}
          onOver={() => setOpen(false)}
          why={{
            title: t`Get notified when the money arrives?`,
            example: { title: <Trans>Money received</Trans>, body: <Trans>{amount} baht</Trans> },
            yes: <Trans>Notify me</Trans>,
          }}
        />
      ) : null}
    </>
  )
}
