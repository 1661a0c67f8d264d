import { Installer } from "@fakham/core/site"
import { Effect, Fiber, ManagedRuntime, Stream } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { browserInstaller } from "./browser-installer.ts"

afterEach(() => vi.unstubAllGlobals())

const offerOf = (answer: () => Promise<unknown>) =>
  Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: answer })

const subscribed = async () => {
  const page = new EventTarget()
  vi.stubGlobal("window", page)
  const runtime = ManagedRuntime.make(browserInstaller)
  const received: Array<string> = []
  const fiber = runtime.runFork(
    Installer.use(({ news }) => Stream.runForEach(news(), ({ type }) => Effect.sync(() => void received.push(type)))),
  )
  await Promise.resolve()
  return { page, runtime, received, leave: () => Effect.runPromise(Fiber.interrupt(fiber)) }
}

const ask = Installer.use((installer) => installer.ask())

test("the browser's own question waits until it is asked for, and is put once", async () => {
  const { page, runtime, received, leave } = await subscribed()
  const prompt = vi.fn(() => Promise.resolve())
  const offer = offerOf(prompt)
  page.dispatchEvent(offer)
  await expect.poll(() => received).toEqual(["install.offered"])
  expect([offer.defaultPrevented, prompt.mock.calls.length]).toEqual([true, 0])
  await runtime.runPromise(ask)
  await runtime.runPromise(ask)
  expect(prompt).toHaveBeenCalledTimes(1)
  await leave()
})

test("a question that fails is over, and an event without one is no offer", async () => {
  const { page, runtime, received, leave } = await subscribed()
  page.dispatchEvent(new Event("beforeinstallprompt"))
  page.dispatchEvent(offerOf(() => Promise.reject(new Error("not now"))))
  page.dispatchEvent(new Event("appinstalled"))
  await expect.poll(() => received).toEqual(["install.offered", "site.installed"])
  expect(await runtime.runPromise(ask)).toBeUndefined()
  await leave()
})
