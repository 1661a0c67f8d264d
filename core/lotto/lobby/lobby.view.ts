import type { SnapshotFrom } from "xstate"
import type { makeLobby } from "./lobby.machine.ts"

type LobbySnapshot = SnapshotFrom<ReturnType<typeof makeLobby>>

export const roundsInLobby = ({ context }: Pick<LobbySnapshot, "context">) => context.rounds

/** By the operator's clock: the moment of which the phases of these rounds are told. */
export const lobbySeenAt = ({ context }: Pick<LobbySnapshot, "context">) => context.seenAt

export const hasLobbyFailed = (lobby: Pick<LobbySnapshot, "hasTag">): boolean => lobby.hasTag("failed")
