import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { browserThatKeepsDrafts } from "./betting/testing/browser-that-keeps-drafts.ts"
import { operatorThatKnowsSomchai, somchaisCredentials } from "./identity/testing/somchai.ts"
import { roundsNamedBy } from "./lotto/testing/named-rounds.ts"
import { operatorWithADayOfRounds } from "./lotto/testing/operator-with-a-day-of-rounds.ts"
import { type Intent, Intents } from "./operation/operation.ts"
import { browserThatRemembers } from "./operation/testing/browser-that-remembers.ts"
import { NoSuchIntent, OrderDesk } from "./order/placing/order-desk.port.ts"
import { operatorThatTakesOrders, somchaisLines, somchaisOrder } from "./order/testing/operator-that-takes-orders.ts"
import { type PortPromise, promisesOf } from "./promises-of.ts"

const keeps = (promises: ReadonlyArray<PortPromise>) => {
  for (const { says, holds } of promises) test(says, holds)
}

/** The sentences that are not kept. */
const broken = async (promises: ReadonlyArray<PortPromise>) => {
  const said: Array<string> = []
  for (const { says, holds } of promises) await holds().catch(() => said.push(says))
  return said
}

describe("the doubles keep what their ports promise", () => {
  keeps(
    promisesOf.intents(() => {
      const { layer } = browserThatRemembers()
      return () => layer
    }),
  )
  keeps(
    promisesOf.drafts(() => {
      const { tab } = browserThatKeepsDrafts()
      return tab
    }),
  )
  const operator = operatorThatTakesOrders()
  const closed = { option: "teng_bon_3", number: "999", multiply: 0 } as const
  keeps(
    promisesOf.orderDesk({
      desk: operator.layer,
      order: () => somchaisOrder,
      refused: () => ({ ...somchaisOrder, lines: [{ ...somchaisLines[0], ...closed }] }),
      loseAnswer: () => void operator.troubles.push("answerLost"),
    }),
  )
  keeps(
    promisesOf.identity({
      identity: operatorThatKnowsSomchai().layer,
      known: somchaisCredentials,
      wrongPin: "wrong",
    }),
  )
  keeps(
    promisesOf.rounds(
      operatorWithADayOfRounds({
        now: () => Date.parse("2026-11-20T12:00:00+07:00"),
        rounds: roundsNamedBy("2026-11-20"),
      }).layer,
    ),
  )
})

test("a memory that forgets what is over is told so", async () => {
  const forgetful = () => {
    const stored = new Map<string, Intent>()
    const layer = Layer.succeed(Intents, {
      claim: (intent) =>
        Effect.sync(() => {
          const first = stored.get(intent.purpose)
          if (first !== undefined && first.key !== intent.key) return first
          stored.set(intent.purpose, intent)
          return intent
        }),
      unfinished: () => Effect.sync(() => [...stored.values()].toSorted((one, other) => one.madeAt - other.madeAt)),
      finish: ({ purpose, key, sentAt }, end) =>
        Effect.sync(() => {
          const one = stored.get(purpose)
          if (one?.key === key && (end !== "givenUp" || one.sentAt === sentAt)) stored.delete(purpose)
        }),
    })
    return () => layer
  }
  expect(await broken(promisesOf.intents(forgetful))).toEqual([
    "a purpose that is reached for good stays so in every tab, whatever is said of it later",
  ])
})

test("a desk that places a key twice, and knows no keys, is told so", async () => {
  const { layer } = operatorThatTakesOrders()
  let calls = 0
  const careless = Layer.effect(
    OrderDesk,
    Effect.map(OrderDesk, ({ place }) => ({
      place: (order, key) => place(order, `${key} ${++calls}`),
      byKey: () => Effect.succeed(undefined),
    })),
  ).pipe(Layer.provide(layer))
  expect(await broken(promisesOf.orderDesk({ desk: careless, order: () => somchaisOrder }))).toEqual([
    "an order is one slip with what was staked, and for the same key the same slip",
    "of a key that was never placed nobody has heard",
  ])
})

test("a promise that a failure breaks is told by the name of the failure", async () => {
  const { layer } = operatorThatTakesOrders()
  const forgetful = Layer.effect(
    OrderDesk,
    Effect.map(OrderDesk, ({ place }) => ({ place, byKey: () => Effect.fail(new NoSuchIntent()) })),
  ).pipe(Layer.provide(layer))
  const [first] = promisesOf.orderDesk({ desk: forgetful, order: () => somchaisOrder })
  await expect(first?.holds()).rejects.toThrow("the key of an order that was placed is answered by NoSuchIntent")
})
