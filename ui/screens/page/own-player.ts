import type { Player } from "@fakham/core"
import { useSelectorInSteps } from "../../app/select-in-steps.ts"
import { type PlayerSnapshot, usePlayer } from "../../app/use-player.ts"

type OwnPlayer = {
  /** Nothing until the operator has told. */
  readonly player: Player | undefined
  readonly isUnreachable: boolean
  readonly onRetry: () => void
}

const isUnreachableIn = (state: PlayerSnapshot) => state?.matches("unreachable") ?? false

/** The player who is logged in, or that nothing is known of them. */
export const useOwnPlayer = (): OwnPlayer => {
  const { actor, player } = usePlayer()
  const isUnreachable = useSelectorInSteps(actor, isUnreachableIn)
  return { player, isUnreachable, onRetry: () => actor?.send({ type: "retry.requested" }) }
}
