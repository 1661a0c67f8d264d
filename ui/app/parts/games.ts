import { keepSeat, keptSeat, storedGames } from "@fakham/adapters/browser/games"
import { httpGames } from "@fakham/adapters/operator/games"
import { Games, makeKeptGames, makePartnerWait, type PartnerWaitLogic } from "@fakham/core/games"
import { connectionNews, makeReading } from "@fakham/core/operator"
import { type Actor, createActor, fromPromise } from "xstate"
import type { Machines } from "../player.ts"

/** What the pages of games run on: started with the first of them, and shared by all. */
export const part = ({ visit, client, player, now }: Machines) => {
  const { runtime } = visit.with(httpGames(client))
  const offered = visit.start(
    createActor(makeReading(runtime, () => Games.use(({ list }) => list), { feed: connectionNews })),
  )
  const partnerWait: Actor<PartnerWaitLogic> = createActor(makePartnerWait(now), { input: { offered } })
  return {
    /** What the operator offers. */
    offered,
    /** Partners that are waited for, of whichever page. */
    partnerWait: visit.start(partnerWait),
    /** The player's favourites, and what was opened last. */
    kept: visit.start(createActor(makeKeptGames(visit.with(storedGames({ player })).runtime))),
    /** A page that was loaded anew, or closed, has left no game; without an answer the next page of games tries again. */
    leaving: fromPromise<void>(async ({ signal }) => {
      if (keptSeat(player ?? "") === undefined) return
      const { _tag } = await runtime.runPromiseExit(
        Games.use(({ leave }) => leave),
        { signal },
      )
      if (_tag === "Success") keepSeat(player ?? "", undefined)
    }),
  }
}

export type OwnGames = ReturnType<typeof part>
