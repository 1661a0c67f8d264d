import { Results } from "@fakham/core"
import { Effect, Layer } from "effect"
import { type Client, failureForAnyone } from "../client.ts"
import { betListResultsLatest } from "../wire/index.ts"

/** Answers `Results` over the operator's lottery API. */
export const httpResults = (client: Client) =>
  Layer.succeed(Results, {
    latest: () =>
      client.ask(betListResultsLatest).pipe(
        Effect.mapError(failureForAnyone),
        Effect.map(({ data }) => data),
      ),
  })
