import type { Player } from "@fakham/core/identity"
import { useActorRef } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useApp } from "../../../app/app.ts"
import type { ProfileEditing } from "../../../app/parts/identity/profile-editing.lazy.ts"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"

export type ProfileEditingActor = ActorRefFrom<ProfileEditing["profileEditing"]>

/** What a player says of themselves while it is edited; once it is saved, every page knows it. */
export const useProfileEditing = (player: Player): ProfileEditingActor => {
  const { session } = useApp()
  const { profileEditing } = usePart(parts.profileEditing)
  return useActorRef(profileEditing, { input: player }, ({ value, context: { change } }) => {
    if (value === "saved") session.getSnapshot().children.player?.send({ type: "profile.changed", change })
  })
}
