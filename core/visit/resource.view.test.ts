import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { NotOffered, Unreachable } from "../operator/failures.ts"
import { makeResource } from "../operator/resource.machine.ts"
import { soon } from "../testing/soon.ts"
import { asResource } from "./resource.view.ts"

type Answer = Effect.Effect<ReadonlyArray<string>, NotOffered | Unreachable>

const pageOf = (...answers: ReadonlyArray<Answer>) => {
  const waiting = [...answers]
  const read = Effect.suspend((): Answer => waiting.shift() ?? Effect.succeed([]))
  const actor = createActor(makeResource(ManagedRuntime.make(Layer.empty), () => read)).start()
  const { view, subscribe } = asResource(actor)
  return { actor, view, subscribe, seen: () => expect.poll(view) }
}

const lost = Effect.fail(new Unreachable({}))

test("a page shows what an actor has read, and that it cannot be read anew, until another try succeeds", async () => {
  const { actor, view, seen } = pageOf(Effect.succeed(["m1"]), lost, Effect.succeed(["m2"]))
  expect(view()).toMatchObject({ data: undefined, isLoading: true, hasFailed: false, isNotOffered: false })
  await seen().toMatchObject({ data: ["m1"], isLoading: false, hasFailed: false })
  actor.send({ type: "data.invalidated" })
  await seen().toMatchObject({ data: ["m1"], isLoading: false, hasFailed: true })
  view().retry()
  await seen().toMatchObject({ data: ["m2"], isLoading: false, hasFailed: false })
})

test("a page shows that the operator has nothing of the kind", async () => {
  const { seen } = pageOf(Effect.fail(new NotOffered()))
  await seen().toMatchObject({ data: undefined, isLoading: false, hasFailed: false, isNotOffered: true })
})

test("what a page shows is the same object until something of it is another", async () => {
  const { actor, view, seen } = pageOf(Effect.succeed(["m1"]))
  await seen().toMatchObject({ data: ["m1"] })
  const shown = view()
  actor.send({ type: "retry.requested" })
  expect(view()).toBe(shown)
  actor.send({ type: "data.invalidated" })
  expect(view()).not.toBe(shown)
  expect(view()).toMatchObject({ data: ["m1"], isLoading: true })
})

test("who looks hears of changes until they leave", async () => {
  const { actor, subscribe, seen } = pageOf(Effect.succeed(["m1"]))
  await seen().toMatchObject({ data: ["m1"] })
  let received = 0
  const leave = subscribe(() => (received += 1))
  actor.send({ type: "data.invalidated" })
  expect(received).toBe(1)
  leave()
  await seen().toMatchObject({ data: [], isLoading: false })
  expect(received).toBe(1)
})

test.each([
  ["loaded", Effect.succeed(["m2"]), { data: ["m2"] }],
  ["failed", lost, { data: ["m1"], hasFailed: true }],
  ["notOffered", Effect.fail(new NotOffered()), { data: ["m1"], isNotOffered: true }],
] as const)("a page that looks away while something is read again finds it %s", async (state, answer, found) => {
  const { actor, view, seen } = pageOf(Effect.succeed(["m1"]), answer)
  await seen().toMatchObject({ data: ["m1"] })
  actor.send({ type: "data.invalidated" })
  await waitFor(actor, (snapshot) => snapshot.matches(state), soon)
  expect(view()).toMatchObject({ isLoading: false, hasFailed: false, isNotOffered: false, ...found })
})
