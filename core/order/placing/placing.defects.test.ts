import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { Defects } from "../../machine/actor.ts"
import { Intents } from "../../operation/operation.ts"
import { OrderDesk } from "./order-desk.port.ts"
import { atHome } from "./testing/at-home.ts"

const fault = new TypeError("Cannot read properties of null")
const throws = (): never => {
  throw fault
}
const dies = () => Effect.die(fault)

const reports = () => {
  const reported: Array<unknown> = []
  return {
    reported,
    layer: Layer.succeed(Defects, (defect) => Effect.sync(() => void reported.push(defect))),
  }
}

/** A desk whose adapter breaks over the answer to an order that the operator has taken. */
const cannotRead = (operator: ReturnType<typeof atHome>["operator"]) =>
  Layer.effect(
    OrderDesk,
    Effect.map(OrderDesk, ({ place, byKey }) => ({
      place: (...asked: Parameters<typeof place>) => Effect.flatMap(place(...asked), dies),
      byKey,
    })),
  ).pipe(Layer.provide(operator.layer))

test("a slip whose answer could not be read is asked for by its key, and is one slip", async () => {
  const { operator, openedAt, pass, browser } = atHome()
  const { reported, layer } = reports()
  const { placing, is, confirm } = openedAt(Layer.merge(cannotRead(operator), layer))
  confirm()
  await is("awaitingAnswer")
  expect(placing.getSnapshot().status).toBe("active")
  pass(1_000)
  const { output } = await is("accepted")
  expect(output?.type === "accepted" && output.poy?.id).toBe("P-1")
  expect([operator.asked, operator.accepted.length, reported]).toEqual([["place key-1", "ask key-1"], 1, [fault]])
  expect(browser.unfinished()).toEqual([])
})

test.each([
  ["throws", throws],
  ["dies", dies],
])(
  "a desk that %s to every question leaves the order awaiting its answer, and the player may turn away",
  async (_, breaks) => {
    const { openedAt, browser, pass } = atHome()
    const { reported, layer } = reports()
    const desk = Layer.succeed(OrderDesk, { place: breaks, byKey: breaks })
    const { placing, is, confirm } = openedAt(Layer.merge(desk, layer))
    confirm()
    await is("awaitingAnswer")
    pass(1_000)
    await is("lookingUp")
    await is("awaitingAnswer")
    expect(reported).toEqual([fault, fault])
    placing.send({ type: "order.left" })
    expect((await is("left")).status).toBe("done")
    expect(browser.unfinished()).toHaveLength(1)
  },
)

test.each([
  ["throws", throws],
  ["dies", dies],
])("an order is placed without the memory of a browser that %s", async (_, breaks) => {
  const { operator, opened } = atHome()
  const { reported, layer } = reports()
  const broken = Layer.succeed(Intents, { claim: breaks, unfinished: breaks, finish: breaks })
  const { placing, is, confirm } = opened({}, Layer.merge(broken, layer))
  confirm()
  const { output } = await is("accepted")
  expect(output?.type === "accepted" && output.poy?.id).toBe("P-1")
  expect([operator.accepted.length, reported, placing.getSnapshot().status]).toEqual([1, [fault, fault], "done"])
})
