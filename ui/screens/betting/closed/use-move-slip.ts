import { nextOfSameKind, type Round } from "@fakham/core/lotto"
import { linesOf } from "@fakham/core/poy"
import { useNavigate } from "@tanstack/react-router"
import { useMachines } from "../../../app/use-machines.ts"
import { useLobby } from "../../lotto/use-lobby.ts"
import { useBetPage } from "../bet-page-context.ts"

/** The round that a slip can go on to, and what brings it there with its prices, at the rates and limits of then. */
export const useMoveSlip = (): { readonly next: Round | undefined; readonly move: (to: Round) => Promise<void> } => {
  const { round, betting } = useBetPage()
  const { draftMoves, slipHandoff } = useMachines()
  const { rounds = [], seenAt } = useLobby()
  const navigate = useNavigate()
  const move = async ({ betGroup, betId }: Round) => {
    const lines = linesOf(betting.getSnapshot().context.slip)
    // A browser that stores nothing hands them on within this page.
    if (!(await draftMoves.add(betId, lines))) slipHandoff.put(betId, { type: "slip.pulled", bets: lines })
    betting.send({ type: "slip.cleared" })
    await navigate({ to: "/lotto/$betGroup/$betId", params: { betGroup, betId } })
  }
  // A list that was read before this round was closed still has it open.
  const others = rounds.filter(({ betId }) => betId !== round.betId)
  return { next: nextOfSameKind(round, others, seenAt), move }
}
