import { expect, test } from "vitest"
import { type Promotion, running } from "./promotions.ts"

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
