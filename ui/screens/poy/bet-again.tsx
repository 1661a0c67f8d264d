import { nextOfSameKind } from "@fakham/core/lotto"
import type { PoyOrder } from "@fakham/core/placing"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useApp } from "../../app.ts"
import { useHouse } from "../../house/use-house.ts"
import { Button } from "../../parts/button.tsx"

/** The same numbers on the next round of their kind, at the prices and rates of now. */
export const BetAgain = ({ order }: { readonly order: PoyOrder }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { snackbar } = useApp()
  const { lobby, carried, now } = useHouse()
  const again = () => {
    const next = nextOfSameKind(order, lobby.getSnapshot().context.rounds ?? [], now())
    if (next === undefined) {
      const txt = t`No round of this kind takes bets just now.`
      snackbar.send({ type: "snack.offered", snack: { txt, color: "failure" } })
      return
    }
    carried.put(next.betId, { type: "slip.pulled", bets: order.lines })
    void navigate({ to: "/lotto/$betGroup/$betId", params: { betGroup: next.betGroup, betId: next.betId } })
  }
  return (
    <Button tone="outline" onClick={again}>
      <Trans>Bet again</Trans>
    </Button>
  )
}
