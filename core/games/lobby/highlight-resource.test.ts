import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { startVisit } from "../../visit/visit.ts"
import { Games } from "../games.ts"
import { highlightsOf } from "./highlight-resource.ts"

test("the games that the operator points out are read while a page shows them", async () => {
  const visit = startVisit(visitOnCommand().surroundings).with(
    Layer.succeed(Games, {
      list: () => Effect.succeed([]),
      highlights: () => Effect.succeed([]),
      launch: () => Effect.never,
      leave: () => Effect.void,
    }),
  )
  const { highlights } = highlightsOf(visit)
  expect(highlights.view().data).toBeUndefined()
  highlights.subscribe(() => {})
  await expect.poll(() => highlights.view().data).toEqual([])
})
