import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unreachable } from "../../operator/failures.ts"
import { handClock } from "../../testing/clock.ts"
import { Games, type HighlightedGame } from "../games.ts"
import { makeHighlightsInTime } from "./highlights-in-time.machine.ts"

const pick: HighlightedGame = { kind: "popular", partner: "pg", active: true, order: 1, name: "Mahjong", image: "" }

const asked = (answer: Effect.Effect<ReadonlyArray<HighlightedGame>, Unreachable>) => {
  const { clock } = handClock()
  const games = Layer.succeed(Games, {
    list: () => Effect.never,
    highlights: () => answer,
    launch: () => Effect.never,
    leave: () => Effect.never,
  })
  const highlights = createActor(makeHighlightsInTime(ManagedRuntime.make(games)), { clock }).start()
  return {
    clock,
    highlights: () => highlights.getSnapshot().context.highlights,
    settled: () => waitFor(highlights, ({ status }) => status === "done"),
  }
}

test("what the operator points out in time is shown", async () => {
  const { settled } = asked(Effect.succeed([pick]))
  expect((await settled()).context.highlights).toEqual([pick])
})

test("what takes longer than three seconds is left out for good", () => {
  const { clock, highlights } = asked(Effect.never)
  clock.increment(2_999)
  expect(highlights()).toBeUndefined()
  clock.increment(1)
  expect(highlights()).toEqual([])
})

test("what cannot be read is left out at once", async () => {
  const { settled } = asked(Effect.fail(new Unreachable({})))
  expect((await settled()).context.highlights).toEqual([])
})
