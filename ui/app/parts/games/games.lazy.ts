import { storedGames, storedSeat, storeSeat } from "@fakham/adapters/browser/games"
import { Games, makePartnerWait, makePlayerGames, type PartnerWaitLogic } from "@fakham/core/games"
import { httpGames } from "@fakham/operator/games"
import { type Actor, createActor, fromPromise } from "xstate"
import type { Machines } from "../../start-machines.lazy.ts"

/** What the pages of games run on: started with the first of them, and shared by all. */
export const part = ({ visit, client, player, now }: Machines) => {
  const own = visit.with(httpGames(client))
  const { runtime } = own
  const offered = own.resource(
    Games.use(({ list }) => list()),
    { staleOn: ["games", "language"] },
  )
  const partnerWait: Actor<PartnerWaitLogic> = createActor(makePartnerWait(runtime, { now, offered }))
  return {
    /** What the operator offers. */
    offered,
    /** Partners that are waited for, of whichever page. */
    partnerWait: visit.start(partnerWait),
    /** The player's favourites, and what was opened last. */
    playerGames: visit.start(createActor(makePlayerGames(visit.with(storedGames({ player })).runtime))),
    /** A page that was loaded anew, or closed, has left no game; without an answer the next page of games tries again. */
    leaving: fromPromise<void>(async ({ signal }) => {
      if (storedSeat(player ?? "") === undefined) return
      const { _tag } = await runtime.runPromiseExit(
        Games.use(({ leave }) => leave()),
        { signal },
      )
      if (_tag === "Success") storeSeat(player ?? "", undefined)
    }),
  }
}

export type OwnGames = ReturnType<typeof part>
