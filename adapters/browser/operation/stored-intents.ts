import { type Intent, type IntentEnd, Intents, NotStored } from "@fakham/core/operation"
import { base64 } from "@fakham/operator/data-address"
import { Effect, Layer } from "effect"
import * as v from "valibot"
import { datedText, forgetOld, storedText } from "../dated.ts"
import { parsedJson } from "../json-text.ts"
import { orderIntents } from "../order/order-intents.ts"
import { pageStorage, type TextStorage } from "../page-storage.ts"
import { walletIntents } from "../wallet/wallet-intents.ts"
import type { StoredKind } from "./stored-values.ts"

/** An intent as it is stored, and whether its purpose is reached for good. */
export type StoredIntent = { readonly intent: Intent; readonly isOver: boolean }

/** Texts of another make are not understood; in texts a command is called `meant`. */
const make = 2

const Envelope = v.object({
  make: v.literal(make),
  isOver: v.boolean(),
  intent: v.object({
    key: v.pipe(v.string(), v.minLength(1)),
    purpose: v.pipe(v.string(), v.minLength(1)),
    meant: v.unknown(),
    madeAt: v.number(),
    sentAt: v.number(),
    isByOperator: v.boolean(),
  }),
})

const OfKind = v.object({ kind: v.string() })

/** Writes intents of these kinds as texts that a browser can store, and reads them back. */
export const intentCodec = (kinds: Readonly<Record<string, StoredKind>>) => {
  const kindOf = (command: unknown): StoredKind | undefined =>
    v.is(OfKind, command) && Object.hasOwn(kinds, command.kind) ? kinds[command.kind] : undefined
  return {
    textOf: ({ intent, isOver }: StoredIntent): string => {
      const { key, purpose, command, madeAt, sentAt, isByOperator } = intent
      const { shortened = (whole: unknown) => whole } = kindOf(command) ?? {}
      return JSON.stringify(
        { make, isOver, intent: { key, purpose, meant: shortened(command), madeAt, sentAt, isByOperator } },
        (_, value: unknown) => (value instanceof Uint8Array ? base64(value) : value),
      )
    },
    /** Anything may stand there; a kind that is not among these is not read. */
    ofText: (text: string): StoredIntent | undefined => {
      const read = v.safeParse(Envelope, parsedJson(text))
      if (!read.success) return undefined
      const { meant, ...intent } = read.output.intent
      const kind = kindOf(meant)
      if (kind === undefined) return undefined
      const command = v.safeParse(kind.shape, meant)
      return command.success
        ? { intent: { ...intent, command: command.output }, isOver: read.output.isOver }
        : undefined
    },
  }
}
export type IntentCodec = ReturnType<typeof intentCodec>

/** Whether a stored text speaks of a purpose that is reached for good, whatever flow it is of. */
export const isOverText = (text: string): boolean => {
  const read = v.safeParse(Envelope, parsedJson(text))
  return read.success && read.output.isOver
}

/** Every kind of intent that there is on the site. */
const everyKind = intentCodec({ ...orderIntents, ...walletIntents })

const prefix = "fakham.intent."
const day = 24 * 3_600_000
/** Longer than any intent is needed: rounds are on sale, and reports are taken up again, for weeks. */
const storedFor = 31 * day

type Browser = {
  readonly player: () => string | undefined
  readonly codec?: IntentCodec
  readonly storage?: TextStorage
  readonly now?: () => number
}

/** Answers `Intents` from the browser's storage: every purpose under its own name, one tab at a time. */
export const storedIntents = ({ player, codec = everyKind, storage = pageStorage(), now = Date.now }: Browser) => {
  const ofPlayer = () => `${prefix}${player() ?? ""}.`
  const nameOf = (purpose: string) => ofPlayer() + purpose
  forgetOld(storage, prefix, now() - storedFor)

  const textUnder = (name: string): string | undefined => storedText(storage.read(name) ?? "")
  const recall = (name: string): StoredIntent | undefined => {
    const text = textUnder(name)
    return text === undefined ? undefined : codec.ofText(text)
  }
  const store = (name: string, stored: StoredIntent): boolean => {
    const text = datedText(now(), codec.textOf(stored))
    if (storage.write(name, text)) return true
    // A full storage first loses what was reached before today; what is unknown stays.
    forgetOld(storage, prefix, now() - day, isOverText)
    return storage.write(name, text)
  }

  const claimed = (name: string, intent: Intent): Intent | undefined => {
    const stored = recall(name)
    if (stored !== undefined && (stored.isOver || stored.intent.key !== intent.key)) return stored.intent
    return store(name, { intent, isOver: false }) ? intent : undefined
  }
  const finished = (name: string, { key, sentAt }: Intent, end: IntentEnd): void => {
    const stored = recall(name)
    if (stored === undefined || stored.isOver || stored.intent.key !== key) return
    if (end === "givenUp" && stored.intent.sentAt !== sentAt) return
    if (end === "over") store(name, { ...stored, isOver: true })
    else storage.remove(name)
  }

  return Layer.succeed(Intents, {
    claim: (intent) =>
      Effect.suspend(() => {
        if (player() === undefined) return Effect.fail(new NotStored())
        const name = nameOf(intent.purpose)
        return Effect.flatMap(
          Effect.promise(() => storage.alone(name, () => claimed(name, intent))),
          (first) => (first === undefined ? Effect.fail(new NotStored()) : Effect.succeed(first)),
        )
      }),
    unfinished: () =>
      Effect.sync(() =>
        storage
          .namesUnder(ofPlayer())
          .map(textUnder)
          // Orders that became slips stay for weeks, and are many: what they mean is not read.
          .flatMap((text) => (text === undefined || isOverText(text) ? [] : (codec.ofText(text)?.intent ?? [])))
          .toSorted((one, other) => one.madeAt - other.madeAt),
      ),
    finish: (intent, end) =>
      Effect.suspend(() => {
        const name = nameOf(intent.purpose)
        return Effect.promise(() => storage.alone(name, () => finished(name, intent, end)))
      }),
  })
}
