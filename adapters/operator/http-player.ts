import { PlayerRecord, Purse } from "@fakham/core"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "./client.ts"
import { cashs, usersInfos } from "./wire/index.ts"

/** Answers `PlayerRecord` over the operator's main API. */
export const httpPlayerRecord = (client: Client) =>
  Layer.succeed(PlayerRecord, {
    read: client.ask(usersInfos).pipe(
      Effect.mapError(failureForPlayer),
      Effect.map(({ data: { supportData, ...rest } }) => ({ ...rest, support: supportData })),
    ),
  })

/** Answers `Purse` over the operator's main API. */
export const httpPurse = (client: Client) =>
  Layer.succeed(Purse, {
    balance: client.ask(cashs).pipe(
      Effect.mapError(failureForPlayer),
      Effect.map(({ data }) => data.money),
    ),
  })
