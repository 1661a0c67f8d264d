import { Effect, Layer, ManagedRuntime, Queue, Result, Stream } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { NotOffered, Unreachable } from "../operator/failures.ts"
import { handClock } from "../testing/clock.ts"
import { inner, ways } from "../testing/ways.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { makeMaintenance } from "./maintenance.machine.ts"
import { type Maintenance, MaintenanceDesk, MaintenanceFeed, type MaintenanceNews } from "./maintenance.ts"

type Answer = Effect.Effect<Maintenance | undefined, NotOffered | Unreachable>

const open: Answer = Effect.sync(() => undefined)
const closed: Answer = Effect.succeed({ until: 1_000 })
const silent: Answer = Effect.fail(new Unreachable({}))

const siteThat = (
  latest: Answer,
  { surroundings } = visitOnCommand(),
  subscribe: Stream.Stream<MaintenanceNews> = Stream.never,
) =>
  ManagedRuntime.make(
    Layer.mergeAll(
      Layer.succeed(MaintenanceDesk, { latest: () => latest }),
      Layer.succeed(MaintenanceFeed, { news: () => subscribe }),
      surroundings,
    ),
  )

const watching = (...answers: ReadonlyArray<Answer>) => {
  const waiting = [...answers]
  let asked = 0
  const latest = Effect.suspend((): Answer => {
    asked += 1
    return waiting.shift() ?? Effect.never
  })
  const queue = Effect.runSync(Queue.unbounded<MaintenanceNews>())
  const { clock, pass } = handClock()
  const page = visitOnCommand()
  const machine = makeMaintenance(siteThat(latest, page, Stream.fromQueue(queue)), { random: () => 0 })
  const watch = createActor(machine, { clock }).start()
  const is = (state: string) => waitFor(watch, ({ value }) => value === state, { timeout: 30_000 })
  return {
    watch,
    is,
    pass,
    asked: () => asked,
    pageIs: page.pageIs,
    emit: (news: MaintenanceNews) => Queue.offerUnsafe(queue, news),
    closed: () => watch.getSnapshot().context.closed,
  }
}

test("an open site is asked about every minute, a closed one every ten seconds until it is open", async () => {
  const { is, pass, asked, closed: isClosed } = watching(open, closed, open)
  await is("waiting")
  pass(59_999)
  expect(asked()).toBe(1)
  pass(1)
  await is("waiting")
  expect([asked(), isClosed()]).toEqual([2, { until: 1_000 }])
  pass(10_000)
  await is("waiting")
  expect([asked(), isClosed()]).toEqual([3, undefined])
})

test("nobody is asked while the page is not looked at, and at once when it is again", async () => {
  const { is, pass, asked, pageIs } = watching(open, closed)
  await is("waiting")
  pageIs("page.left")
  pass(400_000)
  expect(asked()).toBe(1)
  pageIs("page.shown")
  expect((await is("waiting")).context.closed).toEqual({ until: 1_000 })
})

test("while nobody answers it is asked less and less often, every five minutes at last, and a closed site stays closed", async () => {
  const { is, pass, asked, closed: isClosed } = watching(closed, silent, silent, silent, silent, silent, silent, silent)
  for (const [index, wait] of [10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000].entries()) {
    await is("waiting")
    pass(wait - 1)
    expect(asked()).toBe(index + 1)
    pass(1)
  }
  await is("waiting")
  expect([asked(), isClosed()]).toEqual([8, { until: 1_000 }])
})

test("what is pushed holds at once, and a closed site is asked about sooner from then on", async () => {
  const { watch, is, pass, asked, emit } = watching(open, closed)
  await is("waiting")
  emit({ type: "maintenance.announced", until: undefined })
  await waitFor(watch, ({ context }) => context.closed !== undefined)
  pass(10_000)
  await is("waiting")
  expect(asked()).toBe(2)
  emit({ type: "maintenance.ended" })
  await waitFor(watch, ({ context }) => context.closed === undefined)
})

test("an operator that cannot tell is asked once, and heard all the same", async () => {
  const { watch, is, pass, asked, closed: isClosed } = watching(Effect.fail(new NotOffered()))
  await is("notOffered")
  pass(600_000)
  expect(asked()).toBe(1)
  watch.send({ type: "maintenance.announced", until: 5 })
  expect(isClosed()).toEqual({ until: 5 })
})

test("a site is not taken for open before anybody has told", async () => {
  const { watch, is, emit } = watching(silent)
  await is("waiting")
  expect(watch.getSnapshot().context.isKnown).toBe(false)
  emit({ type: "maintenance.ended" })
  expect((await waitFor(watch, ({ context }) => context.isKnown)).context.closed).toBeUndefined()
})

test("two pages that were opened together do not ask together", async () => {
  const { clock, pass } = handClock()
  let asked = 0
  const latest = Effect.sync(() => void (asked += 1))
  const watch = createActor(makeMaintenance(siteThat(latest), { random: () => 0.5 }), { clock }).start()
  await waitFor(watch, ({ value }) => value === "waiting")
  pass(44_999)
  expect(asked).toBe(1)
  pass(1)
  await waitFor(watch, () => asked === 2)
})

test("maintenance goes exactly these ways", () => {
  const answer = (output: unknown) => inner("xstate.done.actor.asking", output)
  const table = ways(makeMaintenance(siteThat(Effect.never), { random: () => 0 }), {
    events: {
      announced: { type: "maintenance.announced", until: undefined },
      ended: { type: "maintenance.ended" },
      left: { type: "page.left" },
      shown: { type: "page.shown" },
      answered: answer(Result.succeed(undefined)),
      unreachable: answer(Result.fail(new Unreachable({}))),
      "not offered": answer(Result.fail(new NotOffered())),
      "a while later": inner("xstate.after.wait.maintenance.waiting"),
    },
  })
  expect(table).toEqual({
    asking: { answered: "waiting", unreachable: "waiting", "not offered": "notOffered", left: "unseen" },
    waiting: { "a while later": "asking", left: "unseen" },
    unseen: { shown: "asking" },
    notOffered: {},
  })
})
