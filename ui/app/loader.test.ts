import { expect, onTestFinished, test, vi } from "vitest"
import { makeMachinesLoader } from "./loader.ts"
import type { Machines } from "./start-machines.lazy.ts"
import { loadWithRetries } from "./use-loaded-machines.ts"

const slowLoader = () => {
  const started: Array<{ stopped: number }> = []
  const finishing: Array<() => void> = []
  const loader = makeMachinesLoader(
    () =>
      new Promise<Machines>((resolve) => {
        const state = { stopped: 0 }
        started.push(state)
        finishing.push(() => resolve(Object.assign(Object.create(null), { stop: () => void (state.stopped += 1) })))
      }),
  )
  return { loader, started, finish: (at: number) => finishing[at]?.() }
}

test("the machines are started once, however many screens ask for them at the same time", async () => {
  const { loader, started, finish } = slowLoader()
  const asked = [loader.load(), loader.load()]
  finish(0)
  const [one, other] = await Promise.all(asked)
  expect(one).toBe(other)
  expect([started.length, loader.loaded() === one]).toEqual([1, true])
})

test("after the session has ended the next player gets machines of their own", async () => {
  const { loader, started, finish } = slowLoader()
  const asked = loader.load()
  finish(0)
  const first = await asked
  loader.unload()
  loader.unload()
  expect(started[0]?.stopped).toBe(1)
  expect(loader.loaded()).toBe(first)
  const again = loader.load()
  finish(1)
  expect(await again).not.toBe(first)
})

test("machines that are ready after the session has ended are stopped, and others are started", async () => {
  const { loader, started, finish } = slowLoader()
  const asked = loader.load()
  loader.unload()
  finish(0)
  await expect.poll(() => started.length).toBe(2)
  finish(1)
  await asked
  expect(started.map(({ stopped }) => stopped)).toEqual([1, 0])
})

test("machines that could not be fetched are tried again", async () => {
  let tries = 0
  const loader = makeMachinesLoader(() => {
    tries += 1
    return Promise.reject(new Error("gone"))
  })
  await expect(loader.load()).rejects.toThrow("gone")
  await expect(loader.load()).rejects.toThrow("gone")
  expect(tries).toBe(2)
})

test("what stands around the screens gets machines that could not be fetched at first, unless it is gone by then", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let fails = 2
  const machines: Machines = Object.create(null)
  const loader = makeMachinesLoader(() =>
    fails-- > 0 ? Promise.reject(new Error("offline")) : Promise.resolve(machines),
  )
  const [staying, gone] = [new AbortController(), new AbortController()]
  const loaded = loadWithRetries(loader.load, staying.signal)
  const left = loadWithRetries(loader.load, gone.signal).catch(() => "left")
  gone.abort()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await left).toBe("left")
  expect(loader.loaded()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await loaded).toBe(machines)
})
