import { checkedDraw, type DrawReport, type Round } from "@fakham/core/lotto"
import { connectionNews, makeResource, NotOffered } from "@fakham/core/operator"
import { makeProof, YingResults } from "@fakham/core/ying"
import { httpYingResults } from "@fakham/operator/ying"
import { Effect } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

/** SHA-256 as the browser computes it. */
const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))

type Asked = Pick<Round, "betId" | "commitment" | "outcome">

export type Proofs = {
  /** Does the sum of a round of shots again here. */
  readonly proof: ReturnType<typeof makeProof>
  /** Reads what was laid open about a draw of ping-pong, and draws it again here. */
  readonly drawProof: ReturnType<typeof makeResource<YingResults, DrawReport, Asked>>
}

export const part = ({ visit, client, lobby }: Machines): Proofs => {
  const { runtime } = visit.with(httpYingResults(client))
  return {
    proof: makeProof(runtime, { ...visit.environment, sha256, lobby }),
    drawProof: makeResource(
      runtime,
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
      { feed: connectionNews, retryEvery: 5_000 },
    ),
  }
}
