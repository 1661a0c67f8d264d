import type { Satang } from "@fakham/core/money"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"

/** What the player has to stake with, as far as it is known. */
export const useCash = (): Satang | undefined => {
  const player = useSelector(useApp().session, (state) => state.children.player)
  return useSelector(player, (state) => state?.context.player?.cash)
}
