import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import { type SessionActor, useApp } from "./app.ts"
import { useSelectorInSteps } from "./select-in-steps.ts"

export type PlayerSnapshot = SnapshotFrom<NonNullable<SnapshotFrom<SessionActor>["children"]["player"]>> | undefined

const playerIn = (state: PlayerSnapshot) => state?.context.player

/** The player who is logged in, and who knows of them; nothing until the operator has told. */
export const usePlayer = () => {
  const actor = useSelector(useApp().session, ({ children }) => children.player)
  return { actor, player: useSelectorInSteps(actor, playerIn) }
}
