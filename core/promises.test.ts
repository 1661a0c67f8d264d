import { Effect, ManagedRuntime, Stream } from "effect"
import { expect, expectTypeOf, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Identity, WrongCredentials } from "./identity/login/identity.ts"
import { makeLogin } from "./identity/login/login.machine.ts"
import { RoundFeed, type RoundFeedNews } from "./lotto/round/round-feed.port.ts"
import { Unauthorized, Unreachable } from "./operator/failures.ts"
import { NoSuchIntent, OrderDesk, RoundClosed } from "./order/placing/order-desk.port.ts"
import { somchaisOrder } from "./order/testing/operator-that-takes-orders.ts"
import { answeredBy, type FailureOf, feed, type Promised } from "./promises.ts"

const identity = answeredBy(
  Identity,
  {
    login: async ({ userName, pin }) => {
      if (pin === "a bug") throw new TypeError("undefined is not a function")
      if (pin !== "right") throw new WrongCredentials({ attemptsLeft: 3 })
      return { token: "t", uuid: userName, limit: undefined }
    },
    confirm: () => {},
    logout: async () => {},
  },
  [WrongCredentials, Unauthorized],
)

test("what a function throws is a failure of the port, or unreachable, and its machine goes on", async () => {
  const login = createActor(makeLogin(ManagedRuntime.make(identity))).start()
  login.send({ type: "username.submitted", userName: "somchai88" })
  const answers: Array<unknown> = []
  for (const pin of ["wrong", "a bug", "right"]) {
    login.send({ type: "pin.submitted", pin })
    const { context, output } = await waitFor(login, (state) => !state.hasTag("busy"))
    answers.push(output?.uuid ?? context.failure?._tag)
  }
  expect(answers).toEqual(["WrongCredentials", "Unreachable", "somchai88"])
})

test("only what the port is said to fail with is its no; all else leaves an order open", async () => {
  class Elsewhere extends Error {
    readonly _tag = "OrderFailed"
  }
  const thrown = [new RoundClosed(), new Elsewhere(), new Unreachable({ cause: "cut" }), "a text"]
  const desk = answeredBy(
    OrderDesk,
    {
      place: () => Promise.reject(thrown.shift()),
      byKey: () => {
        throw new NoSuchIntent()
      },
    },
    [RoundClosed, NoSuchIntent],
  )
  const runtime = ManagedRuntime.make(desk)
  const place = () => runtime.runPromise(Effect.flip(OrderDesk.use((port) => port.place(somchaisOrder, "key-1"))))
  expect([(await place())._tag, (await place())._tag]).toEqual(["RoundClosed", "Unreachable"])
  expect([await place(), await place()]).toMatchObject([
    { _tag: "Unreachable", cause: "cut" },
    { _tag: "Unreachable", cause: "a text" },
  ])
  const found = await runtime.runPromise(Effect.flip(OrderDesk.use((port) => port.byKey("key-1"))))
  expect(found).toEqual(new NoSuchIntent())
})

test("a feed is a function that is handed what to call, and is left when nobody listens", async () => {
  const listening: Array<string> = []
  const layer = answeredBy(RoundFeed, {
    news: feed(() => () => {}),
    newsOf: feed((emit, betId) => {
      listening.push(betId)
      emit({ type: "feed.found" })
      emit({ type: "round.cancelled" })
      return () => listening.push("left")
    }),
  })
  const news = await ManagedRuntime.make(layer).runPromise(
    Effect.flatMap(RoundFeed, ({ newsOf }) => Stream.runCollect(Stream.take(newsOf("yeekee-1"), 2))),
  )
  expect([...news]).toEqual([{ type: "feed.found" }, { type: "round.cancelled" }])
  expect(listening).toEqual(["yeekee-1", "left"])
})

test("the types of a port ask for a function a question, and know its failures", () => {
  type Calls = Promised<Identity["Service"]>
  expectTypeOf<ReturnType<Calls["confirm"]>>().toEqualTypeOf<Promise<void> | void>()
  expectTypeOf<WrongCredentials>().toExtend<FailureOf<Identity["Service"]>>()
  expectTypeOf<RoundClosed>().not.toExtend<FailureOf<Identity["Service"]>>()
  type News = Promised<RoundFeed["Service"]>["newsOf"]
  expectTypeOf<Parameters<Parameters<News["subscribe"]>[0]>[0]>().toEqualTypeOf<RoundFeedNews>()
})
