import type { Unreachable } from "@fakham/core"
import { NoSuchSet, NumberSets, type SavedNumberSet, SetRefused, TooManySets } from "@fakham/core/betting"
import { isOption } from "@fakham/core/poy"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer, type HttpRefused } from "../client.ts"
import { failureOrNotOffered, isNotServed } from "../not-offered.ts"
import { isDecidedRefusal, isMissing, saidIn } from "../refusal.ts"
import { numberSetsAll, numberSetsCreate, numberSetsDelete, numberSetsUpdate, type Understood } from "../wire/index.ts"

/** Answers `NumberSets` over the operator's lottery API. */
export const httpNumberSets = (client: Client) =>
  Layer.succeed(NumberSets, {
    all: () =>
      client.ask(numberSetsAll).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data.map(setOf)),
      ),
    create: ({ name, options, numbers }, key) =>
      client
        .keyed(key)
        .ask(numberSetsCreate, { name, options: [...options], numbers: [...numbers] })
        .pipe(
          Effect.mapError(notStored),
          Effect.map(({ data }) => setOf(data)),
        ),
    update: ({ id, name, options, numbers }) =>
      client.ask(numberSetsUpdate, { id, name, options: [...options], numbers: [...numbers] }).pipe(
        Effect.mapError(notDone),
        Effect.map(({ data }) => setOf(data)),
      ),
    delete: (id) => client.ask(numberSetsDelete, { id }).pipe(Effect.mapError(notDone), Effect.asVoid),
  })

const notStored = (failure: HttpRefused | Unreachable) =>
  failure._tag === "Refused" && failure.code === "tooManyNumberSets" ? new TooManySets() : refusedOr(failure)

const notDone = (failure: HttpRefused | Unreachable) =>
  failure._tag === "Refused" && isMissing(failure) ? new NoSuchSet() : refusedOr(failure)

/** A call that is not there refuses too: the list of sets is, and asking again keeps nothing. */
const refusedOr = (failure: HttpRefused | Unreachable) =>
  failure._tag === "Refused" && (isDecidedRefusal(failure) || isNotServed(failure))
    ? new SetRefused(isNotServed(failure) ? {} : saidIn(failure))
    : failureForPlayer(failure)

const setOf = ({ id, name, options, numbers }: Understood<typeof numberSetsCreate>): SavedNumberSet => ({
  id,
  name,
  options: options.filter(isOption),
  numbers,
})
