import { Unreachable } from "@fakham/core"
import { type Gov4dVariant, gov4dVariants, NoSuchRound, type Round, Rounds, sellsSets } from "@fakham/core/lotto"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "../client.ts"
import { failureForPage } from "../failure-for-page.ts"
import { setResults } from "../gov4d/set-results.ts"
import { betListsLatest, betListsOne, lotteries4dLatest, type Understood } from "../wire/index.ts"
import { roundFromWire } from "./round-from-wire.ts"

/** Every round that is next, running or just over. Operators list their four-digit rounds here too. */
export const latestRounds = (client: Client) =>
  client.ask(betListsLatest).pipe(
    // A long list was read: whoever tapped meanwhile comes first.
    Effect.tap(Effect.yieldNow),
    Effect.map(({ data }) => known(data)),
  )

/** The rounds of the four-digit lotteries, each in the list of its own. */
const setRounds = (client: Client) =>
  Effect.map(client.ask(lotteries4dLatest), ({ data }) => ({
    hanoy: ofVariant("hanoy", data.hanoy),
    lao: ofVariant("lao", data.lao),
    laoSuper: ofVariant("laoSuper", data.laoSuper),
    malay: ofVariant("malay", data.malay),
  }))
export const latestSetRounds = (client: Client) =>
  Effect.map(setRounds(client), (sets) => gov4dVariants.flatMap((variant) => sets[variant]))

/** Answers `Rounds` over the operator's lottery API. */
export const httpRounds = (client: Client) => {
  const results = setResults(client)
  return Layer.succeed(Rounds, {
    one: (betId) =>
      client.ask(betListsOne, { id: betId }).pipe(
        Effect.mapError(failureForPage(() => new NoSuchRound())),
        Effect.flatMap(({ data }) => {
          const round = roundFromWire(data)
          return round ? results.one(round) : Effect.fail(new Unreachable({ cause: `no group: ${data.betGroup}` }))
        }),
      ),
    latest: () =>
      latestRounds(client).pipe(
        Effect.mapError(failureForPlayer),
        Effect.flatMap((rounds) => results.all(rounds.filter(({ betGroup }) => !sellsSets(betGroup)))),
      ),
    latest4d: () =>
      Effect.flatMap(Effect.mapError(setRounds(client), failureForPlayer), (sets) =>
        Effect.all({
          hanoy: results.all(sets.hanoy),
          lao: results.all(sets.lao),
          laoSuper: results.all(sets.laoSuper),
          malay: results.all(sets.malay),
        }),
      ),
  })
}

type Listed = Understood<typeof betListsLatest>
type SetRow = Understood<typeof lotteries4dLatest>["lao"][number]

const known = (listed: Listed): ReadonlyArray<Round> =>
  listed.flatMap((wire) => (typeof wire === "object" ? (roundFromWire(wire) ?? []) : []))

/** The list that a round stands in says which lottery it is, however the operator names it. */
const ofVariant = (betType: Gov4dVariant, listed: ReadonlyArray<SetRow>) =>
  listed.flatMap((wire) => roundFromWire({ ...wire, betGroup: "gov4d", betType }) ?? [])
