import type { PlacedPoy } from "@fakham/core/order"
import { useActorRef, useSelector } from "@xstate/react"
import { useEffect } from "react"
import type { ActorRefFrom } from "xstate"
import type { Machines } from "../../composition/player.ts"
import { useMachines } from "../../composition/use-machines.ts"

/** A slip that waits is read again when its round has ended, until it is settled. */
export const useResultNews = (poy: PlacedPoy, actor: ActorRefFrom<Machines["aborting"]>): void => {
  const round = useActorRef(useMachines().round, { input: poy.order.betId })
  const isOver = useSelector(round, (state) => state.matches("resulted") || state.matches("cancelled"))
  const isAtRest = useSelector(actor, (state) => state.matches("confirming") || state.matches("refused"))
  useEffect(() => {
    if (isOver && isAtRest && poy.status === "waiting") actor.send({ type: "result.heard" })
  }, [isOver, isAtRest, poy, actor])
}
