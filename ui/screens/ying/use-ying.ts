import type { Round } from "@fakham/core/lotto"
import type { ShootingLogic, ShotsLogic } from "@fakham/core/ying"
import { useActorRef } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { parts } from "../../app/parts.ts"
import type { Machines } from "../../app/start-machines.lazy.ts"
import { useMachines } from "../../app/use-machines.ts"
import { usePart } from "../../app/use-visit.ts"

/** What all parts of the page share: the round, this player's shots, and everybody's. */
export type YingActors = {
  readonly round: Round
  readonly shooting: ActorRefFrom<ShootingLogic>
  readonly shots: ActorRefFrom<ShotsLogic>
  readonly now: () => number
}

/** Runs the shooting and the list while the page stands. */
export const useYing = (round: Round, running: ActorRefFrom<Machines["round"]>): YingActors => {
  const { now } = useMachines()
  const { yingPage } = usePart(parts.yings)
  const { shooting, shots } = useActorRef(yingPage, { input: { round, running } }).getSnapshot().context
  return { round, shooting, shots, now }
}
