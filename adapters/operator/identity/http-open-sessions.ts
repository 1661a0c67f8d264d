import { OpenSessions } from "@fakham/core/identity"
import { Effect, Layer } from "effect"
import type { Client } from "../client.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import { sessionsAll, sessionsEnd } from "../wire/index.ts"
import { unnamed } from "./identity-refusal.ts"

/** Answers `OpenSessions` over the operator's main API. */
export const httpOpenSessions = (client: Client) =>
  Layer.succeed(OpenSessions, {
    all: () =>
      client.ask(sessionsAll).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data),
      ),
    end: (which) =>
      client
        .ask(sessionsEnd, { id: which === "others" ? which : which.id })
        .pipe(Effect.mapError(unnamed), Effect.asVoid),
  })
