import { Deferred, Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unauthorized, Unreachable } from "../operator/failures.ts"
import { inner, ways } from "../testing/ways.ts"
import { type Notification, Notifications, newestFirst } from "./notifications.ts"
import { type Promotion, running } from "./promotions.ts"
import { makeReading } from "./reading.machine.ts"
import { videoNamed } from "./videos.ts"

const message = (id: string, createdAt: number): Notification => ({
  id,
  title: "",
  body: { writtenAs: "text", words: "" },
  createdAt,
})

type Answer = Effect.Effect<ReadonlyArray<Notification>, Unauthorized | Unreachable>

const reading = (...answers: ReadonlyArray<Answer>) => {
  const waiting = [...answers]
  const layer = Layer.succeed(Notifications, { all: Effect.suspend(() => waiting.shift() ?? Effect.succeed([])) })
  const all = Notifications.use((messages) => messages.all)
  const page = createActor(makeReading(ManagedRuntime.make(layer), all)).start()
  const is = (state: string) => waitFor(page, ({ value }) => value === state, { timeout: 30_000 })
  return { page, is }
}

test("what was read stays on show, while it is read anew and when nobody answers", async () => {
  const { page, is } = reading(Effect.succeed([message("m1", 1)]), Effect.fail(new Unreachable({})))
  expect(page.getSnapshot().hasTag("busy")).toBe(true)
  await is("known")
  page.send({ type: "data.doubted" })
  expect([page.getSnapshot().value, page.getSnapshot().context.known?.length]).toEqual(["reading", 1])
  expect((await is("unreachable")).context.known?.length).toBe(1)
  page.send({ type: "connection.restored" })
  expect((await is("known")).context.known).toEqual([])
})

test("what cannot be read at first is read when asked again, by a player who is known", async () => {
  const { page, is } = reading(Effect.fail(new Unreachable({})), Effect.fail(new Unauthorized()))
  expect((await is("unreachable")).context.known).toBeUndefined()
  page.send({ type: "retry.requested" })
  expect((await waitFor(page, ({ status }) => status === "done")).value).toBe("unauthorized")
})

test("leaving the page drops the question, and a late answer changes nothing", async () => {
  const [dropped, late] = [Promise.withResolvers<void>(), Deferred.makeUnsafe<void>()]
  const left = reading(Effect.onInterrupt(Effect.never, () => Effect.sync(() => dropped.resolve())))
  left.page.stop()
  await dropped.promise
  const answered = Promise.withResolvers<void>()
  const answer = Effect.as(Deferred.await(late), [message("m1", 1)])
  const { page } = reading(
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
  expect(page.getSnapshot().context.known).toBeUndefined()
})

test("reading goes exactly these ways", () => {
  const answer = (output: unknown) => inner("xstate.done.actor.reading", output)
  const table = ways(makeReading(ManagedRuntime.make(Layer.empty), Effect.never), {
    events: {
      retry: { type: "retry.requested" },
      restored: { type: "connection.restored" },
      doubted: { type: "data.doubted" },
      read: answer(Result.succeed([])),
      unreachable: answer(Result.fail(new Unreachable({}))),
      unauthorized: answer(Result.fail(new Unauthorized())),
    },
  })
  expect(table).toEqual({
    reading: { read: "known", unreachable: "unreachable", unauthorized: "unauthorized" },
    known: { doubted: "reading" },
    unreachable: { retry: "reading", restored: "reading" },
    unauthorized: {},
  })
})

test("the newest message comes first", () => {
  const messages = [message("m1", 1), message("m3", 3), message("m2", 2)]
  expect(newestFirst(messages).map(({ id }) => id)).toEqual(["m3", "m2", "m1"])
})

test("a promotion runs from its first moment to its last, or without end", () => {
  const promotion = (id: string, startsAt: number | undefined, endsAt: number | undefined): Promotion => ({
    id,
    title: "",
    body: { writtenAs: "html", words: "" },
    image: "",
    startsAt,
    endsAt,
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

test("a clip is found by its name, exactly", () => {
  const clip = { vdoName: "pingpong-11", title: "", url: "", poster: "" }
  const videos = [clip, { ...clip, title: "the same name once more" }]
  expect(videoNamed(videos, "pingpong-11")).toBe(videos[0])
  expect(videoNamed(videos, "pingpong-1")).toBeUndefined()
})
