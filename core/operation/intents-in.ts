import { Effect, Layer, Predicate } from "effect"
import type { Memory } from "../machine/memory.ts"
import { type Intent, Intents } from "./operation.ts"

type Stored = { readonly intent: Intent; readonly isOver: boolean }

const name = "intents"
/** The version of the format: what is of another one is not understood. */
const make = 1

const isIntent = (value: unknown): value is Intent =>
  Predicate.hasProperty(value, "key") &&
  typeof value.key === "string" &&
  Predicate.hasProperty(value, "purpose") &&
  typeof value.purpose === "string" &&
  Predicate.hasProperty(value, "madeAt") &&
  typeof value.madeAt === "number" &&
  Predicate.hasProperty(value, "sentAt") &&
  typeof value.sentAt === "number" &&
  Predicate.hasProperty(value, "isByOperator") &&
  typeof value.isByOperator === "boolean" &&
  Predicate.hasProperty(value, "command")

const isStored = (value: unknown): value is Stored =>
  Predicate.hasProperty(value, "isOver") &&
  typeof value.isOver === "boolean" &&
  Predicate.hasProperty(value, "intent") &&
  isIntent(value.intent)

/** A photograph that goes with a deposit is bytes, which JSON has no word for. */
const written = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { bytes: Array.from(value) } : value
const read = (_: string, value: unknown): unknown =>
  Predicate.hasProperty(value, "bytes") && Array.isArray(value.bytes) ? Uint8Array.from(value.bytes) : value

const storedIn = (memory: Memory): ReadonlyArray<Stored> => {
  const text = memory.get(name)
  if (typeof text !== "string") return []
  const stored: unknown = JSON.parse(text, read)
  return Predicate.hasProperty(stored, "make") && stored.make === make && Predicate.hasProperty(stored, "intents")
    ? Array.isArray(stored.intents)
      ? stored.intents.filter(isStored)
      : []
    : []
}

const store = (memory: Memory, intents: ReadonlyArray<Stored>) =>
  memory.set(name, JSON.stringify({ make, intents }, written))

/**
 * Answers `Intents` from a memory of one process. What was sent before a crash is looked up after it by its key, so far as
 * `set` has written by the time it returns.
 */
export const intentsIn = (memory: Memory): Layer.Layer<Intents> => {
  const of = (purpose: string) => storedIn(memory).find(({ intent }) => intent.purpose === purpose)
  const others = (purpose: string) => storedIn(memory).filter(({ intent }) => intent.purpose !== purpose)
  return Layer.succeed(Intents, {
    claim: (intent) =>
      Effect.sync(() => {
        const first = of(intent.purpose)
        if (first !== undefined && (first.isOver || first.intent.key !== intent.key)) return first.intent
        store(memory, [...others(intent.purpose), { intent, isOver: false }])
        return intent
      }),
    unfinished: () =>
      Effect.sync(() =>
        storedIn(memory)
          .flatMap(({ intent, isOver }) => (isOver ? [] : [intent]))
          .toSorted((one, other) => one.madeAt - other.madeAt),
      ),
    finish: ({ key, purpose, sentAt }, end) =>
      Effect.sync(() => {
        const stored = of(purpose)
        if (stored === undefined || stored.isOver || stored.intent.key !== key) return
        if (end === "givenUp" && stored.intent.sentAt !== sentAt) return
        store(memory, [...others(purpose), ...(end === "over" ? [{ ...stored, isOver: true }] : [])])
      }),
  })
}
