import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { makeOperatorClock } from "./server-clock.ts"
import { clientAt } from "./testing/asking.ts"
import { operatorThatSays, type ScriptedAnswer } from "./testing/operator-that-says.ts"
import { serverTime } from "./wire/index.ts"

const noon = Date.parse("2026-11-20T12:00:00+07:00")
const hour = 3_600_000
const dated = (moment: number) => new Headers({ date: new Date(moment).toUTCString() })

test("before the first answer the phone's clock is all there is", () => {
  expect(makeOperatorClock(() => noon).now()).toBe(noon)
})

test("a phone that is an hour fast is set right by the date of any answer", () => {
  const clock = makeOperatorClock(() => noon + hour)
  clock.onAnswer(dated(noon), { sentAt: noon + hour, receivedAt: noon + hour })
  expect(clock.now()).toBe(noon + 500)
})

test("an answer that this device kept tells how far its clock is ahead, until the operator itself is heard", () => {
  const clock = makeOperatorClock(() => noon + hour)
  const yesterday = noon - 24 * hour
  const cached = new Headers({
    "x-kept-asked-at": `${yesterday + hour}`,
    "x-kept-at": `${yesterday + hour}`,
    "x-kept-date": new Date(yesterday).toUTCString(),
  })
  const way = { sentAt: noon + hour, receivedAt: noon + hour }
  clock.onAnswer(cached, way)
  expect([clock.now(), clock.isKnown()]).toEqual([noon + 500, false])
  clock.onAnswer(dated(noon - 60_000), way)
  clock.onAnswer(cached, way)
  expect([clock.now(), clock.isKnown()]).toEqual([noon - 59_500, true])
})

test("an answer that waited before it was wanted sets the clock by when it came", async () => {
  let deviceNow = noon + hour
  const clock = makeOperatorClock(() => deviceNow)
  const way = { sentAt: deviceNow, receivedAt: deviceNow }
  const answer = Response.json({ data: { now: "2026-11-20T12:00:00+07:00" } }, { headers: dated(noon) })
  deviceNow += 9_000
  const transport = {
    fetch: async () => answer,
    abortAfter: () => new AbortController().signal,
    wayOf: (one: Response) => (one === answer ? way : undefined),
  }
  const client = clientAt({ origin: "", token: () => undefined, transport }).timing(clock)
  await Effect.runPromise(client.ask(serverTime))
  expect(clock.now()).toBe(noon + 9_500)
})

test("an answer that is told of later sets the clock at once", async () => {
  const clock = makeOperatorClock(() => noon + hour)
  const page = Promise.withResolvers<undefined>()
  const transport = {
    fetch: async () => Response.json({ data: { now: "2026-11-20T12:00:00+07:00" } }, { headers: dated(noon) }),
    abortAfter: () => new AbortController().signal,
    untilReadable: () => page.promise,
  }
  const answered = vi.fn()
  const client = clientAt({ origin: "", token: () => undefined, transport }).timing(clock)
  const answer = Effect.runPromise(client.ask(serverTime)).finally(answered)
  await vi.waitFor(() => expect(clock.now()).toBe(noon + 500))
  expect(answered).not.toHaveBeenCalled()
  page.resolve(undefined)
  await answer
  expect(answered).toHaveBeenCalledOnce()
})

test("dates are cut to the second, and several answers together tell what one cannot", () => {
  // The operator is 300 milliseconds ahead; nothing takes any time.
  const clock = makeOperatorClock(() => noon)
  for (const deviceNow of [noon, noon + 650, noon + 1_750])
    clock.onAnswer(dated(Math.floor((deviceNow + 300) / 1_000) * 1_000), { sentAt: deviceNow, receivedAt: deviceNow })
  // At least 250 ahead, or the third date would be another; less than 350, or the second would.
  expect(clock.now() - noon).toBe(300)
})

test("who follows is told when the clock was set right, and not when nothing new was learned", () => {
  const clock = makeOperatorClock(() => noon)
  let calls = 0
  const leave = clock.subscribe(() => calls++)
  clock.onAnswer(dated(noon + hour), { sentAt: noon, receivedAt: noon })
  expect(calls).toBe(1)
  clock.onAnswer(dated(noon + hour), { sentAt: noon, receivedAt: noon })
  clock.onAnswer(dated(noon + hour), { sentAt: noon - 2_000, receivedAt: noon + 2_000 })
  expect(calls).toBe(1)
  leave()
  clock.onAnswer(dated(noon + 2 * hour), { sentAt: noon, receivedAt: noon })
  expect(calls).toBe(1)
  expect(clock.now()).toBe(noon + 2 * hour + 500)
})

test("a slow answer says little, and does not unsettle what is known", () => {
  const clock = makeOperatorClock(() => noon)
  clock.onAnswer(dated(noon), { sentAt: noon, receivedAt: noon })
  clock.onAnswer(dated(noon + 7_000), { sentAt: noon, receivedAt: noon + 8_000 })
  expect(clock.now()).toBe(noon + 500)
})

test("an answer without a date, or one that was kept on the way, or a phone set back meanwhile, teach nothing", () => {
  const clock = makeOperatorClock(() => noon)
  clock.onAnswer(new Headers(), { sentAt: noon, receivedAt: noon })
  clock.onAnswer(new Headers({ date: "yesterday" }), { sentAt: noon, receivedAt: noon })
  const cached = dated(noon - hour)
  cached.set("age", "3600")
  clock.onAnswer(cached, { sentAt: noon, receivedAt: noon })
  clock.onAnswer(dated(noon + hour), { sentAt: noon, receivedAt: noon - 1 })
  expect(clock.now()).toBe(noon)
})

test("a phone whose clock was moved is set right again", () => {
  let moved = 0
  const clock = makeOperatorClock(() => noon + moved)
  clock.onAnswer(dated(noon), { sentAt: noon, receivedAt: noon })
  moved = -2 * hour
  clock.onAnswer(dated(noon), { sentAt: noon + moved, receivedAt: noon + moved })
  expect(clock.now()).toBe(noon + 500)
})

test("the operator's time is known from its first answer on, until somebody sets the phone, and again after the next", () => {
  const [steady, phone] = [{ now: 5_000 }, { ahead: noon }]
  const clock = makeOperatorClock(
    () => steady.now + phone.ahead,
    () => steady.now,
  )
  const answer = () => clock.onAnswer(dated(noon), { sentAt: clock.deviceNow(), receivedAt: clock.deviceNow() })
  expect(clock.isKnown()).toBe(false)
  answer()
  expect(clock.isKnown()).toBe(true)
  phone.ahead += hour
  expect([clock.isKnown(), clock.steadyNow()]).toEqual([false, 5_000])
  answer()
  expect(clock.isKnown()).toBe(true)
})

let stop = () => {}
afterEach(() => stop())

const clockBeside = async (said: ScriptedAnswer) => {
  const operator = await operatorThatSays({ "server-time": said })
  stop = operator.stop
  const clock = makeOperatorClock(() => noon)
  const client = clientAt({ origin: operator.origin, token: () => undefined }).timing(clock)
  return { clock, client }
}

test("the operator tells its time to the millisecond when it is asked", async () => {
  const { clock, client } = await clockBeside({
    body: { data: { now: new Date(noon + hour + 123).toISOString() } },
    headers: { date: new Date(noon + hour).toUTCString() },
  })
  await Effect.runPromise(clock.ask(client))
  expect(clock.now()).toBe(noon + hour + 123)
})

test.each([
  ["a refusal", 409, '{"code":"TIME_OUT","message":""}'],
  ["a broken body", 200, '{"data":'],
])("%s has a date too", async (_, status, body) => {
  const { clock, client } = await clockBeside({
    status,
    body,
    headers: { date: new Date(noon + hour).toUTCString() },
  })
  await Effect.runPromise(Effect.ignore(client.ask(serverTime)))
  expect(clock.now()).toBe(noon + hour + 500)
})
