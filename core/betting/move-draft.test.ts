import { Effect, Layer, Option } from "effect"
import { expect, test } from "vitest"
import { baht } from "../money/satang.ts"
import { type Draft, DraftNotStored, Drafts } from "./drafts/drafts.port.ts"
import { addToDraft, discardDraft, moveDraft } from "./move-draft.ts"
import { browserThatKeepsDrafts } from "./testing/browser-that-keeps-drafts.ts"
import { browserThatKeepsSets } from "./ticket4d/testing/browser-that-keeps-sets.ts"
import { Ticket4dDrafts } from "./ticket4d/ticket4d-drafts.ts"

const line = (number: string, ref: number, add: number) =>
  ({
    option: "teng_bon_3",
    number,
    ref,
    add,
    price: baht(20),
    min: baht(1),
    max: baht(500),
    multiply: 85_000,
  }) as const
const twelve: Draft = { id: "draft-12", version: 4, by: "tab-a", lines: [line("482", 0, 1), line("739", 1, 2)] }
const thirteen: Draft = { id: "draft-13", version: 2, by: "tab-a", lines: [line("111", 0, 1)] }

/** A browser with these drafts, by the number of their round. */
const browser = (drafts: Readonly<Record<string, Draft>>) => {
  const storage = browserThatKeepsDrafts()
  const layer = Layer.mergeAll(storage.tab(), browserThatKeepsSets().tab())
  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof layer>>) =>
    Effect.runSync(Effect.provide(program, layer))
  for (const [betId, draft] of Object.entries(drafts)) run(Drafts.use((stored) => stored.keep(betId, draft)))
  const numbers = (betId: string) =>
    Option.getOrThrow(run(Drafts.use((stored) => stored.recall(betId)))).lines.map(
      ({ number, price, add }) => `${number} ${price} batch ${add}`,
    )
  const draft = (betId: string) => Option.getOrUndefined(run(Drafts.use((stored) => stored.recall(betId))))
  let ids = 0
  return { ...storage, run, numbers, draft, newId: () => `new-${++ids}` }
}

test("a slip whose round closed goes to the next one with its prices and batches, behind what is drafted there", () => {
  const { run, numbers, newId } = browser({ "12": twelve, "13": thirteen })
  run(moveDraft({ from: "12", to: "13", newId }))
  expect(numbers("13")).toEqual(["111 2000 batch 1", "482 2000 batch 2", "739 2000 batch 3"])
  expect(numbers("12")).toEqual([])
})

test("moved twice it is there once, and a round without a draft moves nothing", () => {
  const { run, numbers, newId } = browser({ "12": twelve })
  run(moveDraft({ from: "12", to: "13", newId }))
  run(moveDraft({ from: "12", to: "13", newId }))
  run(moveDraft({ from: "11", to: "13", newId }))
  expect(numbers("13")).toEqual(["482 2000 batch 1", "739 2000 batch 2"])
})

test("a draft that was moved is another one: what was placed under its old name says nothing of it", () => {
  const { run, newId } = browser({ "12": twelve })
  run(addToDraft({ betId: "13", lines: twelve.lines, newId }))
  expect(Option.getOrThrow(run(Drafts.use((stored) => stored.recall("13")))).id).toBe("new-1")
})

test("sets go to the next draw, on top of those of the same number there", () => {
  const { run, newId } = browser({})
  const keep = (betId: string, lines: ReadonlyArray<{ readonly number: string; readonly sets: number }>) =>
    run(Ticket4dDrafts.use((stored) => stored.keep(betId, { id: `draft-${betId}`, version: 1, by: "tab-a", lines })))
  const sets = (betId: string) => Option.getOrThrow(run(Ticket4dDrafts.use((stored) => stored.recall(betId)))).lines
  keep("20", [
    { number: "1234", sets: 2 },
    { number: "7399", sets: 1 },
  ])
  keep("21", [{ number: "1234", sets: 1 }])
  run(moveDraft({ from: "20", to: "21", newId }))
  expect(sets("21")).toEqual([
    { number: "1234", sets: 3 },
    { number: "7399", sets: 1 },
  ])
  expect(sets("20")).toEqual([])
})

test("where nothing can be stored, the draft stays where it is", () => {
  const { run, storageIs, numbers, newId } = browser({ "12": twelve })
  storageIs("full")
  expect(run(Effect.flip(moveDraft({ from: "12", to: "13", newId })))).toEqual(new DraftNotStored())
  expect(numbers("12")).toEqual(["482 2000 batch 1", "739 2000 batch 2"])
})

test("a draft that was discarded comes back, unless another one was begun", () => {
  const { run, numbers, newId } = browser({ "12": twelve })
  const back = run(discardDraft("12"))
  expect(numbers("12")).toEqual([])
  run(back)
  expect(numbers("12")).toEqual(["482 2000 batch 1", "739 2000 batch 2"])
  const again = run(discardDraft("12"))
  run(addToDraft({ betId: "12", lines: thirteen.lines, newId }))
  run(again)
  expect(numbers("12")).toEqual(["111 2000 batch 1"])
})

test("each change of a draft is its next version, so that other tabs take it over, and its lines stand one behind the other", () => {
  const { run, draft, newId } = browser({ "12": twelve, "13": thirteen })
  run(moveDraft({ from: "12", to: "13", newId }))
  expect([draft("12")?.version, draft("13")?.version]).toEqual([5, 3])
  expect(draft("13")?.lines.map(({ ref }) => ref)).toEqual([0, 1, 2])
  run(moveDraft({ from: "13", to: "14", newId }))
  expect(draft("14")?.version).toBe(1)
  const back = run(discardDraft("14"))
  expect(draft("14")?.version).toBe(2)
  run(back)
  expect(draft("14")?.version).toBe(3)
})

test("a draft that was forgotten meanwhile comes back as it was, one version later", () => {
  const { run, draft } = browser({ "12": twelve })
  const back = run(discardDraft("12"))
  run(Drafts.use((stored) => stored.forget("12")))
  run(back)
  expect(draft("12")).toEqual({ ...twelve, version: 5 })
})

test("an empty draft is not moved and not discarded: nothing is stored", () => {
  const { run, writings, newId } = browser({ "12": { ...twelve, lines: [] } })
  const before = writings()
  run(moveDraft({ from: "12", to: "13", newId }))
  run(run(discardDraft("12")))
  expect(writings()).toBe(before)
})

test("a slip of one line is moved and discarded like any other", () => {
  const { run, numbers, newId } = browser({ "13": thirteen })
  run(moveDraft({ from: "13", to: "14", newId }))
  expect([numbers("13"), numbers("14")]).toEqual([[], ["111 2000 batch 1"]])
  run(discardDraft("14"))
  expect(numbers("14")).toEqual([])
})

test("sets of a single number go to a draw without any, and each draft is its next version", () => {
  const { run, newId } = browser({})
  const stored = (betId: string) => Option.getOrUndefined(run(Ticket4dDrafts.use((drafts) => drafts.recall(betId))))
  const lines = [{ number: "1234", sets: 2 }]
  run(Ticket4dDrafts.use((drafts) => drafts.keep("20", { id: "draft-20", version: 4, by: "tab-a", lines })))
  run(moveDraft({ from: "20", to: "21", newId }))
  expect(stored("21")).toMatchObject({ version: 1, lines })
  run(moveDraft({ from: "20", to: "22", newId }))
  expect([stored("20")?.version, stored("22")]).toEqual([5, undefined])
})
