import { Context, Effect, Layer, ManagedRuntime, Result, Stream } from "effect"
import { describe, expect, test } from "vitest"
import { createActor, setup, waitFor } from "xstate"
import { Defects, endRuntime, fromFeed, fromProgram } from "./actor.ts"
import { Unreachable } from "./unreachable.ts"

type News = { readonly type: "news.came"; readonly news: string }
class Answers extends Context.Service<
  Answers,
  { readonly ask: () => Effect.Effect<string>; readonly news: () => Stream.Stream<News> }
>()("test/Answers") {}

const types: { readonly events?: News } = {}
const quiet = () => Stream.never

const asking = (ask: () => Effect.Effect<string>, news: () => Stream.Stream<News> = quiet) => {
  const reported: Array<unknown> = []
  const received: Array<string> = []
  const report = (defect: unknown) => Effect.sync(() => void reported.push(defect))
  const layer = Layer.merge(Layer.succeed(Answers, { ask, news }), Layer.succeed(Defects, report))
  const runtime = ManagedRuntime.make(layer)
  const machine = setup({
    types,
    actors: {
      ask: fromProgram(runtime, () => Answers.use((answers) => answers.ask())),
      listen: fromFeed(runtime, () => Stream.unwrap(Answers.useSync((answers) => answers.news()))),
    },
  }).createMachine({
    invoke: { src: "listen" },
    on: { "news.came": { actions: ({ event }) => void received.push(event.news) } },
    initial: "asking",
    states: {
      asking: {
        invoke: {
          src: "ask",
          onDone: [
            { guard: ({ event }) => Result.isSuccess(event.output), target: "answered" },
            { target: "failed", actions: ({ event }) => void answers.push(event.output) },
          ],
        },
      },
      answered: {},
      failed: {},
    },
  })
  const answers: Array<Result.Result<string, unknown>> = []
  return { runtime, reported, received, answers, actor: createActor(machine) }
}

/** As long as it takes until a machine fails, where it does. */
const aFaultIsReported = () =>
  waitFor(asking(() => Effect.die("a fault")).actor.start(), (state) => state.matches("failed"))

describe("a runtime that ends while a machine still runs on it", () => {
  test("leaves what was asked before without an answer", async () => {
    const { runtime, actor, reported } = asking(() => Effect.never)
    actor.start()
    await endRuntime(runtime)
    await aFaultIsReported()
    expect([actor.getSnapshot().value, reported]).toEqual(["asking", []])
  })

  test("leaves what is asked afterwards without an answer", async () => {
    const { runtime, actor } = asking(() => Effect.succeed("yes"))
    await endRuntime(runtime)
    actor.start()
    await aFaultIsReported()
    expect(actor.getSnapshot().value).toBe("asking")
  })
})

describe("a port with a fault of its own", () => {
  const fault = new TypeError("undefined is not a function")
  const throws = (): never => {
    throw fault
  }

  test.each([
    ["throws", throws],
    ["dies", () => Effect.die(fault)],
    ["throws inside its effect", () => Effect.sync(throws)],
    ["rejects a promise", () => Effect.promise(() => Promise.reject(fault))],
  ])("that %s is unreachable with its cause, and reported once", async (_, ask) => {
    const { actor, reported, answers } = asking(ask)
    await waitFor(actor.start(), (state) => state.matches("failed"))
    expect(answers).toEqual([Result.fail(new Unreachable({ cause: fault }))])
    expect([reported, actor.getSnapshot().status]).toEqual([[fault], "active"])
  })

  test("whose layer cannot be made is unreachable too", async () => {
    const runtime = ManagedRuntime.make(Layer.effect(Answers, Effect.die(fault)))
    const actor = createActor(fromProgram(runtime, () => Answers.use((answers) => answers.ask())))
    actor.start()
    const { output } = await waitFor(actor, ({ status }) => status === "done")
    expect(output).toEqual(Result.fail(new Unreachable({ cause: fault })))
  })

  test("is not reported where the actor that asked it was stopped", async () => {
    const { actor, reported } = asking(() => Effect.never)
    actor.start().stop()
    await aFaultIsReported()
    expect(reported).toEqual([])
  })

  test.each([
    ["throws", throws],
    ["dies", () => Stream.die(fault)],
    ["dies later", () => Stream.concat(Stream.make<[News]>({ type: "news.came", news: "rain" }), Stream.die(fault))],
  ])("that feeds a machine and %s is reported once, and the machine goes on", async (_, news) => {
    const { actor, reported, received } = asking(() => Effect.never, news)
    actor.start()
    await aFaultIsReported()
    expect([reported, actor.getSnapshot().status]).toEqual([[fault], "active"])
    actor.send({ type: "news.came", news: "sun" })
    expect(received.at(-1)).toBe("sun")
  })
})
