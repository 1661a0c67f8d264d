import { Unreachable } from "@fakham/core"
import { type Gov4dVariant, NoSuchRound, type Round, Rounds, sellsSets } from "@fakham/core/lotto"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "./client.ts"
import { failureForPage } from "./failure-for-page.ts"
import { roundFromWire } from "./round-from-wire.ts"
import { betListsLatest, betListsOne, lotteries4dLatest, type Understood } from "./wire/index.ts"

/** Answers `Rounds` over the operator's lottery API. */
export const httpRounds = (client: Client) =>
  Layer.succeed(Rounds, {
    one: (betId) =>
      client.ask(betListsOne, { id: betId }).pipe(
        Effect.mapError(failureForPage(() => new NoSuchRound())),
        Effect.flatMap(({ data }) => {
          const round = roundFromWire(data)
          return round ? Effect.succeed(round) : Effect.fail(new Unreachable({ cause: `no group: ${data.betGroup}` }))
        }),
      ),
    // Operators list their four-digit rounds here too, and again where they are asked for.
    latest: client.ask(betListsLatest).pipe(
      Effect.mapError(failureForPlayer),
      Effect.map(({ data }) => known(data).filter(({ betGroup }) => !sellsSets(betGroup))),
    ),
    latest4d: client.ask(lotteries4dLatest).pipe(
      Effect.mapError(failureForPlayer),
      Effect.map(({ data }) => ({
        hanoy: ofVariant("hanoy", data.hanoy),
        lao: ofVariant("lao", data.lao),
        laoSuper: ofVariant("laoSuper", data.laoSuper),
        malay: ofVariant("malay", data.malay),
      })),
    ),
  })

type Listed = Understood<typeof betListsLatest>

const known = (listed: Listed): ReadonlyArray<Round> => listed.flatMap((wire) => (wire && roundFromWire(wire)) ?? [])

/** The list that a round stands in says which lottery it is, however the operator names it. */
const ofVariant = (betType: Gov4dVariant, listed: Listed) =>
  listed.flatMap((wire) => (wire && roundFromWire({ ...wire, betGroup: "gov4d", betType })) ?? [])
