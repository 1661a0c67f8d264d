import { type Layer, Result } from "effect"
import { asking, type PortPromise, same } from "../../testing/port-promise.ts"
import { type Intent, type IntentEnd, Intents } from "../operation.ts"

const intentOf = (at: number, purpose = `purpose ${at}`): Intent => ({
  key: `key-${at}`,
  purpose,
  command: { kind: "claim", achievementId: `achievement-${at}` },
  madeAt: 1_000 + at,
  sentAt: 1_000 + at,
  isByOperator: at % 2 === 0,
})

/** A program that has been started, on a memory that may be shared with others. */
const started = (layer: Layer.Layer<Intents>) => {
  const ask = asking(layer)
  return {
    claim: async (intent: Intent) => Result.getOrThrow(await ask(Intents.use(({ claim }) => claim(intent)))),
    finish: (intent: Intent, end: IntentEnd) => ask(Intents.use(({ finish }) => finish(intent, end))),
    unfinished: async () => Result.getOrThrow(await ask(Intents.use(({ unfinished }) => unfinished()))),
  }
}

/** What is promised of a memory of intents; `fresh` makes one that is empty, and starts a program on it each time it is asked. */
export const promisesOfIntents = (fresh: () => () => Layer.Layer<Intents>): ReadonlyArray<PortPromise> => [
  {
    says: "whatever is meant survives a reload as it was, the oldest first",
    holds: async () => {
      const start = fresh()
      const intents = [intentOf(1), intentOf(2), intentOf(3)]
      const before = started(start())
      for (const intent of intents.toReversed()) same(await before.claim(intent), intent, "what was claimed")
      same(await started(start()).unfinished(), intents, "what is unfinished after a reload")
    },
  },
  {
    says: "of two that serve one purpose at once one intent counts for both",
    holds: async () => {
      const start = fresh()
      const both = [started(start()), started(start())]
      const answers = await Promise.all(both.map((one, at) => one.claim({ ...intentOf(at), purpose: "withdrawal" })))
      same(answers[0], answers[1], "the intents that count")
      same(await started(start()).unfinished(), [answers[0]], "what is unfinished")
    },
  },
  {
    says: "an intent that is sent again is renewed, and only the sending that is known can be given up",
    holds: async () => {
      const start = fresh()
      const memory = started(start())
      const intent = intentOf(1)
      await memory.claim(intent)
      const again = { ...intent, sentAt: intent.sentAt + 5_000 }
      same(await memory.claim(again), again, "what was claimed")
      await memory.finish(intent, "givenUp")
      same(await started(start()).unfinished(), [again], "what is unfinished")
      await memory.finish(again, "givenUp")
      same(await memory.unfinished(), [], "what is unfinished in the end")
    },
  },
  {
    says: "once an intent is answered another one may go, and another one's end does not end it",
    holds: async () => {
      const memory = started(fresh()())
      const [first, other] = [intentOf(1), intentOf(2)]
      await memory.claim(first)
      await memory.claim(other)
      const next = { ...first, key: "key-next" }
      await memory.finish(next, "answered")
      same(await memory.claim(next), first, "what counts")
      await memory.finish({ ...first, sentAt: first.sentAt + 9_000 }, "answered")
      same(await memory.unfinished(), [other], "what is unfinished")
      same(await memory.claim(next), next, "what counts then")
    },
  },
  {
    says: "a purpose that is reached for good stays so in every tab, whatever is said of it later",
    holds: async () => {
      const start = fresh()
      const memory = started(start())
      const intent = intentOf(1)
      await memory.claim(intent)
      await memory.finish(intent, "over")
      await memory.finish(intent, "answered")
      const after = started(start())
      same(await after.claim({ ...intent, sentAt: intent.sentAt + 5_000 }), intent, "what counts")
      same(await after.unfinished(), [], "what is unfinished")
      same(await after.claim({ ...intent, key: "another key" }), intent, "what counts for another key")
    },
  },
]
