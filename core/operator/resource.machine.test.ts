import { Deferred, Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { handClock } from "../testing/clock.ts"
import { inner, ways } from "../testing/ways.ts"
import { connectionNews } from "./connectivity.port.ts"
import { NotOffered, Unauthorized, Unreachable } from "./failures.ts"
import { makeResource, makeResourceUntilLoaded } from "./resource.machine.ts"
import { phoneOnTheMove } from "./testing/phone-on-the-move.ts"

type Answer = Effect.Effect<ReadonlyArray<string>, NotOffered | Unauthorized | Unreachable>

const loading = (...answers: ReadonlyArray<Answer>) => {
  const waiting = [...answers]
  const all = Effect.suspend((): Answer => waiting.shift() ?? Effect.succeed([]))
  const page = createActor(makeResource(ManagedRuntime.make(Layer.empty), () => all)).start()
  const is = (state: string) => waitFor(page, ({ value }) => value === state, { timeout: 30_000 })
  return { page, is }
}

test("what was read stays on show, while it is read anew and when nobody answers", async () => {
  const { page, is } = loading(Effect.succeed(["m1"]), Effect.fail(new Unreachable({})))
  expect(page.getSnapshot().hasTag("busy")).toBe(true)
  await is("loaded")
  page.send({ type: "data.invalidated" })
  expect([page.getSnapshot().value, page.getSnapshot().context.data?.length]).toEqual(["loading", 1])
  expect((await is("failed")).context.data?.length).toBe(1)
  page.send({ type: "connection.restored" })
  expect((await is("loaded")).context.data).toEqual([])
})

test("what cannot be read at first is read when asked again, by a player who is known", async () => {
  const { page, is } = loading(Effect.fail(new Unreachable({})), Effect.fail(new Unauthorized()))
  expect((await is("failed")).context.data).toBeUndefined()
  page.send({ type: "retry.requested" })
  expect((await waitFor(page, ({ status }) => status === "done")).value).toBe("unauthorized")
})

test("leaving the page drops the question, and a late answer changes nothing", async () => {
  const [dropped, late] = [Promise.withResolvers<void>(), Deferred.makeUnsafe<void>()]
  const left = loading(Effect.onInterrupt(Effect.never, () => Effect.sync(() => dropped.resolve())))
  left.page.stop()
  await dropped.promise
  const answered = Promise.withResolvers<void>()
  const answer = Effect.as(Deferred.await(late), ["m1"])
  const { page } = loading(
    Effect.uninterruptible(
      Effect.ensuring(
        answer,
        Effect.sync(() => answered.resolve()),
      ),
    ),
  )
  page.stop()
  Deferred.doneUnsafe(late, Effect.void)
  await answered.promise
  expect(page.getSnapshot().context.data).toBeUndefined()
})

test("who asks for it hears the connection come back, and is asked again every so often until then", async () => {
  const phone = phoneOnTheMove()
  const { clock, pass } = handClock()
  let isAway = true
  const read = Effect.suspend((): Answer => (isAway ? Effect.fail(new Unreachable({})) : Effect.succeed(["m1"])))
  const machine = makeResource(ManagedRuntime.make(phone.layer), () => read, {
    feed: connectionNews,
    retryEvery: 5_000,
  })
  const page = createActor(machine, { clock }).start()
  const is = (state: string) => waitFor(page, ({ value }) => value === state, { timeout: 30_000 })
  await expect.poll(phone.subscribers).toBe(1)
  await is("failed")
  pass(4_999)
  expect(page.getSnapshot().value).toBe("failed")
  pass(1)
  expect(page.getSnapshot().value).toBe("loading")
  await is("failed")
  isAway = false
  phone.losesNetwork()
  phone.findsNetwork()
  expect((await is("loaded")).context.data).toEqual(["m1"])
  page.stop()
  await expect.poll(phone.subscribers).toBe(0)
})

test.each([
  ["what is known", [Effect.fail(new Unreachable({})), Effect.succeed(["m1"])], ["m1"]],
  ["the session", [Effect.fail(new Unauthorized())], undefined],
  ["the word that it is not offered", [Effect.fail(new NotOffered())], "notOffered"],
] satisfies ReadonlyArray<[string, ReadonlyArray<Answer>, unknown]>)(
  "reading until it is known ends with %s",
  async (_, answers, output) => {
    const { clock, pass } = handClock()
    const waiting = [...answers]
    const read = Effect.suspend((): Answer => waiting.shift() ?? Effect.never)
    const machine = makeResourceUntilLoaded(ManagedRuntime.make(phoneOnTheMove().layer), () => read)
    const page = createActor(machine, { clock }).start()
    await waitFor(page, ({ value }) => value !== "loading")
    pass(5_000)
    expect((await waitFor(page, ({ status }) => status === "done")).output).toEqual(output)
  },
)

const answer = (output: unknown) => inner("xstate.done.actor.loading", output)
const events = {
  retry: { type: "retry.requested" },
  restored: { type: "connection.restored" },
  "5 seconds later": inner("xstate.after.retry.loading.failed"),
  invalidated: { type: "data.invalidated" },
  "another question": { type: "question.changed", question: "another" },
  read: answer(Result.succeed([])),
  unreachable: answer(Result.fail(new Unreachable({}))),
  unauthorized: answer(Result.fail(new Unauthorized())),
} as const

test("reading goes exactly these ways", () => {
  const machine = makeResource(ManagedRuntime.make(Layer.empty), () => Effect.never)
  expect(ways(machine, { events })).toEqual({
    loading: { read: "loaded", unreachable: "failed", unauthorized: "unauthorized" },
    loaded: { invalidated: "loading", "another question": "loading" },
    failed: { retry: "loading", restored: "loading", "another question": "loading" },
    unauthorized: {},
  })
})

test("reading until it is known goes exactly these ways", () => {
  const machine = makeResourceUntilLoaded(ManagedRuntime.make(phoneOnTheMove().layer), () => Effect.never)
  expect(ways(machine, { events })).toEqual({
    loading: { read: "loaded", unreachable: "failed", unauthorized: "unauthorized" },
    loaded: {},
    failed: {
      retry: "loading",
      restored: "loading",
      "5 seconds later": "loading",
      "another question": "loading",
    },
    unauthorized: {},
  })
})
