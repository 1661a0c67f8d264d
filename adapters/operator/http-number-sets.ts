import { type KeptSet, NoSuchSet, NumberSets } from "@fakham/core/betting"
import { isOption } from "@fakham/core/poy"
import { Effect, Layer } from "effect"
import { type Client, forPlayer } from "./client.ts"
import { forPage } from "./for-page.ts"
import { numberSetsAll, numberSetsCreate, numberSetsDelete, numberSetsUpdate, type Understood } from "./wire/index.ts"

const missing = forPage(() => new NoSuchSet())

/** Answers `NumberSets` over the operator's lottery API. */
export const httpNumberSets = (client: Client) =>
  Layer.succeed(NumberSets, {
    all: client.ask(numberSetsAll).pipe(
      Effect.mapError(forPlayer),
      Effect.map(({ data }) => data.map(setOf)),
    ),
    create: ({ name, options, numbers }) =>
      client.ask(numberSetsCreate, { name, options: [...options], numbers: [...numbers] }).pipe(
        Effect.mapError(forPlayer),
        Effect.map(({ data }) => setOf(data)),
      ),
    update: ({ id, name, options, numbers }) =>
      client.ask(numberSetsUpdate, { id, name, options: [...options], numbers: [...numbers] }).pipe(
        Effect.mapError(missing),
        Effect.map(({ data }) => setOf(data)),
      ),
    delete: (id) => client.ask(numberSetsDelete, { id }).pipe(Effect.mapError(missing), Effect.asVoid),
  })

const setOf = ({ id, name, options, numbers }: Understood<typeof numberSetsCreate>): KeptSet => ({
  id,
  name,
  options: options.filter(isOption),
  numbers,
})
