import { expect, test } from "vitest"
import { createActor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { inner, ways } from "../../testing/ways.ts"
import { snackbar } from "./snackbar.machine.ts"

const start = () => {
  const { clock, pass } = handClock()
  return { pass, bar: createActor(snackbar, { clock }).start() }
}
type Bar = ReturnType<typeof start>["bar"]
const offer = (bar: Bar, txt: string, timeout?: number) =>
  bar.send({ type: "snack.offered", snack: { txt, color: "success", ...(timeout === undefined ? {} : { timeout }) } })
const shown = (bar: Bar) => bar.getSnapshot().context.snack?.txt

test("a message leaves by itself after 1500 ms", () => {
  const { bar, pass } = start()
  offer(bar, "saved")
  expect(bar.getSnapshot().context.snack).toEqual({
    txt: "saved",
    isHtml: false,
    color: "success",
    timeout: 1_500,
  })
  pass(1_499)
  expect(shown(bar)).toBe("saved")
  pass(1)
  expect(shown(bar)).toBeUndefined()
})

test("a message may ask for its own time", () => {
  const { bar, pass } = start()
  offer(bar, "read me", 4_000)
  pass(3_999)
  expect(shown(bar)).toBe("read me")
  pass(1)
  expect(shown(bar)).toBeUndefined()
})

test("a burst shows its first message for 500 ms and then its newest", () => {
  const { bar, pass } = start()
  offer(bar, "first")
  pass(100)
  offer(bar, "second")
  offer(bar, "third")
  pass(399)
  expect(shown(bar)).toBe("first")
  pass(1)
  expect(shown(bar)).toBe("third")
  pass(1_499)
  expect(shown(bar)).toBe("third")
  pass(1)
  expect(shown(bar)).toBeUndefined()
})

test("after 500 ms a new message takes the place of the old at once", () => {
  const { bar, pass } = start()
  offer(bar, "old")
  pass(500)
  offer(bar, "new")
  expect(shown(bar)).toBe("new")
})

test("it can be closed", () => {
  const { bar } = start()
  offer(bar, "saved")
  bar.send({ type: "snack.closed" })
  expect(shown(bar)).toBeUndefined()
})

test("it closes when the page changes, together with what was waiting", () => {
  const { bar, pass } = start()
  offer(bar, "saved")
  offer(bar, "waiting")
  bar.send({ type: "route.changed" })
  pass(10_000)
  expect(shown(bar)).toBeUndefined()
})

test("it stays while the player points at it, and leaves after its time once they do not", () => {
  const { bar, pass } = start()
  offer(bar, "saved")
  bar.send({ type: "attention.given" })
  pass(60_000)
  expect(shown(bar)).toBe("saved")
  bar.send({ type: "attention.left" })
  pass(1_499)
  expect(shown(bar)).toBe("saved")
  pass(1)
  expect(shown(bar)).toBeUndefined()
})

test("what arrives while the player points at a message is shown when they are done", () => {
  const { bar } = start()
  offer(bar, "held")
  bar.send({ type: "attention.given" })
  offer(bar, "later")
  expect(shown(bar)).toBe("held")
  bar.send({ type: "attention.left" })
  expect(shown(bar)).toBe("later")
})

test("what the operator writes as html is told apart from text, so that it can be cleaned", () => {
  const { bar } = start()
  bar.send({ type: "snack.offered", snack: { txt: "<b>sorry</b>", isHtml: true, color: "failure" } })
  expect(bar.getSnapshot().context.snack).toEqual({
    txt: "<b>sorry</b>",
    isHtml: true,
    color: "failure",
    timeout: 1_500,
  })
})

test("the snackbar goes exactly these ways", () => {
  const table = ways(snackbar, {
    events: {
      offered: { type: "snack.offered", snack: { txt: "saved", color: "success" } },
      closed: { type: "snack.closed" },
      route: { type: "route.changed" },
      attention: { type: "attention.given" },
      "attention left": { type: "attention.left" },
      throttle: inner("xstate.after.throttle.snackbar.fresh"),
      rest: inner("xstate.after.rest.snackbar.leaving"),
    },
    place: ({ state, context: { next } }) => `${state}${next === undefined ? "" : ", another waits"}`,
  })
  const closing = { closed: "hidden", route: "hidden" }
  expect(table).toEqual({
    hidden: { offered: "fresh" },
    fresh: { ...closing, offered: "fresh, another waits", attention: "held", throttle: "leaving" },
    leaving: { ...closing, offered: "fresh", attention: "held", rest: "hidden" },
    held: { ...closing, offered: "held, another waits", "attention left": "fresh" },
    "fresh, another waits": { ...closing, attention: "held, another waits", throttle: "fresh" },
    "held, another waits": { ...closing, "attention left": "fresh" },
  })
})
