import type { SnapshotFrom } from "xstate"
import type { Machines } from "../../app/start-machines.lazy.ts"
import { useMachines } from "../../app/use-machines.ts"
import { useSelectorInSteps } from "../../parts/select-in-steps.ts"

type LobbySnapshot = SnapshotFrom<ReturnType<Machines["lobby"]>>

const roundsIn = ({ context }: LobbySnapshot) => context.rounds
const seenAtIn = ({ context }: LobbySnapshot) => context.seenAt
const hasFailedIn = (state: LobbySnapshot) => state.hasTag("failed")

/**
 * The lobby as it is now: a new picture only when a round or its phase has changed. It is drawn in steps between which the
 * page answers to taps.
 */
export const useLobby = () => {
  const machines = useMachines()
  const { now } = machines
  const lobby = machines.lobby()
  const rounds = useSelectorInSteps(lobby, roundsIn)
  const seenAt = useSelectorInSteps(lobby, seenAtIn)
  const hasFailed = useSelectorInSteps(lobby, hasFailedIn)
  return { rounds, seenAt, now, hasFailed }
}
