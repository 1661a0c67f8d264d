import { makeProfileEditing } from "@fakham/core/identity"
import { httpProfileKeeper } from "@fakham/operator/identity"
import type { Machines } from "../../start-machines.lazy.ts"

/** What a player says of themselves while it is edited. */
export const part = ({ visit, client, proveOwner }: Machines) => ({
  profileEditing: makeProfileEditing(visit.with(httpProfileKeeper(client)).runtime, proveOwner),
})

export type ProfileEditing = ReturnType<typeof part>
