import { keepSeat, keptSeat } from "@fakham/adapters/browser/play"
import { httpGames } from "@fakham/adapters/operator/play"
import { Games } from "@fakham/core/games"
import { useActorRef } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { fromPromise } from "xstate"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

/** A page that was loaded anew, or closed, has left no game; without an answer the next page of games tries again. */
const leaving = fromPromise<void, Machines>(async ({ input: { client, player = "" }, signal }) => {
  if (keptSeat(player) === undefined) return
  const { _tag } = await ManagedRuntime.make(httpGames(client)).runPromiseExit(
    Games.use(({ leave }) => leave),
    { signal },
  )
  if (_tag === "Success") keepSeat(player, undefined)
})

/** Leaves a game that the player still sits in, on pages where none is played. */
export const useSeatLeft = (): void => {
  useActorRef(leaving, { input: useMachines() })
}
