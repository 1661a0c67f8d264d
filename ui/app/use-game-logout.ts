import { httpGames } from "@fakham/adapters/operator/games"
import { Games } from "@fakham/core/games"
import { useActorRef } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { fromPromise } from "xstate"
import { type SessionActor, useApp } from "./app.ts"
import type { MachinesLoader } from "./loader.ts"

/** Partners that do not answer by then keep nobody logged in. */
const patience = 2_000

const tellPartners = async (machines: MachinesLoader): Promise<void> => {
  const { client } = await machines.load()
  await ManagedRuntime.make(httpGames(client)).runPromiseExit(Games.use(({ leave }) => leave))
}

const logout = fromPromise<void, { readonly machines: MachinesLoader; readonly session: SessionActor }>(
  async ({ input: { machines, session } }) => {
    const told = tellPartners(machines).catch(() => undefined)
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))])
    session.send({ type: "logout.requested" })
  },
)

/** Leaves whatever game the player sits in, while the operator still knows them, and logs them out. */
export const useGameLogout = (): void => {
  const { machines, session } = useApp()
  useActorRef(logout, { input: { machines, session } })
}
