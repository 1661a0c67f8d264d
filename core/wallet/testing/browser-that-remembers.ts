import { Effect, Layer } from "effect"
import { NotRemembered, serveOnePurpose, type WalletIntent, WalletIntents } from "../intents.ts"

/** A browser's memory of errands with money; it outlives the page, and all tabs share it. */
export const browserThatRemembersErrands = () => {
  let kept: ReadonlyArray<WalletIntent> = []
  let blocked = false
  return {
    kept: () => kept,
    isBlocked: (now: boolean) => void (blocked = now),
    layer: Layer.succeed(WalletIntents, {
      claim: (intent) =>
        Effect.suspend(() => {
          if (blocked) return Effect.fail(new NotRemembered())
          const earlier = kept.find(({ errand }) => serveOnePurpose(errand, intent.errand)) ?? intent
          const counts = earlier.key === intent.key ? { ...earlier, sentAt: intent.sentAt } : earlier
          kept = [counts, ...kept.filter(({ key }) => key !== counts.key)]
          return Effect.succeed(counts)
        }),
      unfinished: Effect.sync(() => kept.toSorted((one, other) => other.madeAt - one.madeAt)),
      finish: (key) =>
        Effect.sync(() => {
          kept = kept.filter((one) => one.key !== key)
        }),
    }),
  }
}
