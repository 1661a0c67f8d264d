import { httpGames } from "@fakham/adapters/operator/games"
import { Games, type HighlightedGame } from "@fakham/core/games"
import { makeReading } from "@fakham/core/operator"
import { useActorRef, useSelector } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { fromPromise, waitFor } from "xstate"
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

const none: ReadonlyArray<HighlightedGame> = []

/** The same for a page that stands still once it is drawn: nothing until they are told, none if that takes too long. */
export const useHighlightsWithin = (patience: number): ReadonlyArray<HighlightedGame> | undefined => {
  const reading = useActorRef(useHighlights())
  const [settled] = useState(() =>
    fromPromise(() =>
      waitFor(reading, (state) => state.context.known !== undefined || !state.hasTag("busy"), {
        timeout: patience,
      }).then(
        ({ context }) => context.known ?? none,
        () => none,
      ),
    ),
  )
  return useSelector(useActorRef(settled), ({ output }) => output)
}
