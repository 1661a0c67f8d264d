import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { untilAnswered } from "./until-answered.ts"

let isBusy = false
let pageChanges = () => {}
beforeEach(() => {
  isBusy = false
  pageChanges = () => {}
  vi.useFakeTimers()
  vi.stubGlobal("document", { querySelector: () => (isBusy ? {} : null) })
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(look: () => void) {
        pageChanges = look
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that is being loaded, and whether it has answered by now. */
const loadingPage = () => {
  const asked = new Set<Promise<unknown>>()
  const standing = Promise.withResolvers<void>()
  const answered = vi.fn<() => void>()
  const page = { stands: standing.promise, asked }
  void untilAnswered(page).then(answered)
  const ask = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const received = () => asked.delete(promise)
    asked.add(promise)
    promise.then(received, received)
    return { answer: resolve, fail: () => reject(new Error("lost")) }
  }
  const hasAnswered = async (after = 100) => {
    await vi.advanceTimersByTimeAsync(after)
    return answered.mock.calls.length > 0
  }
  return { page, ask, stand: standing.resolve, hasAnswered }
}

test("a page has answered once it stands and shows what it has asked for, and what it has asked for because of that", async () => {
  const { ask, stand, hasAnswered } = loadingPage()
  const first = ask()
  first.answer()
  expect(await hasAnswered()).toBe(false)
  const second = ask()
  stand()
  expect(await hasAnswered()).toBe(false)
  const third = ask()
  second.answer()
  expect(await hasAnswered()).toBe(false)
  isBusy = true
  third.fail()
  expect(await hasAnswered()).toBe(false)
  isBusy = false
  pageChanges()
  expect(await hasAnswered()).toBe(true)
})

test("an answer that never comes keeps back what stands around a page for five seconds and no longer", async () => {
  const { page, ask, stand, hasAnswered } = loadingPage()
  ask()
  stand()
  expect(await hasAnswered(4_999)).toBe(false)
  expect(await hasAnswered(1)).toBe(true)
  ask()
  // Whoever asks later waits for nothing more.
  await untilAnswered(page)
})
