import { httpGames } from "@fakham/adapters/operator/play"
import { Games, type HighlightedGame } from "@fakham/core/games"
import { makeReading, Unreachable } from "@fakham/core/operator"
import { Effect, ManagedRuntime } from "effect"
import { useState } from "react"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type HighlightsRead = ReturnType<typeof makeReading<unknown, ReadonlyArray<HighlightedGame>>>

const pointedOut = ({ client, world }: Machines, patience: number | undefined): HighlightsRead => {
  const all = Games.use(({ highlights }) => highlights)
  const inTime =
    patience === undefined
      ? all
      : Effect.timeoutOrElse(all, { duration: patience, orElse: () => Effect.fail(new Unreachable({})) })
  return makeReading(ManagedRuntime.make(httpGames(client)), () => inTime, { feed: feedOf(world.followConnection) })
}

/** Put together with the games on the main page, and fetched with them; unanswered after as long as is waited for them. */
export const useHighlights = (patience?: number): HighlightsRead => {
  const machines = useMachines()
  const [made] = useState(() => pointedOut(machines, patience))
  return made
}
