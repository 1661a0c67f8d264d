import { type Actor, createActor } from "xstate"
import type { Visit } from "../visit/visit.ts"
import { makeLobby } from "./lobby/lobby.machine.ts"
import { Results } from "./results/result.ts"
import { makeRound } from "./round/round.machine.ts"
import type { Rounds } from "./round/round.port.ts"
import type { RoundFeed } from "./round/round-feed.port.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface LobbyLogic extends ReturnType<typeof makeLobby> {}

/** Rounds and what was drawn, the same for all pages of a visit; `random` keeps many visits from asking in one moment. */
export const shownRoundsOf = (visit: Visit<Results | RoundFeed | Rounds>, random?: () => number) => {
  const { runtime } = visit
  const environment = { ...visit.environment, ...(random && { random }) }
  let lobby: Actor<LobbyLogic> | undefined
  return {
    /** All rounds, read from the first page that shows them on. */
    lobby: (): Actor<LobbyLogic> => (lobby ??= visit.start(createActor<LobbyLogic>(makeLobby(runtime, environment)))),
    round: makeRound(runtime, environment),
    /** The newest result of each group, for those that are drawn seldom. */
    latestResults: visit.resource(
      Results.use(({ latest }) => latest()),
      { isPersistent: true },
    ),
  }
}
