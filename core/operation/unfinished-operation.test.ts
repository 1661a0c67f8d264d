import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, toPromise } from "xstate"
import { endedWith, finishIntent, type Intent, Intents } from "./operation.ts"
import { browserThatRemembers } from "./testing/browser-that-remembers.ts"
import { hasUnfinished, recalledOperation, recallUnfinished } from "./unfinished-operation.ts"

const isText = (command: unknown): command is string => typeof command === "string"
const letter: Intent<string> = {
  key: "key-1",
  purpose: "letter to malee",
  command: "hello",
  madeAt: 1_000,
  sentAt: 1_000,
  isByOperator: true,
}
const event = (unfinished: Intent<string> | undefined) => ({ event: { output: Result.succeed(unfinished) } })

test("a flow recalls the youngest that it has left unfinished, and nothing where all of its own are finished", async () => {
  const runtime = ManagedRuntime.make(browserThatRemembers().layer)
  const recalled = () => toPromise(createActor(recallUnfinished(runtime, { isCommand: isText })).start())
  expect(await recalled()).toEqual(Result.succeed(undefined))
  const parcel = { ...letter, key: "key-2", purpose: "parcel", command: 5, madeAt: 2_000 }
  for (const one of [letter, parcel]) await runtime.runPromise(Intents.use(({ claim }) => claim(one)))
  expect(await recalled()).toEqual(Result.succeed(letter))
  await runtime.runPromise(finishIntent(letter, "answered"))
  expect(await recalled()).toEqual(Result.succeed(undefined))
})

test("an operation begins at what was left unfinished, where there is such", () => {
  expect([hasUnfinished(event(letter)), hasUnfinished(event(undefined))]).toEqual([true, false])
  expect(recalledOperation(event(letter))).toEqual({ unfinished: letter })
})

test("the way in which an operation ended is told by its name", () => {
  const isDone = endedWith("Done")
  expect(isDone({ event: { output: { _tag: "Done" } } })).toBe(true)
  expect(isDone({ event: { output: { _tag: "GivenUp" } } })).toBe(false)
})
