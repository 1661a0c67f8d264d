import { PlayerRecord, Purse, Unreachable } from "@fakham/core"
import { Effect, Layer } from "effect"
import type { Client } from "./client.ts"

/** Fetched for whoever is logged in: a guest's first page goes without. */
const questions = Effect.tryPromise({
  try: () => import("./player-questions.ts"),
  catch: (cause) => new Unreachable({ cause: String(cause) }),
})

/** Answers `PlayerRecord` over the operator's main API. */
export const httpPlayerRecord = (client: Client) =>
  Layer.succeed(PlayerRecord, { read: Effect.flatMap(questions, ({ readPlayer }) => readPlayer(client)) })

/** Answers `Purse` over the operator's main API. */
export const httpPurse = (client: Client) =>
  Layer.succeed(Purse, { balance: Effect.flatMap(questions, ({ readBalance }) => readBalance(client)) })
