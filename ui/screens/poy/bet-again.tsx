import { nextOfSameKind } from "@fakham/core/lotto"
import type { Order } from "@fakham/core/placing"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useApp } from "../../app.ts"
import { useHouse } from "../../house/use-house.ts"
import { Button } from "../../parts/button.tsx"

/** The same numbers on the next round of their kind, or the same sets on the next draw, as they count now. */
export const BetAgain = ({ order }: { readonly order: Order }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { snackbar } = useApp()
  const { lobby, carried, carriedSets, now } = useHouse()
  const betType = order.kind === "poy" ? order.betType : order.variant
  const again = () => {
    const next = nextOfSameKind({ betGroup: order.betGroup, betType }, lobby.getSnapshot().context.rounds ?? [], now())
    if (next === undefined) {
      const txt = t`No round of this kind takes bets just now.`
      snackbar.send({ type: "snack.offered", snack: { txt, color: "failure" } })
      return
    }
    const { betGroup, betId } = next
    if (order.kind === "poy") {
      carried.put(betId, { type: "slip.pulled", bets: order.lines })
      void navigate({ to: "/lotto/$betGroup/$betId", params: { betGroup, betId } })
    } else {
      carriedSets.put(betId, { type: "sets.picked", lines: order.lines })
      void navigate({ to: "/lotto/4d", hash: order.variant })
    }
  }
  return (
    <Button tone="outline" onClick={again}>
      <Trans>Bet again</Trans>
    </Button>
  )
}
