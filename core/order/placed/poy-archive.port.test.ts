import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { NotOffered } from "../../operator/failures.ts"
import { operatorThatKeepsAPoy, somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { PoyArchive, type PoySearch, poyOrNone, waitingPoys } from "./poy-archive.port.ts"

test("how many slips wait is the total of the first page of those that wait", async () => {
  const searches: Array<PoySearch> = []
  const all = (search: PoySearch) => Effect.sync(() => (searches.push(search), { poys: [], pages: 3, total: 41 }))
  const operator = Layer.succeed(PoyArchive, {
    all,
    one: () => Effect.fail(new NotOffered()),
    cancel: () => Effect.never,
  })
  expect(await Effect.runPromise(Effect.provide(waitingPoys, operator))).toBe(41)
  expect(searches).toEqual([{ status: "waiting", page: 1 }])
  expect(await Effect.runPromise(Effect.provide(poyOrNone("P-1"), operator))).toBe("notOffered")
})

test("a slip is read by its number, and one that the operator does not know is none", async () => {
  const read = (id: string) => Effect.runPromise(Effect.provide(poyOrNone(id), operatorThatKeepsAPoy().layer))
  expect([await read("P-1"), await read("P-2")]).toEqual([somchaisPoy, "none"])
})
