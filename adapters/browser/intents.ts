import { type Intent, Intents, NotRemembered } from "@fakham/core/order"
import { Effect, Layer } from "effect"
import { forgetOld, keptText, written } from "./dated.ts"
import { intentOfText, type KeptIntent, textOfIntent } from "./intent-text.ts"
import { type Memory, pageMemory } from "./memory.ts"

const prefix = "fakham.intent."
const day = 24 * 3_600_000
/** Longer than any round is on sale, and any draft of it alive. */
const keptFor = 31 * day

type Browser = {
  readonly player: () => string | undefined
  readonly memory?: Memory
  readonly now?: () => number
}

/** Answers `Intents` from the browser's storage: every draft under its own name, one tab at a time. */
export const storedIntents = ({ player, memory = pageMemory(), now = Date.now }: Browser) => {
  const ofPlayer = () => `${prefix}${player() ?? ""}.`
  const nameOf = (draftId: string) => ofPlayer() + draftId
  forgetOld(memory, prefix, now() - keptFor)

  const recall = (name: string): KeptIntent | undefined => {
    const text = keptText(memory.read(name) ?? "")
    return text === undefined ? undefined : intentOfText(text)
  }
  const keep = (name: string, kept: KeptIntent): boolean => {
    const text = written(now(), textOfIntent(kept))
    if (memory.write(name, text)) return true
    // A full storage first loses what became a slip before today; what is unknown stays.
    forgetOld(memory, prefix, now() - day, (old) => intentOfText(old)?.placed !== false)
    return memory.write(name, text)
  }

  const claimed = (name: string, intent: Intent): Intent | undefined => {
    const kept = recall(name)
    if (kept !== undefined && (kept.placed || kept.intent.key !== intent.key)) return kept.intent
    return keep(name, { intent, placed: false }) ? intent : undefined
  }
  const finished = (name: string, { key, sentAt }: Intent, outcome: "placed" | "refused" | "unheard"): void => {
    const kept = recall(name)
    if (kept === undefined || kept.placed || kept.intent.key !== key) return
    if (outcome === "unheard" && kept.intent.sentAt !== sentAt) return
    if (outcome === "placed") keep(name, { ...kept, placed: true })
    else memory.remove(name)
  }

  return Layer.succeed(Intents, {
    claim: (intent) =>
      Effect.suspend(() => {
        if (player() === undefined) return Effect.fail(new NotRemembered())
        const name = nameOf(intent.draftId)
        return Effect.flatMap(
          Effect.promise(() => memory.alone(name, () => claimed(name, intent))),
          (kept) => (kept === undefined ? Effect.fail(new NotRemembered()) : Effect.succeed(kept)),
        )
      }),
    unfinished: Effect.sync(() =>
      memory
        .namesUnder(ofPlayer())
        .map(recall)
        .flatMap((kept) => (kept === undefined || kept.placed ? [] : [kept.intent]))
        .toSorted((one, other) => one.madeAt - other.madeAt),
    ),
    finish: (intent, outcome) =>
      Effect.suspend(() => {
        const name = nameOf(intent.draftId)
        return Effect.promise(() => memory.alone(name, () => finished(name, intent, outcome)))
      }),
  })
}
