import { storedAwaitedGame } from "@fakham/adapters/browser/games"
import { awaitedGameOf } from "@fakham/core/games"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, player }: Machines) => awaitedGameOf(visit.with(storedAwaitedGame({ player })))

export type AwaitedGamePart = ReturnType<typeof part>
