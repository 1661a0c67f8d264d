import type { Round } from "@fakham/core/lotto"
import { useActorRef, useSelector } from "@xstate/react"
import { useEffect } from "react"
import type { ActorRefFrom } from "xstate"
import { useApp } from "../../app.ts"
import type { Machines } from "../../composition/player.ts"
import { useMachines } from "../../composition/use-machines.ts"

/** What all parts of the page share: the round, this player's shots, and everybody's. */
export type Ying = {
  readonly round: Round
  readonly shooting: ActorRefFrom<Machines["shooting"]>
  readonly shots: ActorRefFrom<Machines["shots"]>
  readonly now: () => number
}

const isSame = (one: Round, other: Round) => JSON.stringify(one) === JSON.stringify(other)

/** Runs the shooting and the list, and lets each know what the other has learnt. */
export const useYing = (round: Round): Ying => {
  const { shooting: shootingLogic, shots: shotsLogic, now, followClock } = useMachines()
  const { connection } = useApp()
  const shooting = useActorRef(shootingLogic, { input: round })
  const shots = useActorRef(shotsLogic, { input: round })
  const isOnline = useSelector(connection, (state) => state.matches("online"))
  const fired = useSelector(shooting, ({ context }) => context.fired)
  const recent = useSelector(shots, ({ context }) => context.recent)
  const summary = useSelector(shots, ({ context }) => context.summary)
  const isUnanswered = useSelector(shooting, ({ value }) => value === "unanswered")

  useEffect(() => {
    if (isSame(round, shots.getSnapshot().context.round)) return
    shooting.send({ type: "round.changed", round })
    shots.send({ type: "round.changed", round })
  }, [round, shooting, shots])
  useEffect(
    () =>
      followClock(() => {
        shooting.send({ type: "clock.corrected" })
        shots.send({ type: "clock.corrected" })
      }),
    [followClock, shooting, shots],
  )
  useEffect(() => {
    if (isOnline) shots.send({ type: "connection.restored" })
  }, [isOnline, shots])
  useEffect(() => {
    if (fired.length > 0 || isUnanswered) shots.send({ type: "shot.accepted" })
  }, [fired, isUnanswered, shots])
  useEffect(() => {
    if (recent !== undefined) shooting.send({ type: "shots.seen", shots: recent })
  }, [recent, shooting])
  // Another tab or device shot: this one has to wait as well.
  useEffect(() => {
    if (summary !== undefined && summary.waitSeconds > 0 && shooting.getSnapshot().value === "ready")
      shooting.send({ type: "wait.told", waitSeconds: summary.waitSeconds })
  }, [summary, shooting])
  return { round, shooting, shots, now }
}
