import { Effect, Stream } from "effect"
import { expect, test } from "vitest"
import { makeHub, streamOf } from "./hub.ts"

test("what is published reaches everybody who follows within the same call, until they leave", () => {
  const hub = makeHub<string>()
  const [one, other]: [Array<string>, Array<string>] = [[], []]
  const leave = hub.subscribe((event) => void one.push(event))
  hub.subscribe((event) => void other.push(event))
  hub.publish("first")
  leave()
  hub.publish("second")
  expect([one, other]).toEqual([["first"], ["first", "second"]])
})

/** Somebody who takes in what a source emits, and is busy with each event until they are told to go on. */
const slowListener = (hub: ReturnType<typeof makeHub<string>>, already: ReadonlyArray<string> = []) => {
  const received: Array<string> = []
  let goOn = () => {}
  const events = streamOf<string>((emit) => {
    for (const event of already) emit(event)
    return hub.subscribe(emit)
  })
  Effect.runFork(
    Stream.runForEach(events, (event) =>
      Effect.callback<void>((resume) => {
        received.push(event)
        goOn = () => resume(Effect.void)
      }),
    ),
  )
  return { received, goOn: () => goOn() }
}

test("events that come faster than they are taken in are heard one after the other, none of them lost", async () => {
  const hub = makeHub<string>()
  const { received, goOn } = slowListener(hub)
  for (const event of ["a", "b", "c"]) hub.publish(event)
  expect(received).toEqual(["a"])
  goOn()
  await expect.poll(() => received).toEqual(["a", "b"])
  goOn()
  await expect.poll(() => received).toEqual(["a", "b", "c"])
})

test("what a source tells already as it is followed is heard too, before what comes later", async () => {
  const hub = makeHub<string>()
  const { received, goOn } = slowListener(hub, ["known before", "known as well"])
  hub.publish("new")
  await expect.poll(() => received).toEqual(["known before"])
  goOn()
  await expect.poll(() => received).toEqual(["known before", "known as well"])
  goOn()
  await expect.poll(() => received).toEqual(["known before", "known as well", "new"])
})
