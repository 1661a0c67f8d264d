import type { Player } from "@fakham/core"
import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import { type AppSession, useApp } from "../../app/app.ts"
import { useSelectorInSteps } from "../../parts/select-in-steps.ts"

type PlayerSnapshot = SnapshotFrom<NonNullable<SnapshotFrom<AppSession>["children"]["player"]>> | undefined

const playerIn = (state: PlayerSnapshot) => state?.context.player
const hasFailedIn = (state: PlayerSnapshot) => state?.matches("failed") ?? false

/** Who knows of the player who is logged in. */
const usePlayerActor = () => useSelector(useApp().session, ({ children }) => children.player)

/** The player who is logged in; nothing until the operator has told. */
export const usePlayer = (): Player | undefined => useSelectorInSteps(usePlayerActor(), playerIn)

type OwnPlayer = {
  /** Nothing until the operator has told. */
  readonly player: Player | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** The player who is logged in, or that nothing is known of them. */
export const useOwnPlayer = (): OwnPlayer => {
  const actor = usePlayerActor()
  const player = useSelectorInSteps(actor, playerIn)
  const hasFailed = useSelectorInSteps(actor, hasFailedIn)
  return { player, hasFailed, onRetry: () => actor?.send({ type: "retry.requested" }) }
}
