import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeConsent } from "./consent.machine.ts"
import { type Consent, everything, onlyNecessary, purposes, StoredConsent } from "./consent.ts"

const start = (before?: Consent) => {
  const stored: Array<Consent> = []
  const memory = Layer.succeed(StoredConsent, {
    recall: () => Effect.succeed(before),
    remember: (consent) => Effect.sync(() => void stored.push(consent)),
  })
  return { stored, actor: createActor(makeConsent(ManagedRuntime.make(memory))).start() }
}

test("a visitor may agree to statistics and to what is known of the device, to all of it or to none", () => {
  expect(purposes).toEqual(["statistics", "device"])
  expect([everything, onlyNecessary]).toEqual([
    { statistics: true, device: true },
    { statistics: false, device: false },
  ])
})

test("a visitor who was never asked is asked, and what they choose is remembered", async () => {
  const { stored, actor } = start()
  await waitFor(actor, (state) => state.matches("asking"))
  actor.send({ type: "choice.made", consent: { statistics: true, device: false } })
  await waitFor(actor, (state) => state.matches("settled"))
  expect(stored).toEqual([{ statistics: true, device: false }])
})

test("who closes the question without choosing has refused all of it, and is not asked again", async () => {
  const { stored, actor } = start()
  await waitFor(actor, (state) => state.matches("asking"))
  actor.send({ type: "question.closed" })
  await waitFor(actor, (state) => state.matches("settled"))
  expect(stored).toEqual([{ statistics: false, device: false }])
})

test("who has chosen is left alone until they want to change it, and closing changes nothing", async () => {
  const { stored, actor } = start({ statistics: true, device: true })
  await waitFor(actor, (state) => state.matches("settled"))
  actor.send({ type: "question.opened" })
  expect(actor.getSnapshot().value).toBe("asking")
  actor.send({ type: "question.closed" })
  expect(actor.getSnapshot()).toMatchObject({
    value: "settled",
    context: { given: { statistics: true, device: true } },
  })
  actor.send({ type: "question.opened" })
  actor.send({ type: "choice.made", consent: { statistics: false, device: false } })
  await waitFor(actor, (state) => state.matches("settled"))
  expect(stored).toEqual([{ statistics: false, device: false }])
})
