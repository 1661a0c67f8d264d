import { hasLobbyFailed, lobbySeenAt, roundsInLobby } from "@fakham/core/lotto"
import { useMachines } from "../../app/use-machines.ts"
import { useSelectorInSteps } from "../../parts/select-in-steps.ts"

/**
 * The lobby as it is now: a new picture only when a round or its phase has changed. It is drawn in steps between which the
 * page answers to taps.
 */
export const useLobby = () => {
  const machines = useMachines()
  const { now } = machines
  const lobby = machines.lobby()
  const rounds = useSelectorInSteps(lobby, roundsInLobby)
  const seenAt = useSelectorInSteps(lobby, lobbySeenAt)
  const hasFailed = useSelectorInSteps(lobby, hasLobbyFailed)
  return { rounds, seenAt, now, hasFailed }
}
