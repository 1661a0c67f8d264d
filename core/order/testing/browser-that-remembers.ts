import { Effect, Layer } from "effect"
import { type Intent, Intents, NotRemembered } from "../placing/intents.ts"

/** A browser's memory of intents, shared by whoever is given it: tabs, and the page after a reload. */
export const browserThatRemembers = () => {
  const kept = new Map<string, { readonly intent: Intent; readonly placed: boolean }>()
  let blocked = false
  return {
    unfinished: (): ReadonlyArray<Intent> =>
      [...kept.values()].filter(({ placed }) => !placed).map(({ intent }) => intent),
    blocks: () => {
      blocked = true
    },
    layer: Layer.succeed(Intents, {
      claim: (intent) =>
        Effect.suspend(() => {
          if (blocked) return Effect.fail(new NotRemembered())
          const one = kept.get(intent.draftId)
          if (one !== undefined && (one.placed || one.intent.key !== intent.key)) return Effect.succeed(one.intent)
          kept.set(intent.draftId, { intent, placed: false })
          return Effect.succeed(intent)
        }),
      unfinished: Effect.sync(() => [...kept.values()].filter(({ placed }) => !placed).map(({ intent }) => intent)),
      finish: ({ key, sentAt }, outcome) =>
        Effect.sync(() => {
          for (const [draftId, { intent, placed }] of kept) {
            if (intent.key !== key || placed || (outcome === "unheard" && intent.sentAt !== sentAt)) continue
            if (outcome === "placed") kept.set(draftId, { intent, placed: true })
            else kept.delete(draftId)
          }
        }),
    }),
  }
}
