import type { Layer } from "effect"
import { asking, failureOf, type PortPromise, same, successOf } from "../../testing/port-promise.ts"
import { gov4dVariants } from "../group/bet-type.ts"
import { Rounds } from "../round/round.port.ts"

/** What is promised of a list of rounds. */
export const promisesOfRounds = (rounds: Layer.Layer<Rounds>): ReadonlyArray<PortPromise> => {
  const ask = asking(rounds)
  const latest = async () => successOf(await ask(Rounds.use((port) => port.latest())), "the list of rounds")
  return [
    {
      says: "no two rounds of the list have one id",
      holds: async () => {
        const ids = (await latest()).map(({ betId }) => betId)
        same(new Set(ids).size, ids.length, "the ids that are told apart")
      },
    },
    {
      says: "a round that is listed is told by its id as it is listed",
      holds: async () => {
        for (const { betId, betGroup, closesAt } of (await latest()).slice(0, 3)) {
          const one = successOf(await ask(Rounds.use((port) => port.one(betId))), "a round that is listed")
          same([one.betId, one.betGroup, one.closesAt], [betId, betGroup, closesAt], "the round")
        }
      },
    },
    {
      says: "a round that nobody has heard of is none",
      holds: async () => {
        const answer = await ask(Rounds.use((port) => port.one("no-such-round")))
        same(failureOf(answer), "NoSuchRound", "a round that is none")
      },
    },
    {
      says: "every lottery of four digits has a list, which is empty where it is not sold",
      holds: async () => {
        const sets = successOf(await ask(Rounds.use((port) => port.latest4d())), "the lists of four digits")
        for (const variant of gov4dVariants) same(Array.isArray(sets[variant]), true, `the list of ${variant}`)
      },
    },
  ]
}
