import { hasLobbyFailed, nextOfSameKind, type Round, roundsInLobby } from "@fakham/core/lotto"
import type { Order } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useTransition } from "react"
import { waitFor } from "xstate"
import { useApp } from "../../app/app.ts"
import { useMachines } from "../../app/use-machines.ts"
import { Button } from "../../parts/controls/button.tsx"

/** How long an answer about the rounds is waited for. */
const timeoutMs = 8_000

/** The same numbers on the next round of their kind, or the same sets on the next draw, as they count now. */
export const BetAgain = ({ order }: { readonly order: Order }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { snackbar } = useApp()
  const { lobby, slipHandoff, setsHandoff, now } = useMachines()
  const [isLooking, look] = useTransition()
  const notify = (txt: string) => snackbar.send({ type: "snack.offered", snack: { txt, color: "failure" } })
  const carryTo = ({ betGroup, betId }: Round) => {
    if (order.kind === "poy") {
      slipHandoff.put(betId, { type: "slip.pulled", bets: order.lines })
      return navigate({ to: "/lotto/$betGroup/$betId", params: { betGroup, betId } })
    }
    setsHandoff.put(betId, { type: "sets.picked", lines: order.lines })
    return navigate({ to: "/lotto/4d", hash: order.variant })
  }
  const again = () =>
    look(async () => {
      const betType = order.kind === "poy" ? order.betType : order.variant
      const asked = lobby()
      asked.send({ type: "retry.requested" })
      const rounds = await waitFor(asked, (seen) => roundsInLobby(seen) !== undefined || hasLobbyFailed(seen), {
        timeout: timeoutMs,
      }).then(roundsInLobby, () => undefined)
      if (rounds === undefined) return notify(t`Couldn't load the rounds. Retrying automatically.`)
      const next = nextOfSameKind({ betGroup: order.betGroup, betType }, rounds, now())
      if (next === undefined) notify(t`No rounds of this type are open right now.`)
      else await carryTo(next)
    })
  return (
    <Button tone="outline" sending={isLooking} onClick={again}>
      <Trans>Bet again</Trans>
    </Button>
  )
}
