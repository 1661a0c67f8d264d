import { Effect, Layer, ManagedRuntime, Queue, Stream } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeInstallPrompt } from "./install-prompt.machine.ts"
import { Installer, type InstallNews } from "./installer.port.ts"

const atTheDoor = () => {
  const news = Effect.runSync(Queue.unbounded<InstallNews>())
  let asked = 0
  const browser = Layer.succeed(Installer, {
    news: () => Stream.fromQueue(news),
    ask: () => Effect.sync(() => void (asked += 1)),
  })
  const prompt = createActor(makeInstallPrompt(ManagedRuntime.make(browser))).start()
  return {
    prompt,
    asked: () => asked,
    emit: (type: InstallNews["type"]) => void Queue.offerUnsafe(news, { type }),
    is: (state: string) => waitFor(prompt, ({ value }) => value === state),
  }
}

test("without an offer of the browser there is nothing to ask", () => {
  const { prompt, asked } = atTheDoor()
  prompt.send({ type: "install.requested" })
  expect([prompt.getSnapshot().value, asked()]).toEqual(["manual", 0])
})

test("an offer is used once, when the visitor wants it", async () => {
  const { prompt, asked, emit, is } = atTheDoor()
  emit("install.offered")
  await is("offered")
  expect(asked()).toBe(0)
  prompt.send({ type: "install.requested" })
  await is("manual")
  prompt.send({ type: "install.requested" })
  expect([prompt.getSnapshot().value, asked()]).toEqual(["manual", 1])
})

test("once the site stands on the home screen that is said, by whatever way it came there", async () => {
  const { emit, is } = atTheDoor()
  emit("site.installed")
  await is("installed")
})
