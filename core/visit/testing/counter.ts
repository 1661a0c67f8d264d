import { Context, Effect, Layer } from "effect"
import { Unreachable } from "../../operator/failures.ts"
import { handClock } from "../../testing/clock.ts"
import { startVisit } from "../visit.ts"
import { visitOnCommand } from "./visit-on-command.ts"

export class Counter extends Context.Service<Counter, { readonly count: () => Effect.Effect<number, Unreachable> }>()(
  "core/visit/testing/Counter",
) {}

/** A counter that gives these counts one after the other, then the last of them again and again. */
export const counterWith = (...counts: ReadonlyArray<number | "lost">) => {
  let asked = 0
  const count = Effect.suspend(() => {
    const answer = counts[asked++] ?? counts.at(-1)
    return typeof answer === "number" ? Effect.succeed(answer) : Effect.fail(new Unreachable({ cause: "lost" }))
  })
  return { asked: () => asked, layer: Layer.succeed(Counter, { count: () => count }) }
}

export const count = Counter.use((counter) => counter.count())

/** A visit in which happens, and whose time passes, as a test says. */
export const visiting = () => {
  const world = visitOnCommand()
  const { clock, pass } = handClock()
  return { world, pass, visit: startVisit(world.surroundings, { clock }) }
}
