import type { Player } from "@fakham/core"
import { asResourceOf, type ResourceView } from "@fakham/core/visit"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import { useApp } from "../../app/app.ts"
import { useResourceInSteps } from "../../app/use-visit.ts"

const viewOf = (view: ResourceView<Player> | undefined) => view

const useOwnView = () => {
  const actor = useSelector(useApp().session, ({ children }) => children.player)
  return useResourceInSteps(
    useMemo(() => actor && asResourceOf(actor, ({ context }) => context.player), [actor]),
    viewOf,
  )
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
