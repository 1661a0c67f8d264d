import { Effect, Layer } from "effect"
import { type Intent, Intents, NotStored } from "../operation.ts"

/** A browser's memory of intents, shared by whoever is given it: tabs, and the page after a reload. */
export const browserThatRemembers = () => {
  const stored = new Map<string, { readonly intent: Intent; readonly isOver: boolean }>()
  let isBlocked = false
  const unfinished = (): ReadonlyArray<Intent> =>
    [...stored.values()].flatMap(({ intent, isOver }) => (isOver ? [] : [intent]))
  return {
    unfinished,
    blocksStorage: (now = true) => void (isBlocked = now),
    layer: Layer.succeed(Intents, {
      claim: (intent) =>
        Effect.suspend(() => {
          if (isBlocked) return Effect.fail(new NotStored())
          const one = stored.get(intent.purpose)
          if (one !== undefined && (one.isOver || one.intent.key !== intent.key)) return Effect.succeed(one.intent)
          stored.set(intent.purpose, { intent, isOver: false })
          return Effect.succeed(intent)
        }),
      unfinished: () => Effect.sync(() => unfinished().toSorted((one, other) => one.madeAt - other.madeAt)),
      finish: ({ key, purpose, sentAt }, end) =>
        Effect.sync(() => {
          const one = stored.get(purpose)
          if (one === undefined || one.isOver || one.intent.key !== key) return
          if (end === "givenUp" && one.intent.sentAt !== sentAt) return
          if (end === "over") stored.set(purpose, { ...one, isOver: true })
          else stored.delete(purpose)
        }),
    }),
  }
}
