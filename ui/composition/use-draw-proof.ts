import { httpYingResults } from "@fakham/adapters/operator/betting"
import { checkedDraw, type DrawReport, type Round } from "@fakham/core/lotto"
import { makeReading, NotOffered } from "@fakham/core/operator"
import { YingResults } from "@fakham/core/ying"
import { Effect } from "effect"
import { useState } from "react"
import { feedOf } from "./feeds.ts"
import { sha256 } from "./sha256.ts"
import { useMachines } from "./use-machines.ts"

type Asked = Pick<Round, "betId" | "commitment" | "outcome">
type DrawProofLogic = ReturnType<typeof makeReading<YingResults, DrawReport, Asked>>

/** Reads what was laid open about a draw of ping-pong, and draws it again here. */
export const useDrawProof = (): DrawProofLogic => {
  const { visit, client, world } = useMachines()
  const [proof] = useState(() =>
    makeReading(
      visit.with(httpYingResults(client)).runtime,
      ({ betId, commitment, outcome }: Asked) =>
        YingResults.use((results) => results.proof(betId)).pipe(
          Effect.catchTag(["NotDrawnYet", "NoSuchRound"], () => Effect.fail(new NotOffered())),
          Effect.flatMap(({ seed, houseShot }) =>
            Effect.tryPromise({
              try: () => checkedDraw(sha256, { betId, commitment, seed, digits: houseShot, outcome }),
              // A browser that can compute no SHA-256 can check nothing.
              catch: () => new NotOffered(),
            }),
          ),
        ),
      { feed: feedOf(world.followConnection), retryEvery: 5_000 },
    ),
  )
  return proof
}
