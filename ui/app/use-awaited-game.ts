import { type AwaitedGame, awaitedGame, keepAwaitedGame } from "@fakham/adapters/browser/games"
import { useState } from "react"
import { useMachines } from "./use-machines.ts"

/** Keeps which game a player goes from to deposit, so that the deposit leads back to it. */
export const useAwaitGame = (): ((game: AwaitedGame) => void) => {
  const { now, player = "" } = useMachines()
  return (game) => keepAwaitedGame(player, game, now())
}

/** The game that a deposit was made for, if there is one. */
export const useAwaitedGame = (): AwaitedGame | undefined => {
  const { now, player = "" } = useMachines()
  const [game] = useState(() => awaitedGame(player, now()))
  return game
}
