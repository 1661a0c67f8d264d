import { httpGames } from "@fakham/adapters/operator/play"
import { Games, type HighlightedGame } from "@fakham/core/games"
import { makeReading } from "@fakham/core/operator"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type HighlightsRead = ReturnType<typeof makeReading<unknown, ReadonlyArray<HighlightedGame>>>

const pointedOut = ({ client, world }: Machines): HighlightsRead =>
  makeReading(ManagedRuntime.make(httpGames(client)), () => Games.use(({ highlights }) => highlights), {
    feed: feedOf(world.followConnection),
  })

/** Put together with the games on the main page, and fetched with them. */
export const useHighlights = (): HighlightsRead => {
  const machines = useMachines()
  const [made] = useState(() => pointedOut(machines))
  return made
}
