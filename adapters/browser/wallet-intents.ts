import { NotRemembered, serveOnePurpose, type WalletIntent, WalletIntents } from "@fakham/core/wallet"
import { Effect, Layer } from "effect"
import { forgetOld, keptText, written } from "./dated.ts"
import { errandOfText, textOfErrand } from "./errand-text.ts"
import { type Memory, pageMemory } from "./memory.ts"

const prefix = "fakham.errand."
/** Longer than any errand is wanted: a report is taken up again for a week. */
const keptFor = 31 * 24 * 3_600_000

type Browser = {
  readonly player: () => string | undefined
  readonly memory?: Memory
  readonly now?: () => number
}

/** Answers `WalletIntents` from the browser's storage: every errand under its key, one tab at a time for each player. */
export const storedWalletIntents = ({ player, memory = pageMemory(), now = Date.now }: Browser) => {
  const ofPlayer = () => `${prefix}${player() ?? ""}.`
  forgetOld(memory, prefix, now() - keptFor)

  const unfinished = (): ReadonlyArray<WalletIntent> =>
    memory
      .namesUnder(ofPlayer())
      .flatMap((name) => errandOfText(keptText(memory.read(name) ?? "") ?? "") ?? [])
      .toSorted((one, other) => other.madeAt - one.madeAt)

  const claimed = (intent: WalletIntent): WalletIntent | undefined => {
    const earlier = unfinished().find(({ errand }) => serveOnePurpose(errand, intent.errand)) ?? intent
    if (earlier.key !== intent.key) return earlier
    const counts = { ...earlier, sentAt: intent.sentAt }
    return memory.write(ofPlayer() + counts.key, written(now(), textOfErrand(counts))) ? counts : undefined
  }

  return Layer.succeed(WalletIntents, {
    claim: (intent) =>
      Effect.suspend(() =>
        player() === undefined
          ? Effect.fail(new NotRemembered())
          : Effect.flatMap(
              Effect.promise(() => memory.alone(ofPlayer(), () => claimed(intent))),
              (counts) => (counts === undefined ? Effect.fail(new NotRemembered()) : Effect.succeed(counts)),
            ),
      ),
    unfinished: Effect.sync(unfinished),
    finish: (key) => Effect.promise(() => memory.alone(ofPlayer(), () => memory.remove(ofPlayer() + key))),
  })
}
