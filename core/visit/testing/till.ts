import { Context, Effect, Layer } from "effect"
import { Unreachable } from "../../operator/failures.ts"
import { handClock } from "../../testing/clock.ts"
import { startVisit } from "../visit.ts"
import { visitOnCommand } from "./visit-on-command.ts"

export class Till extends Context.Service<Till, { readonly count: Effect.Effect<number, Unreachable> }>()(
  "core/visit/testing/Till",
) {}

/** A till that gives these counts one after the other, then the last of them again and again. */
export const tillWith = (...counts: ReadonlyArray<number | "lost">) => {
  let asked = 0
  const count = Effect.suspend(() => {
    const answer = counts[asked++] ?? counts.at(-1)
    return typeof answer === "number" ? Effect.succeed(answer) : Effect.fail(new Unreachable({ cause: "lost" }))
  })
  return { asked: () => asked, layer: Layer.succeed(Till, { count }) }
}

export const count = Till.use((till) => till.count)

/** A visit in which happens, and whose time passes, as a test says. */
export const visiting = () => {
  const world = visitOnCommand()
  const { clock, pass } = handClock()
  return { world, pass, visit: startVisit(world.surroundings, { clock }) }
}
