import { storedGames } from "@fakham/adapters/browser/play"
import { httpGames } from "@fakham/adapters/operator/play"
import { Games, makeKeptGames } from "@fakham/core/games"
import { makeReading } from "@fakham/core/operator"
import { useLingui } from "@lingui/react"
import { ManagedRuntime } from "effect"
import { useEffect } from "react"
import { createActor } from "xstate"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

const startGames = ({ client, world, player }: Machines) => {
  const runtime = ManagedRuntime.make(httpGames(client))
  const actors = {
    /** What the operator offers. */
    offered: createActor(
      makeReading(runtime, () => Games.use(({ list }) => list), { feed: feedOf(world.followConnection) }),
    ),
    /** The player's favourites, and what was opened last. */
    kept: createActor(makeKeptGames(ManagedRuntime.make(storedGames({ player })))),
  }
  for (const actor of Object.values(actors)) actor.start()
  world.followEnd(() => {
    for (const actor of Object.values(actors)) actor.stop()
  })
  return actors
}

export type GameActors = ReturnType<typeof startGames>

const started = new WeakMap<Machines, GameActors>()

const gamesOf = (machines: Machines): GameActors => {
  const actors = started.get(machines) ?? startGames(machines)
  started.set(machines, actors)
  return actors
}

/** What the pages of games run on: started with the first of them, and shared by all. */
export const useGames = (): GameActors => gamesOf(useMachines())

/** The same for a page that has just been opened, or in another language: what is known is shown, and asked for anew. */
export const useGamesAnew = (): GameActors => {
  const actors = useGames()
  const { i18n } = useLingui()
  const { locale } = i18n
  useEffect(() => {
    if (locale !== "") actors.offered.send({ type: "data.doubted" })
  }, [actors, locale])
  return actors
}
