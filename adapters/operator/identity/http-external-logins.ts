import { ExternalLogins } from "@fakham/core/identity"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "../client.ts"
import { usersInfos } from "../wire/index.ts"

/** Answers `ExternalLogins` by reading the player as whose session was brought; what is refused is no session. */
export const httpExternalLogins = (client: Client) =>
  Layer.succeed(ExternalLogins, {
    check: ({ token }) =>
      client
        .as(token)
        .ask(usersInfos)
        .pipe(
          Effect.map(({ data }) => data.userName),
          Effect.mapError(failureForPlayer),
        ),
  })
