import { playingSince } from "@fakham/adapters/browser/limits"
import { makeReminding, PlaySession } from "@fakham/core/limits"
import { httpPlayed, httpPlayLimits } from "@fakham/operator/limits"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client, player = "", now }: Machines) => {
  const { runtime, environment } = visit.with(
    Layer.mergeAll(
      httpPlayed(client),
      httpPlayLimits(client),
      Layer.succeed(PlaySession, { since: () => playingSince(player, now()) }),
    ),
  )
  return { reminding: makeReminding(runtime, environment) }
}

export type Reminding = ReturnType<typeof part>
