import { cancellingFlow } from "./cancelling-flow.ts"
import type { Flow } from "./flow.ts"
import { gameRoundsFlow } from "./game-rounds-flow.ts"
import { movingFlow, withdrawingFlow } from "./money-flows.ts"
import { placingFlow } from "./placing-flow.ts"
import { type Playing, play } from "./play-flow.ts"
import { resourceFlow } from "./resource-flow.ts"

type FlowEntry = { readonly flow: () => Flow; readonly playing?: Playing }

/** Longer than any request is waited for: what was sent under one key may come at any time. */
const fiveMinutes = 300_000

/** Every flow that the world plays, by name. */
const flows = {
  /** Another version of a draft has a key of its own, so no message may outlast the two minutes it is waited for. */
  "placing a draft that is edited": { flow: () => placingFlow("edited slip") },
  "placing a draft that stays as it is": {
    flow: () => placingFlow("slip"),
    playing: { longestTrip: fiveMinutes },
  },
  "placing sets": { flow: () => placingFlow("sets"), playing: { longestTrip: fiveMinutes } },
  cancelling: { flow: () => cancellingFlow },
  withdrawing: { flow: withdrawingFlow },
  "moving earnings": { flow: movingFlow },
  "rounds of a game": { flow: gameRoundsFlow, playing: { longestTrip: fiveMinutes } },
  "reading the rounds": { flow: () => resourceFlow("the rounds") },
  "reading the terms of a round": { flow: () => resourceFlow("the terms of a round") },
  "reading a player's slips": { flow: () => resourceFlow("a player's slips") },
} as const satisfies Readonly<Record<string, FlowEntry>>

export const flowNames: ReadonlyArray<string> = Object.keys(flows)

/** Plays one world of a flow to its end; what is found wrong is an error with the whole story. */
export const playFlow = (name: string, seed: number, playing: Playing = {}) => {
  const known = Object.entries<FlowEntry>(flows).find(([one]) => one === name)
  if (known === undefined) throw new Error(`There is no flow named ${name}: ${flowNames.join(", ")}.`)
  const [, { flow, playing: own }] = known
  return play(flow(), seed, { ...own, ...playing })
}
