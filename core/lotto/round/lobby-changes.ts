import { fromPart } from "../../machine/actor.ts"
import type { Round } from "./round.ts"

type Known = { readonly context: { readonly rounds: ReadonlyArray<Round> | undefined } }

export type WatchedLobby = {
  readonly getSnapshot: () => Known
  readonly subscribe: (look: (snapshot: Known) => void) => { readonly unsubscribe: () => void }
}

/** The rounds that the lobby knows now, and those that it knew before. */
export type LobbyChanged = {
  readonly type: "lobby.changed"
  readonly rounds: ReadonlyArray<Round>
  readonly before: ReadonlyArray<Round>
}

/** Sends the rounds of a lobby at once, and whenever they are others. */
export const lobbyChanges = fromPart(
  ({ context }: Known) => context.rounds,
  (rounds = [], before = []): LobbyChanged => ({ type: "lobby.changed", rounds, before }),
)
