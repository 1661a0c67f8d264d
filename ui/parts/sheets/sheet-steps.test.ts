import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { closesWithin, makeSheetSteps } from "./sheet-steps.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

/** A browser's history of one page, whose back button works a moment later, as browsers' do. */
const aHistory = () => {
  const places = [0]
  let at = 0
  const go = () => {
    at -= 1
    steps.moved()
  }
  const steps = makeSheetSteps({
    here: () => places[at] ?? 0,
    push: (sheets) => {
      at += 1
      places.splice(at, places.length, sheets)
    },
    back: () => void setTimeout(go, 10),
  })
  return { steps, back: go, place: () => at }
}
const settled = () => vi.advanceTimersByTimeAsync(closesWithin + 20)

test("going back closes the topmost sheet and stays on the page", async () => {
  const { steps, back, place } = aHistory()
  const closed: Array<string> = []
  const sheet = (name: string) => {
    const close = steps.opened(() => {
      closed.push(name)
      close()
    })
    return settled()
  }
  await sheet("slip")
  await sheet("review")
  expect(place()).toBe(2)
  back()
  await settled()
  expect([closed, place()]).toEqual([["review"], 1])
  back()
  await settled()
  expect([closed, place()]).toEqual([["review", "slip"], 0])
})

test("a sheet that is closed by hand takes its step along", async () => {
  const { steps, place } = aHistory()
  const close = steps.opened(() => {})
  await settled()
  expect(place()).toBe(1)
  close()
  await settled()
  expect(place()).toBe(0)
})

test("a sheet that takes another's place keeps its step", async () => {
  const { steps, back, place } = aHistory()
  const closeReview = steps.opened(() => {})
  await settled()
  closeReview()
  let isClosed = false
  steps.opened(() => {
    isClosed = true
  })
  await settled()
  expect(place()).toBe(1)
  back()
  expect(isClosed).toBe(true)
})

test("a sheet that opens while the step of the one before is still taken back gets one of its own", async () => {
  const { steps, place } = aHistory()
  const close = steps.opened(() => {})
  await settled()
  close()
  await vi.advanceTimersByTimeAsync(5)
  steps.opened(() => {})
  await settled()
  expect(place()).toBe(1)
})

test("a sheet that may not be left just now has its step again", async () => {
  const { steps, back, place } = aHistory()
  steps.opened(() => {})
  await settled()
  back()
  expect(place()).toBe(0)
  await settled()
  expect(place()).toBe(1)
})
