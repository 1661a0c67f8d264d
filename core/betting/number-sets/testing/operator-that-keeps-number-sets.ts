import { Effect, Layer } from "effect"
import { troubledWay } from "../../../operator/testing/trouble.ts"
import { type NamedSet, NoSuchSet, NumberSets, type SavedNumberSet, TooManySets } from "../number-sets.ts"

/** An operator that keeps so many number sets, each new one once a key. */
export const operatorThatKeepsSets = ({
  saved = [],
  most = 200,
}: {
  readonly saved?: ReadonlyArray<SavedNumberSet>
  readonly most?: number
} = {}) => {
  const sets = new Map(saved.map((set) => [set.id, set]))
  const byKey = new Map<string, SavedNumberSet>()
  const asked: Array<string> = []
  const way = troubledWay()
  const answerTo = <A, E>(what: string, act: () => Effect.Effect<A, E>) =>
    way.along(
      Effect.suspend(() => {
        asked.push(what)
        return act()
      }),
    )
  const create = (set: NamedSet, key: string): Effect.Effect<SavedNumberSet, TooManySets> => {
    const known = byKey.get(key)
    if (known !== undefined) return Effect.succeed(known)
    if (sets.size >= most) return Effect.fail(new TooManySets())
    const fresh = { ...set, id: `set-${sets.size + 1}` }
    byKey.set(key, fresh)
    sets.set(fresh.id, fresh)
    return Effect.succeed(fresh)
  }
  return {
    sets: (): ReadonlyArray<SavedNumberSet> => [...sets.values()],
    /** Every call that arrived, in its words. */
    asked,
    meets: way.meets,
    layer: Layer.succeed(NumberSets, {
      all: () => answerTo("all", () => Effect.sync(() => [...sets.values()])),
      create: (set, key) => answerTo(`create ${key}`, () => create(set, key)),
      update: (set) =>
        answerTo(`update ${set.id}`, () => {
          if (!sets.has(set.id)) return Effect.fail(new NoSuchSet())
          sets.set(set.id, set)
          return Effect.succeed(set)
        }),
      delete: (id) => answerTo(`delete ${id}`, () => (sets.delete(id) ? Effect.void : Effect.fail(new NoSuchSet()))),
    }),
  }
}
