import type { Unreachable } from "@fakham/core"
import { type KeptSet, NoSuchSet, NumberSets, TooManySets } from "@fakham/core/betting"
import { isOption } from "@fakham/core/poy"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer, type Refused } from "./client.ts"
import { failureForPage } from "./failure-for-page.ts"
import { failureOrNotOffered } from "./not-offered.ts"
import { numberSetsAll, numberSetsCreate, numberSetsDelete, numberSetsUpdate, type Understood } from "./wire/index.ts"

const missing = failureForPage(() => new NoSuchSet())

/** Answers `NumberSets` over the operator's lottery API. */
export const httpNumberSets = (client: Client) =>
  Layer.succeed(NumberSets, {
    all: client.ask(numberSetsAll).pipe(
      Effect.mapError(failureOrNotOffered),
      Effect.map(({ data }) => data.map(setOf)),
    ),
    create: ({ name, options, numbers }, key) =>
      client
        .keyed(key)
        .ask(numberSetsCreate, { name, options: [...options], numbers: [...numbers] })
        .pipe(
          Effect.mapError(notKept),
          Effect.map(({ data }) => setOf(data)),
        ),
    update: ({ id, name, options, numbers }) =>
      client.ask(numberSetsUpdate, { id, name, options: [...options], numbers: [...numbers] }).pipe(
        Effect.mapError(missing),
        Effect.map(({ data }) => setOf(data)),
      ),
    delete: (id) => client.ask(numberSetsDelete, { id }).pipe(Effect.mapError(missing), Effect.asVoid),
  })

const notKept = (failure: Refused | Unreachable) =>
  failure._tag === "Refused" && failure.code === "tooManyNumberSets" ? new TooManySets() : failureForPlayer(failure)

const setOf = ({ id, name, options, numbers }: Understood<typeof numberSetsCreate>): KeptSet => ({
  id,
  name,
  options: options.filter(isOption),
  numbers,
})
