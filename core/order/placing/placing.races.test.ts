import { Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type ActorRefFrom, createActor, SimulatedClock } from "xstate"
import { shownBy } from "../../operation/shown.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { type PoyOrder, ratePolicies } from "../order.ts"
import { operatorThatTakesOrders, type PoyTrouble, somchaisOrder } from "../testing/operator-that-takes-orders.ts"
import { makePlacing } from "./placing.machine.ts"
import type { PlacingEvent } from "./placing.ts"

type Tab = { readonly actor: ActorRefFrom<ReturnType<typeof makePlacing>>; readonly clock: SimulatedClock }
type World = ReturnType<typeof worldWith>
type Deed = (world: World) => void | Promise<void>

const shorter: PoyOrder = { ...somchaisOrder, lines: somchaisOrder.lines.slice(1) }
const withClosed: PoyOrder = {
  ...somchaisOrder,
  lines: somchaisOrder.lines.map((line) => ({ ...line, multiply: line.ref * 9_200 })),
}
const rate = (multiply: number) => ({ option: "teng_lang_2", number: "45", multiply }) as const

/** One player with two tabs on the same draft, and an operator whose every leg of the way takes as long as it likes. */
const worldWith = (scheduler: fc.Scheduler, policy: (typeof ratePolicies)[number]) => {
  let [time, keys] = [0, 0]
  const now = () => time
  const operator = operatorThatTakesOrders({ now, pause: (leg) => scheduler.schedule(Promise.resolve(), leg) })
  const browser = browserThatRemembers()
  const phone = phoneOnTheMove()
  const runtime = ManagedRuntime.make(Layer.mergeAll(operator.layer, browser.layer, phone.layer))
  const machine = makePlacing(runtime, { now, isTimeKnown: () => true, steadyNow: now, newKey: () => `key-${++keys}` })
  const opened = (order = somchaisOrder): Tab => {
    const clock = new SimulatedClock()
    const actor = createActor(machine, { clock, input: { draftId: "draft-1", order, policy } })
    return { clock, actor: actor.start() }
  }
  const tabs = [opened(), opened()]
  const pass = (milliseconds: number) => {
    time += milliseconds
    for (const { clock } of tabs) clock.increment(milliseconds)
  }
  const flush = async () => {
    for (let turns = 0; turns < 40; turns++) await Promise.resolve()
  }
  const quiet = async () => {
    await flush()
    while (scheduler.count() > 0) {
      await scheduler.waitNext(1)
      await flush()
    }
  }
  return { scheduler, operator, browser, phone, tabs, opened, pass, flush, quiet }
}

const sends =
  (event: PlacingEvent, at: number): Deed =>
  ({ tabs }) => {
    const actor = tabs[at]?.actor
    if (actor?.getSnapshot().status === "active") actor.send(event)
  }
const anyTab = fc.constantFrom(0, 1)
const anyNews = fc.constantFrom(rate(9_500), rate(4_600), rate(0), rate(9_200))
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom("order.confirmed", "change.agreed", "outcome.requested"), anyTab)
      .map(([type, at]) => sends({ type }, at)),
  },
  fc.tuple(fc.constantFrom("order.left", "round.closed"), anyTab).map(([type, at]) => sends({ type }, at)),
  fc.constant<Deed>(({ phone }) => phone.findsNetwork()),
  fc.tuple(anyNews, anyTab).map(([news, at]) => sends({ type: "rates.changed", rates: [news] }, at)),
  anyNews.map(
    (news): Deed =>
      ({ operator }) =>
        operator.changesRates(news),
  ),
  {
    weight: 4,
    arbitrary: fc.integer({ min: 1, max: 3 }).map(
      (legs): Deed =>
        async ({ scheduler, flush }) => {
          for (let leg = 0; leg < legs && scheduler.count() > 0; leg++) {
            await scheduler.waitNext(1)
            await flush()
          }
        },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1_000, 20_000).map(
      (time): Deed =>
        ({ pass }) =>
          pass(time),
    ),
  },
  // Nothing is on its way for longer than two minutes.
  fc.constant<Deed>(async ({ quiet, pass }) => {
    await quiet()
    pass(130_000)
  }),
  {
    weight: 2,
    arbitrary: fc.tuple(anyTab, fc.constantFrom(somchaisOrder, shorter, withClosed)).map(
      ([at, order]): Deed =>
        ({ tabs, opened }) => {
          tabs[at]?.actor.stop()
          tabs[at] = opened(order)
        },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Deed>(({ operator }) => operator.closesRound()) },
)
const trouble = fc.constantFrom<PoyTrouble>("none", "none", "questionLost", "answerLost", "late", "unauthorized")

/** The button that a player who wants the slip would press. */
const yes: Readonly<Record<string, PlacingEvent["type"] & ("order.confirmed" | "change.agreed" | "order.left")>> = {
  reviewing: "order.confirmed",
  changed: "change.agreed",
  neverReceived: "order.confirmed",
  refused: "order.left",
  placedElsewhere: "order.left",
}

/** Presses on until nothing is open any more, or it cannot be ended. */
const toItsEnd = async (world: World, tab: Tab) => {
  for (let presses = 0; presses < 20 && tab.actor.getSnapshot().status === "active"; presses++) {
    const button = yes[shownBy(tab.actor.getSnapshot())]
    if (button !== undefined) tab.actor.send({ type: button })
    await world.quiet()
    if (button === undefined) world.pass(30_000)
    await world.quiet()
  }
  return tab.actor.getSnapshot()
}

test("whatever happens on the way and in two tabs at once, a draft becomes at most one slip, and no button is dead", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom(...ratePolicies),
      fc.array(trouble, { maxLength: 12 }),
      fc.array(anyDeed, { minLength: 5, maxLength: 40 }),
      async (scheduler, policy, troubles, deeds) => {
        const world = worldWith(scheduler, policy)
        const { operator, tabs, flush, opened, quiet } = world
        operator.troubles.push(...troubles)
        for (const deed of deeds) {
          await deed(world)
          await flush()
        }
        operator.troubles.length = 0
        for (const tab of tabs) expect((await toItsEnd(world, tab)).status).toBe("done")
        const late = opened()
        tabs.push(late)
        const { status, output } = await toItsEnd(world, late)
        await quiet()
        expect(status).toBe("done")
        expect(operator.accepted.length).toBeLessThanOrEqual(1)
        for (const { order } of operator.accepted)
          expect(order.kind === "poy" && order.lines.every(({ multiply }) => multiply > 0)).toBe(true)
        expect(output?.type === "accepted").toBe(operator.accepted.length === 1)
      },
    ),
  )
})
