import { GameRefused, Games, type LaunchFailure } from "@fakham/core/games"
import { NotOffered, type Unreachable } from "@fakham/core/operator"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer, type HttpRefused } from "../client.ts"
import { isNotServed } from "../not-offered.ts"
import { isDecidedRefusal, saidIn } from "../refusal.ts"
import { notServed } from "../supported-calls.ts"
import {
  gameHighlightConfigs,
  PlayLimitLeft,
  partnersGameLaunch,
  partnersGameListConfig,
  partnersGameListConfigNr,
  partnersGameLogout,
} from "../wire/index.ts"
import { highlightFromWire, listingFromWire } from "./games-from-wire.ts"

/** Answers `Games` over the operator's lottery API. */
export const httpGames = (client: Client) =>
  Layer.succeed(Games, {
    list: () =>
      client.ask(partnersGameListConfig).pipe(
        Effect.catchIf(isUnknownCall, () => client.ask(partnersGameListConfigNr)),
        Effect.mapError(failureForPlayer),
        Effect.map(({ data }) => data.map(listingFromWire)),
      ),
    highlights: () =>
      client.ask(gameHighlightConfigs).pipe(
        Effect.mapError(failureForPlayer),
        Effect.map(({ data }) => data.map(highlightFromWire)),
      ),
    launch: ({ partner, gameList, gameId }) =>
      client
        .ask(partnersGameLaunch, {
          partner,
          ...(gameList === undefined ? {} : { gameList }),
          ...(gameId === undefined ? {} : { gameId }),
        })
        .pipe(
          Effect.mapError(launchFailure),
          Effect.map(({ data: { url, mode } }) => ({
            url,
            origin: URL.canParse(url) ? new URL(url).origin : "null",
            mode,
          })),
        ),
    leave: () =>
      client.ask(partnersGameLogout).pipe(
        Effect.asVoid,
        Effect.catchIf(isNotServed, () => Effect.void),
        Effect.mapError(failureForPlayer),
      ),
  })

/** An operator without the list of players may have the one of everybody. */
const isUnknownCall = (failure: HttpRefused | Unreachable): boolean =>
  failure._tag === "Refused" && [404, 405, notServed].includes(failure.status)

const reasons = ["maintenance", "closedToPlayer", "noSuchGame"] as const

const launchFailure = (failure: HttpRefused | Unreachable): LaunchFailure => {
  if (failure._tag === "Unreachable") return failure
  const until = failure.details(PlayLimitLeft)?.until
  if (failure.code === "PLAY_LIMIT")
    return new GameRefused({ reason: until === undefined ? "playLimit" : "onBreak", until })
  const reason = reasons.find((one) => one === failure.code)
  if (reason !== undefined) return new GameRefused({ reason, until })
  if (isNotServed(failure)) return new NotOffered()
  return isDecidedRefusal(failure)
    ? new GameRefused({ reason: "other", until, ...saidIn(failure) })
    : failureForPlayer(failure)
}
