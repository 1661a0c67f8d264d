import { Effect, Layer, ManagedRuntime, Option, Result } from "effect"
import { describe, expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { BrokenDraft, Drafts } from "./betting/drafts/drafts.port.ts"
import { Ticket4dDrafts } from "./betting/ticket4d/ticket4d-drafts.ts"
import { makeLobby } from "./lotto/lobby/lobby.machine.ts"
import { roundsNamedBy } from "./lotto/testing/named-rounds.ts"
import { operatorWithADayOfRounds } from "./lotto/testing/operator-with-a-day-of-rounds.ts"
import { alwaysOnline, draftsIn, intentsIn, type Memory, noFeeds } from "./memory.ts"
import { type Intent, Intents } from "./operation/operation.ts"
import { untilShown } from "./operation/testing/shown.ts"
import { atHome } from "./order/placing/testing/at-home.ts"
import { handClock } from "./testing/clock.ts"
import { promisesOf } from "./testing.ts"

/** A memory that holds what a file would: only what JSON can say. */
const file = (): Memory => {
  const texts = new Map<string, string>()
  return {
    get: (name): unknown => (texts.has(name) ? JSON.parse(texts.get(name) ?? "null") : undefined),
    set: (name, value) => (value === undefined ? texts.delete(name) : texts.set(name, JSON.stringify(value))),
  }
}

describe.each([
  ["a map", (): Memory => new Map<string, unknown>()],
  ["a file", file],
])("in %s", (_, made) => {
  const intents = promisesOf.intents(() => {
    const memory = made()
    return () => intentsIn(memory)
  })
  for (const { says, holds } of intents) test(says, holds)

  const drafts = promisesOf.drafts(() => {
    const memory = made()
    return () => draftsIn(memory)
  })
  for (const { says, holds } of drafts) test(says, holds)
})

test("the photograph that goes with a deposit outlives a start as it was", async () => {
  const memory = file()
  const content = Uint8Array.of(0, 255, 137)
  const intent: Intent = {
    key: "key-1",
    purpose: "deposit",
    command: { kind: "deposit", request: { proof: { content } } },
    madeAt: 1,
    sentAt: 1,
    isByOperator: true,
  }
  const ask = <A, E>(program: Effect.Effect<A, E, Intents>) =>
    Effect.runPromise(Effect.provide(program, intentsIn(memory)))
  await ask(Intents.use(({ claim }) => claim(intent)))
  expect(await ask(Intents.use(({ unfinished }) => unfinished()))).toEqual([intent])
})

test("what another program has left in the memory is no intent", async () => {
  const memory: Memory = new Map<string, unknown>([["intents", { any: "thing" }]])
  const found = await Effect.runPromise(
    Effect.provide(
      Intents.use(({ unfinished }) => unfinished()),
      intentsIn(memory),
    ),
  )
  expect(found).toEqual([])
})

const letter: Intent = {
  key: "key-1",
  purpose: "letter",
  command: "send",
  madeAt: 1,
  sentAt: 1,
  isByOperator: true,
}
const intentsOf = (stored: unknown) => {
  const memory: Memory = new Map<string, unknown>([["intents", JSON.stringify(stored)]])
  const unfinished = Intents.use((intents) => intents.unfinished())
  return Effect.runPromise(Effect.provide(unfinished, intentsIn(memory)))
}

test("intents are kept under a name and a make of their own, of another make none is understood", async () => {
  const intents = [{ intent: letter, isOver: false }]
  expect(await intentsOf({ make: 1, intents })).toEqual([letter])
  expect(await intentsOf({ make: 2, intents })).toEqual([])
})

test("what is no intent among intents is left alone", async () => {
  const damaged = [
    ["key", 1],
    ["purpose", 1],
    ["madeAt", "1"],
    ["sentAt", "1"],
    ["isByOperator", "true"],
    ["command", undefined],
  ] as const
  const rows = damaged.map(([name, value]) => ({ intent: { ...letter, [name]: value }, isOver: false }))
  const intents = [...rows, { intent: letter, isOver: 0 }, { intent: letter }, 7, { intent: letter, isOver: false }]
  expect(await intentsOf({ make: 1, intents })).toEqual([letter])
})

test.each([
  ["of another make", `[9,"draft-1",1,"tab-1",[]]`],
  ["that is no text", { any: "thing" }],
])("a draft %s is broken", async (_, stored) => {
  const memory: Memory = new Map<string, unknown>([
    ["drafts.yeekee-1", stored],
    ["sets.lao-1", stored],
  ])
  const ask = <A, E>(program: Effect.Effect<A, E, Drafts | Ticket4dDrafts>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, draftsIn(memory))))
  const answers: ReadonlyArray<unknown> = [
    await ask(Drafts.use(({ recall }) => recall("yeekee-1"))),
    await ask(Ticket4dDrafts.use(({ recall }) => recall("lao-1"))),
  ]
  expect(answers).toEqual([Result.fail(new BrokenDraft()), Result.fail(new BrokenDraft())])
})

test("a memory that says null where nothing is has no draft, and only names of rounds are rounds", async () => {
  const memory: Memory = new Map<string, unknown>([
    ["drafts", ["yeekee-1", 7]],
    ["drafts.yeekee-1", null],
  ])
  const ask = <A, E>(program: Effect.Effect<A, E, Drafts>) =>
    Effect.runPromise(Effect.provide(program, draftsIn(memory)))
  expect(await ask(Drafts.use(({ rounds }) => rounds()))).toEqual(["yeekee-1"])
  expect(await ask(Drafts.use(({ recall }) => recall("yeekee-1")))).toEqual(Option.none())
})

test("an order that was on its way when the program was killed is one slip after it is started again", async () => {
  const memory = file()
  const { operator, opened, pass } = atHome()
  operator.troubles.push("answerLost")
  const killed = opened({}, intentsIn(memory))
  killed.confirm()
  await killed.is("awaitingAnswer")
  killed.placing.stop()

  const again = opened({}, intentsIn(memory))
  again.confirm()
  pass(1_000)
  await untilShown(again.placing, "accepted")
  expect(operator.accepted.length).toBe(1)
})

test("without any feed the lobby shows its rounds all the same", async () => {
  const { clock } = handClock()
  const now = () => Date.parse("2026-11-20T12:00:00+07:00") + clock.now()
  const { layer } = operatorWithADayOfRounds({ now, rounds: roundsNamedBy("2026-11-20") })
  const runtime = ManagedRuntime.make(Layer.mergeAll(layer, noFeeds, alwaysOnline))
  const lobby = createActor(makeLobby(runtime, { now }), { clock }).start()
  const { context } = await waitFor(lobby, (state) => state.context.rounds !== undefined)
  expect(context.rounds?.length).toBeGreaterThan(0)
  lobby.stop()
})
