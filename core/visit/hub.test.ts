import { Effect, Stream } from "effect"
import { expect, test } from "vitest"
import { makeHub, streamOf } from "./hub.ts"

test("what is published reaches everybody who follows within the same call, until they leave", () => {
  const hub = makeHub<string>()
  const [one, other]: [Array<string>, Array<string>] = [[], []]
  const leave = hub.follow((event) => void one.push(event))
  hub.follow((event) => void other.push(event))
  hub.publish("first")
  leave()
  hub.publish("second")
  expect([one, other]).toEqual([["first"], ["first", "second"]])
})

/** Somebody who takes in what a source emits, and is busy with each event until they are told to go on. */
const slowListener = (hub: ReturnType<typeof makeHub<string>>, already: ReadonlyArray<string> = []) => {
  const heard: Array<string> = []
  let goOn = () => {}
  const events = streamOf<string>((emit) => {
    for (const event of already) emit(event)
    return hub.follow(emit)
  })
  Effect.runFork(
    Stream.runForEach(events, (event) =>
      Effect.callback<void>((resume) => {
        heard.push(event)
        goOn = () => resume(Effect.void)
      }),
    ),
  )
  return { heard, goOn: () => goOn() }
}

test("events that come faster than they are taken in are heard one after the other, none of them lost", async () => {
  const hub = makeHub<string>()
  const { heard, goOn } = slowListener(hub)
  for (const event of ["a", "b", "c"]) hub.publish(event)
  expect(heard).toEqual(["a"])
  goOn()
  await expect.poll(() => heard).toEqual(["a", "b"])
  goOn()
  await expect.poll(() => heard).toEqual(["a", "b", "c"])
})

test("what a source tells already as it is followed is heard too, before what comes later", async () => {
  const hub = makeHub<string>()
  const { heard, goOn } = slowListener(hub, ["known before", "known as well"])
  hub.publish("new")
  await expect.poll(() => heard).toEqual(["known before"])
  goOn()
  await expect.poll(() => heard).toEqual(["known before", "known as well"])
  goOn()
  await expect.poll(() => heard).toEqual(["known before", "known as well", "new"])
})
