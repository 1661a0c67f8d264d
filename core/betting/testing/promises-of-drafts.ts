import { type Layer, Option, Result } from "effect"
import { satang } from "../../money/satang.ts"
import { asking, type PortPromise, same } from "../../testing/port-promise.ts"
import { type Draft, Drafts } from "../drafts/drafts.port.ts"

const draftOf = (version: number, ...numbers: ReadonlyArray<string>): Draft => ({
  id: "draft-1",
  version,
  by: "tab-1",
  lines: numbers.map((number, ref) => ({
    option: "teng_bon_3",
    number,
    ref,
    add: 1,
    price: satang(2_050),
    min: satang(100),
    max: satang(50_000),
    multiply: 85_000,
  })),
})

const started = (layer: Layer.Layer<Drafts>) => {
  const ask = asking(layer)
  return {
    recall: async (betId: string) =>
      Option.getOrUndefined(Result.getOrThrow(await ask(Drafts.use(({ recall }) => recall(betId))))),
    keep: (betId: string, draft: Draft) => ask(Drafts.use(({ keep }) => keep(betId, draft))),
    forget: (betId: string) => ask(Drafts.use(({ forget }) => forget(betId))),
    rounds: async () => Result.getOrThrow(await ask(Drafts.use(({ rounds }) => rounds()))),
  }
}

/** What is promised of a memory of drafts; `fresh` makes one that is empty, and starts a program on it each time it is asked. */
export const promisesOfDrafts = (fresh: () => () => Layer.Layer<Drafts>): ReadonlyArray<PortPromise> => [
  {
    says: "a draft is recalled after a reload as it was kept, and none where nothing was",
    holds: async () => {
      const start = fresh()
      const draft = draftOf(1, "123", "007")
      await started(start()).keep("yeekee-1", draft)
      const after = started(start())
      same(await after.recall("yeekee-1"), draft, "the draft")
      same(await after.recall("yeekee-2"), undefined, "the draft of another round")
    },
  },
  {
    says: "a round has one draft, the one that was kept last",
    holds: async () => {
      const memory = started(fresh()())
      await memory.keep("yeekee-1", draftOf(1, "123"))
      await memory.keep("yeekee-2", draftOf(1, "456"))
      await memory.keep("yeekee-1", draftOf(2, "789"))
      same(await memory.recall("yeekee-1"), draftOf(2, "789"), "the draft")
      same((await memory.rounds()).toSorted(), ["yeekee-1", "yeekee-2"], "the rounds that anything is kept for")
    },
  },
  {
    says: "a draft that is forgotten is gone, and its round with it",
    holds: async () => {
      const start = fresh()
      const memory = started(start())
      await memory.keep("yeekee-1", draftOf(1, "123"))
      await memory.keep("yeekee-2", draftOf(1, "456"))
      await memory.forget("yeekee-1")
      const after = started(start())
      same(await after.recall("yeekee-1"), undefined, "the draft")
      same(await after.rounds(), ["yeekee-2"], "the rounds that anything is kept for")
    },
  },
]
