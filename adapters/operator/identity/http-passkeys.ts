import { PasskeyLogins, Passkeys } from "@fakham/core/identity"
import { Effect, Layer } from "effect"
import * as v from "valibot"
import type { Client } from "../client.ts"
import { failureOrNotOffered, isNotServed } from "../not-offered.ts"
import {
  passkeysAdd,
  passkeysAll,
  passkeysLogin,
  passkeysLoginOptions,
  passkeysOptions,
  passkeysRemove,
} from "../wire/index.ts"
import { unnamed } from "./identity-refusal.ts"
import { pinFailure } from "./pin-failure.ts"
import { sessionIn } from "./session-in.ts"

/** What a device has signed, as a page passes it on. */
const signed = <Credential extends v.GenericSchema>(credential: Credential, text: string) =>
  v.parse(credential, JSON.parse(text))

/** Answers `Passkeys` over the operator's main API, for the site at one address. */
export const httpPasskeys = (client: Client, origin: string) =>
  Layer.succeed(Passkeys, {
    all: () =>
      client.ask(passkeysAll).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data),
      ),
    ask: (pin) =>
      client.ask(passkeysOptions, { origin, password: pin }).pipe(
        Effect.mapError(pinFailure),
        Effect.map(({ data }) => JSON.stringify(data.options)),
      ),
    add: (made) =>
      client
        .ask(passkeysAdd, { credential: signed(passkeysAdd.input.entries.credential, made) })
        .pipe(Effect.mapError(unnamed), Effect.asVoid),
    remove: (id) => client.ask(passkeysRemove, { id }).pipe(Effect.mapError(unnamed), Effect.asVoid),
  })

/** Answers `PasskeyLogins` over the operator's main API, for the site at one address. */
export const httpPasskeyLogins = (client: Client, origin: string) =>
  Layer.succeed(PasskeyLogins, {
    ask: () =>
      client.ask(passkeysLoginOptions, { origin }).pipe(
        Effect.mapError((failure) => (isNotServed(failure) ? failureOrNotOffered(failure) : unnamed(failure))),
        Effect.map(({ data }) => JSON.stringify(data.options)),
      ),
    login: (made) =>
      client
        .ask(passkeysLogin, { credential: signed(passkeysLogin.input.entries.credential, made) })
        .pipe(Effect.mapError(unnamed), Effect.flatMap(sessionIn)),
  })
