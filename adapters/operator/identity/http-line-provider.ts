import { type Refused as Denied, LineProvider } from "@fakham/core/identity"
import { NotOffered, type Unauthorized, type Unreachable } from "@fakham/core/operator"
import { Effect, Layer } from "effect"
import type { Client, HttpRefused } from "../client.ts"
import { isNotServed } from "../not-offered.ts"
import { lineProfile, lineStart } from "../wire/index.ts"
import { unnamed } from "./identity-refusal.ts"

/** Answers `LineProvider` over the operator's main API, which alone may ask LINE who came. */
export const httpLineProvider = (client: Client) =>
  Layer.succeed(LineProvider, {
    start: (state, returnTo) =>
      client.ask(lineStart, { state, returnTo }).pipe(
        Effect.map(({ data }) => data.url),
        Effect.mapError(lineFailure),
      ),
    profile: (code, returnTo) =>
      client.ask(lineProfile, { code, returnTo }).pipe(
        Effect.map(({ data: { lineId, email, name, player, ticket } }) => ({
          lineId,
          email,
          name,
          isPlayer: player,
          ticket,
        })),
        Effect.mapError(lineFailure),
      ),
  })

const lineFailure = (failure: HttpRefused | Unreachable): NotOffered | Denied | Unauthorized | Unreachable =>
  isNotServed(failure) ? new NotOffered() : unnamed(failure)
