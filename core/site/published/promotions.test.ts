import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { startVisit } from "../../visit/visit.ts"
import { type Promotion, Promotions, promotionsOf, running } from "./promotions.ts"

test("what the operator offers to everybody is read while a page shows it", async () => {
  const all = Effect.succeed([])
  const visit = startVisit(visitOnCommand().surroundings).with(Layer.succeed(Promotions, { all: () => all }))
  const promotions = promotionsOf(visit)
  promotions.subscribe(() => {})
  await expect.poll(() => promotions.view().data).toEqual([])
})

test("a promotion runs from its first moment to its last, or without end", () => {
  const promotion = (id: string, startsAt: number | undefined, endsAt: number | undefined): Promotion => ({
    id,
    title: "",
    body: { writtenAs: "html", words: "" },
    image: "",
    startsAt,
    endsAt,
    facts: [],
    terms: [],
    url: "",
    action: "",
  })
  const promotions = [promotion("always", undefined, undefined), promotion("soon", 10, 20), promotion("old", 0, 10)]
  const at = (now: number) => running(promotions, now).map(({ id }) => id)
  expect([at(9), at(10), at(19), at(20)]).toEqual([
    ["always", "old"],
    ["always", "soon"],
    ["always", "soon"],
    ["always"],
  ])
})
