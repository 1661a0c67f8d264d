import type { Player } from "@fakham/core"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"

type OwnPlayer = {
  /** Nothing until the operator has told. */
  readonly player: Player | undefined
  readonly isUnreachable: boolean
  readonly onRetry: () => void
}

/** The player who is logged in. */
export const useOwnPlayer = (): OwnPlayer => {
  const actor = useSelector(useApp().session, ({ children }) => children.player)
  const player = useSelector(actor, (state) => state?.context.player)
  const isUnreachable = useSelector(actor, (state) => state?.matches("unreachable") ?? false)
  return { player, isUnreachable, onRetry: () => actor?.send({ type: "retry.requested" }) }
}
