import { noSupport, PlayerRecord, Purse } from "@fakham/core"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "./client.ts"
import { cashs, usersInfos } from "./wire/index.ts"

const balance = (client: Client) => Effect.map(client.ask(cashs), ({ data }) => data.money)

/** Answers `PlayerRecord` over the operator's main API. */
export const httpPlayerRecord = (client: Client) =>
  Layer.succeed(PlayerRecord, {
    read: Effect.flatMap(
      client.ask(usersInfos),
      ({ data: { supportData, cash, level, afCash, loyaltyPoint, ...rest } }) =>
        Effect.map(cash === undefined ? balance(client) : Effect.succeed(cash), (known) => ({
          ...rest,
          level,
          afCash,
          loyaltyPoint,
          cash: known,
          support: supportData ?? noSupport,
        })),
    ).pipe(Effect.mapError(failureForPlayer)),
  })

/** Answers `Purse` over the operator's main API. */
export const httpPurse = (client: Client) =>
  Layer.succeed(Purse, {
    balance: Effect.mapError(balance(client), failureForPlayer),
  })
