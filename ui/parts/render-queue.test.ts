import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { makeRenderQueue } from "./render-queue.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }))
afterEach(() => void vi.useRealTimers())

const onPage = () => {
  const drawings: Array<ReadonlyArray<string>> = []
  let drawing: Array<string> = []
  const steps = makeRenderQueue((changeAll) => {
    drawing = []
    changeAll()
    drawings.push(drawing)
  })
  return {
    ...steps,
    drawings,
    /** Something that is shown, with what it has found. */
    shows: (name: string, isNew = true) => {
      steps.add(() => {
        if (isNew) drawing.push(name)
        return isNew
      })
    },
  }
}

/** All that happens now has happened. */
const settled = () => Promise.resolve()

test("what is found at once is drawn together", async () => {
  const { shows, drawings } = onPage()
  shows("rounds")
  shows("time")
  expect(drawings).toEqual([])
  await settled()
  expect(drawings).toEqual([["rounds", "time"]])
})

test("what is found while a step is drawn waits until all of that stands, and is then drawn together", async () => {
  const { shows, drawn, drawings } = onPage()
  shows("rounds")
  shows("time")
  await settled()
  shows("balance")
  shows("unread")
  await settled()
  drawn(1)
  await settled()
  expect(drawings).toEqual([["rounds", "time"]])
  drawn(1)
  await settled()
  expect(drawings).toEqual([
    ["rounds", "time"],
    ["balance", "unread"],
  ])
})

test("a step in which nothing is new is not waited for", async () => {
  const { shows, drawings } = onPage()
  shows("rounds", false)
  await settled()
  shows("balance")
  await settled()
  expect(drawings).toEqual([[], ["balance"]])
})

test("a step that never comes to stand is given up, and told of late does not count for the next", async () => {
  const { shows, drawn, drawings } = onPage()
  shows("rounds")
  await settled()
  shows("balance")
  await vi.advanceTimersByTimeAsync(499)
  expect(drawings).toEqual([["rounds"]])
  await vi.advanceTimersByTimeAsync(1)
  expect(drawings).toEqual([["rounds"], ["balance"]])
  shows("unread")
  drawn(1)
  await settled()
  expect(drawings).toHaveLength(2)
  drawn(2)
  await settled()
  expect(drawings).toEqual([["rounds"], ["balance"], ["unread"]])
})

test("who is gone before a step is drawn is not asked", async () => {
  const { add, remove, drawings } = onPage()
  const gone = () => true
  add(gone)
  remove(gone)
  await settled()
  expect(drawings).toEqual([])
})
