import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { lateAnswer, questionLost, silence } from "../../operator/testing/trouble.ts"
import { handClock } from "../../testing/clock.ts"
import { soon } from "../../testing/soon.ts"
import { StoredVisitor } from "./recognition.port.ts"
import { browserThatKnowsItsVisitor, serviceThatRecognises } from "./testing/visitors.ts"
import { makeVisitor } from "./visitor.machine.ts"

const hour = 3_600_000
const day = 24 * hour

const visiting = ({
  stored,
  service = serviceThatRecognises(),
  userId,
}: {
  stored?: Parameters<typeof browserThatKnowsItsVisitor>[1]
  service?: ReturnType<typeof serviceThatRecognises>
  userId?: string
} = {}) => {
  const { clock } = handClock()
  const browser = browserThatKnowsItsVisitor(() => clock.now(), stored)
  let ids = 0
  const start = () => {
    const runtime = ManagedRuntime.make(Layer.merge(browser.layer, service.layer))
    const machine = makeVisitor(runtime, { now: () => clock.now(), newGuestId: () => `guest-${++ids}` })
    const visitor = createActor(machine, { clock, input: { userId } }).start()
    return { visitor, is: (state: string) => waitFor(visitor, (now) => now.value === state, soon) }
  }
  return { browser, service, clock, start, ...start() }
}

test("a first visit gets a guest id for seven days, and is recognised", async () => {
  const { browser, service, is } = visiting()
  expect((await is("recognised")).context).toEqual({
    userId: undefined,
    guestId: "guest-1",
    visitor: { visitorId: "visitor-1", userId: undefined, fetchedAt: 0 },
  })
  expect(browser.holds().guest).toEqual({ id: "guest-1", until: 604_800_000 })
  expect(service.received).toEqual([
    {
      referUrl: "https://example.com/friends",
      headers: "th-TH",
      page: "/",
      device: "mobile",
      screen: "390x844",
      network: "4g",
      plugin: "none",
      uid: "guest-1",
      uuid: undefined,
    },
  ])
})

test("a guest id is made once: later visits keep it, and do not lengthen its seven days", async () => {
  const { browser, clock, start, is, visitor } = visiting()
  await is("recognised")
  visitor.stop()
  clock.increment(7 * day - 1)
  const second = start()
  expect((await second.is("recognised")).context.guestId).toBe("guest-1")
  expect(browser.holds().guest?.until).toBe(604_800_000)
  second.visitor.stop()
  clock.increment(1)
  const third = start()
  expect((await third.is("recognised")).context.guestId).toBe("guest-2")
})

test("a visitor who is remembered is not asked for again until six hours are over", async () => {
  const stored = { guestId: "guest-9", visitor: { visitorId: "visitor-9", userId: undefined, fetchedAt: 0 } }
  const { service, clock, is } = visiting({ stored })
  expect((await is("recognised")).context.visitor?.visitorId).toBe("visitor-9")
  clock.increment(6 * hour - 1)
  expect(service.received).toEqual([])
  clock.increment(1)
  await is("recognising")
  expect((await is("recognised")).context.visitor).toEqual({
    visitorId: "visitor-1",
    userId: undefined,
    fetchedAt: 21_600_000,
  })
})

test("another user of the browser is recognised anew, as that user", async () => {
  const { service, visitor, is } = visiting()
  await is("recognised")
  visitor.send({ type: "user.changed", userId: "uuid-of-somchai" })
  // Until the answer is there, nobody is taken for the user before.
  expect((await is("recognising")).context.visitor).toBeUndefined()
  expect((await is("recognised")).context.visitor).toEqual({
    visitorId: "visitor-2",
    userId: "uuid-of-somchai",
    fetchedAt: 0,
  })
  expect(service.received.map(({ uuid }) => uuid)).toEqual([undefined, "uuid-of-somchai"])
})

test("after a logout, which forgets the guest id, there is a new one", async () => {
  const { browser, visitor, is } = visiting({ userId: "uuid-of-somchai" })
  await is("recognised")
  browser.forgetsGuest()
  visitor.send({ type: "user.changed", userId: undefined })
  await is("recalling")
  expect((await is("recognised")).context.guestId).toBe("guest-2")
})

test("an answer with a request id alone is as good; one without any id recognises nobody", async () => {
  const byRequest = visiting({ service: serviceThatRecognises(() => ({ requestId: "request-1" })) })
  expect((await byRequest.is("recognised")).context.visitor?.visitorId).toBe("request-1")
  const nameless = visiting({ service: serviceThatRecognises(() => ({})) })
  expect((await nameless.is("unrecognised")).context.visitor).toBeUndefined()
  expect(nameless.browser.holds().visitor).toBeUndefined()
})

test("a service that fails is asked again every minute, and nobody waits for it", async () => {
  const service = serviceThatRecognises()
  service.meets(questionLost, questionLost)
  const { clock, is } = visiting({ service })
  await is("unrecognised")
  clock.increment(59_999)
  expect(service.received).toEqual([])
  clock.increment(1)
  await is("recalling")
  await is("unrecognised")
  clock.increment(60_000)
  expect((await is("recognised")).context.guestId).toBe("guest-1")
})

test("a browser whose memory is broken leaves the visitor unrecognised and breaks nothing", async () => {
  const broken = Layer.succeed(StoredVisitor, {
    recall: () => Effect.die("storage is blocked"),
    remember: () => Effect.void,
    recallGuest: () => Effect.die("storage is blocked"),
    rememberGuest: () => Effect.void,
  })
  const runtime = ManagedRuntime.make(Layer.merge(broken, serviceThatRecognises().layer))
  const visitor = createActor(makeVisitor(runtime, { now: () => 0, newGuestId: () => "guest-1" }), {
    clock: handClock().clock,
    input: { userId: undefined },
  }).start()
  expect((await waitFor(visitor, (now) => now.value === "unrecognised")).status).toBe("active")
})

test("a user who leaves meanwhile takes the question along, and its late answer recognises nobody", async () => {
  const service = serviceThatRecognises()
  const { trouble, givenUp } = silence()
  const late = lateAnswer()
  service.meets(trouble, late.trouble)
  const { visitor, is, browser } = visiting({ service, userId: "uuid-of-somchai" })
  await is("recognising")
  visitor.send({ type: "user.changed", userId: "uuid-of-malee" })
  await givenUp
  await is("recognising")
  visitor.send({ type: "user.changed", userId: undefined })
  await is("recognised")
  await late.letGo()
  expect(visitor.getSnapshot().context.visitor?.userId).toBeUndefined()
  expect(browser.holds().visitor?.userId).toBeUndefined()
})
