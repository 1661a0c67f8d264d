import type { Player } from "@fakham/core"
import { asResourceOf } from "@fakham/core/visit"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import { useApp } from "../../app/app.ts"
import { useLaterResource } from "../../app/use-visit.ts"

const useOwnView = () => {
  const actor = useSelector(useApp().session, ({ children }) => children.player)
  return useLaterResource(useMemo(() => actor && asResourceOf(actor, ({ context }) => context.player), [actor]))
}

/** The player who is logged in; nothing until the operator has told. */
export const usePlayer = (): Player | undefined => useOwnView()?.data

type OwnPlayer = {
  /** Nothing until the operator has told. */
  readonly player: Player | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** The player who is logged in, or that nothing is known of them. */
export const useOwnPlayer = (): OwnPlayer => {
  const view = useOwnView()
  return { player: view?.data, hasFailed: view?.hasFailed ?? false, onRetry: () => view?.retry() }
}
