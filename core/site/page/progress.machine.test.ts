import { expect, test } from "vitest"
import { createActor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { inner, ways } from "../../testing/ways.ts"
import { loadingDelay, progress } from "./progress.machine.ts"

const start = () => {
  const { clock, pass } = handClock()
  const bar = createActor(progress, { clock }).start()
  bar.send({ type: "navigation.started" })
  return { pass, bar }
}

test("a page change of less than 200 ms shows no bar", () => {
  const { bar, pass } = start()
  pass(199)
  expect(bar.getSnapshot().value).toBe("holdingBack")
  bar.send({ type: "navigation.finished" })
  expect(bar.getSnapshot().value).toBe("hidden")
})

test("a longer one shows the bar from 200 ms on until the page is there", () => {
  const { bar, pass } = start()
  pass(200)
  expect(bar.getSnapshot().value).toBe("running")
  bar.send({ type: "navigation.finished" })
  expect(bar.getSnapshot().value).toBe("finishing")
  pass(300)
  expect(bar.getSnapshot().value).toBe("hidden")
})

test("a page that is waited for longer than 200 ms shows that it loads", () => {
  expect(loadingDelay).toBe(200)
})

test("the bar never runs longer than 5 s", () => {
  const { bar, pass } = start()
  pass(200 + 4_999)
  expect(bar.getSnapshot().value).toBe("running")
  pass(1)
  expect(bar.getSnapshot().value).toBe("finishing")
})

test("the next page change may begin while the bar says goodbye", () => {
  const { bar, pass } = start()
  pass(200)
  bar.send({ type: "navigation.finished" })
  bar.send({ type: "navigation.started" })
  pass(200)
  expect(bar.getSnapshot().value).toBe("running")
})

test("the bar goes exactly these ways", () => {
  const table = ways(progress, {
    events: {
      started: { type: "navigation.started" },
      finished: { type: "navigation.finished" },
      delay: inner("xstate.after.loadingDelay.progress.holdingBack"),
      duration: inner("xstate.after.progressDuration.progress.running"),
      farewell: inner("xstate.after.farewell.progress.finishing"),
    },
  })
  expect(table).toEqual({
    hidden: { started: "holdingBack" },
    holdingBack: { finished: "hidden", delay: "running" },
    running: { finished: "finishing", duration: "finishing" },
    finishing: { started: "holdingBack", farewell: "hidden" },
  })
})
