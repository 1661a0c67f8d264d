import { ProfileKeeper } from "@fakham/core/identity"
import { Effect, Layer } from "effect"
import type { Client } from "../client.ts"
import { usersInfosUpdate, usersPhoneNumberUpdate } from "../wire/index.ts"
import { unnamed } from "./identity-refusal.ts"

/** Answers `ProfileKeeper` over the operator's main API. */
export const httpProfileKeeper = (client: Client) =>
  Layer.succeed(ProfileKeeper, {
    update: (change) => client.ask(usersInfosUpdate, change).pipe(Effect.mapError(unnamed), Effect.asVoid),
    updatePhoneNumber: (phoneNumber) =>
      client.ask(usersPhoneNumberUpdate, { phoneNumber }).pipe(Effect.mapError(unnamed), Effect.asVoid),
  })
