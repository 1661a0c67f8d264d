import { type Intent, type IntentEnd, Intents, NotStored } from "@fakham/core/operation"
import { Effect, Layer } from "effect"
import { datedText, forgetOld, storedText } from "../dated.ts"
import { orderIntents } from "../order/order-intents.ts"
import { pageStorage, type TextStorage } from "../page-storage.ts"
import { walletIntents } from "../wallet/wallet-intents.ts"
import { type IntentCodec, intentCodec, isOverText, type StoredIntent } from "./intent-codec.ts"

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
    unfinished: Effect.sync(() =>
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
