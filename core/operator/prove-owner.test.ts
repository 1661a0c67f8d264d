import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, toPromise } from "xstate"
import { Defects } from "../machine/actor.ts"
import type { ProveOwner } from "./failures.ts"
import { fromProof, isProven } from "./prove-owner.ts"

const proofBy = async (prove?: ProveOwner) => {
  const reported: Array<unknown> = []
  const runtime = ManagedRuntime.make(
    Layer.succeed(Defects, (defect: unknown) => Effect.sync(() => void reported.push(defect))),
  )
  const output = await toPromise(createActor(fromProof(runtime, prove)).start())
  return { output, isProven: isProven({ event: { output } }), reported }
}

test("an owner has shown that it is them where they say so, and nowhere else", async () => {
  expect(await proofBy(async () => true)).toEqual({ output: Result.succeed(true), isProven: true, reported: [] })
  expect(await proofBy(async () => false)).toEqual({ output: Result.succeed(false), isProven: false, reported: [] })
})

test("where nobody can ask the owner they have shown nothing", async () => {
  expect(await proofBy()).toEqual({ output: Result.succeed(false), isProven: false, reported: [] })
})

test("an owner whose question breaks has shown nothing, and that is reported once", async () => {
  const broken = new Error("no window to ask in")
  const proof = await proofBy(() => Promise.reject(broken))
  expect([proof.isProven, proof.reported]).toEqual([false, [broken]])
})
