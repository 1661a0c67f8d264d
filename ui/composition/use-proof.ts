import { httpYingResults } from "@fakham/adapters/operator/betting"
import type { ClockNews, ConnectionNews } from "@fakham/core/operator"
import { makeProof } from "@fakham/core/ying"
import { useState } from "react"
import { type Announced, followEnding } from "./endings.ts"
import { clockNews, feedOf } from "./feeds.ts"
import { sha256 } from "./sha256.ts"
import { useMachines } from "./use-machines.ts"

type Refresh = ClockNews | ConnectionNews | Announced

/** Put together with the one screen that does the sum of a round again, and fetched with it. */
export const useProof = (): ReturnType<typeof makeProof> => {
  const { visit, client, now, followClock, lobby, world } = useMachines()
  const [proof] = useState(() =>
    makeProof(visit.with(httpYingResults(client)).runtime, {
      now,
      sha256,
      feed: (betId) =>
        feedOf<Refresh>(clockNews({ followClock }), world.followConnection, followEnding(lobby(), betId)),
    }),
  )
  return proof
}
