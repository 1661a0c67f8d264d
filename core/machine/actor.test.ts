import { Context, Effect, Layer, ManagedRuntime } from "effect"
import { describe, expect, test } from "vitest"
import { createActor, setup, waitFor } from "xstate"
import { endRuntime, fromProgram } from "./actor.ts"

class Answers extends Context.Service<Answers, { readonly ask: Effect.Effect<string> }>()("test/Answers") {}

const asking = (ask: Effect.Effect<string>) => {
  const runtime = ManagedRuntime.make(Layer.succeed(Answers, { ask }))
  const program = () => Effect.flatMap(Answers, (answers) => answers.ask)
  const machine = setup({ actors: { ask: fromProgram(runtime, program) } }).createMachine({
    initial: "asking",
    states: { asking: { invoke: { src: "ask", onDone: "answered", onError: "broken" } }, answered: {}, broken: {} },
  })
  return { runtime, actor: createActor(machine) }
}

/** As long as it takes until a machine breaks, where it does. */
const aFaultBreaks = () => waitFor(asking(Effect.die("a fault")).actor.start(), (state) => state.matches("broken"))

describe("a runtime that ends while a machine still runs on it", () => {
  test("leaves what was asked before without an answer", async () => {
    const { runtime, actor } = asking(Effect.never)
    actor.start()
    await endRuntime(runtime)
    await aFaultBreaks()
    expect(actor.getSnapshot().value).toBe("asking")
  })

  test("leaves what is asked afterwards without an answer", async () => {
    const { runtime, actor } = asking(Effect.succeed("yes"))
    await endRuntime(runtime)
    actor.start()
    await aFaultBreaks()
    expect(actor.getSnapshot().value).toBe("asking")
  })
})

test("a fault of the program itself breaks the machine that asked", async () => {
  expect((await aFaultBreaks()).value).toBe("broken")
})
