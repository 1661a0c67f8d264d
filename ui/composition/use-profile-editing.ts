import { httpProfileKeeper } from "@fakham/adapters/operator/identity"
import { makeProfileEditing, type Player } from "@fakham/core/identity"
import { useActorRef } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { useApp } from "../app.ts"
import { useMachines } from "./use-machines.ts"

type Machine = ReturnType<typeof makeProfileEditing>

export type ProfileEditingActor = ActorRefFrom<Machine>

/** What a player says of themselves while it is edited; once it is saved, every page knows it. */
export const useProfileEditing = (player: Player): ProfileEditingActor => {
  const { session } = useApp()
  const { client, proveOwner } = useMachines()
  const [editing] = useState(() => makeProfileEditing(ManagedRuntime.make(httpProfileKeeper(client)), proveOwner))
  return useActorRef(editing, { input: player }, ({ value, context: { change } }) => {
    if (value === "saved") session.getSnapshot().children.player?.send({ type: "profile.changed", change })
  })
}
