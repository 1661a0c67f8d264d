import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { NotOffered, Unreachable } from "../operator/failures.ts"
import { phoneOnTheMove } from "../operator/testing/phone-on-the-move.ts"
import { inner, reached, waysFrom } from "../testing/ways.ts"
import { makeOperation } from "./operation.machine.ts"
import { type Answer, NeverReceived } from "./operation.ts"
import { browserThatRemembers } from "./testing/browser-that-remembers.ts"
import { type Letter, LetterRefused, letter, letterFlow, Post } from "./testing/player-with-letters.ts"

const nobody = Layer.mergeAll(
  Layer.succeed(Post, { take: () => Effect.never, find: () => Effect.never }),
  browserThatRemembers().layer,
  phoneOnTheMove().layer,
)
const machine = (isResent = false) =>
  makeOperation(
    ManagedRuntime.make(nobody),
    { ...letterFlow, isResent },
    { newKey: () => "key-1", now: () => 100_000, isTimeKnown: () => true, steadyNow: () => 100_000 },
  )

const command = letter("hello")
const moments = { madeAt: 100_000, sentAt: 100_000, isByOperator: true }
const fresh = { key: "key-1", purpose: "letter to malee", command, ...moments }
const unfinished = (sentAt: number) => ({ ...fresh, key: "key-0", madeAt: sentAt, sentAt })

const done = (state: string, output?: unknown) => inner(`xstate.done.actor.0.operation.${state}`, output)
const settled = (answer: Answer<number, LetterRefused>) => Result.succeed(answer)
const answers = (state: string) => ({
  [`${state}: done`]: done(state, settled({ _tag: "Done", receipt: 1 })),
  [`${state}: refused`]: done(state, settled({ _tag: "Refused", refusal: new LetterRefused({ reason: "closed" }) })),
  [`${state}: unauthorized`]: done(state, settled({ _tag: "Unauthorized" })),
  [`${state}: unanswered`]: done(state, Result.fail(new Unreachable({}))),
})

const events = {
  "claimed: its own": done("claiming", Result.succeed({ intent: fresh, isRemembered: true })),
  "claimed: an earlier one": done("claiming", Result.succeed({ intent: unfinished(100_000), isRemembered: true })),
  ...answers("sending"),
  ...answers("lookingUp"),
  "sending: the owner is wanted": done("sending", Result.fail(new Unreachable({ wantsOwner: true }))),
  "the owner has shown it": done("provingOwner", Result.succeed(true)),
  "nobody has shown it": done("provingOwner", Result.succeed(false)),
  "lookingUp: never received": done("lookingUp", Result.fail(new NeverReceived())),
  "lookingUp: not offered": done("lookingUp", Result.fail(new NotOffered())),
  "sending: timeout": inner("xstate.after.timeout.operation.sending"),
  "lookingUp: timeout": inner("xstate.after.timeout.operation.lookingUp"),
  "the wait is over": inner("xstate.after.wait.operation.awaitingAnswer"),
  "outcome.requested": { type: "outcome.requested" },
  "connection.restored": { type: "connection.restored" },
  "connection.lost": { type: "connection.lost" },
  "operation.confirmed": { type: "operation.confirmed" },
  "operation.left": { type: "operation.left" },
  "operation.givenUp": { type: "operation.givenUp" },
  "given up": done("givingUp", Result.succeed(undefined)),
} as const

const ended = { done: {}, refused: {}, unauthorized: {} }
const answered = (state: string) => ({
  [`${state}: done`]: "done",
  [`${state}: refused`]: "refused",
  [`${state}: unauthorized`]: "unauthorized",
  [`${state}: unanswered`]: "awaitingAnswer",
})
const sending = {
  ...answered("sending"),
  "sending: the owner is wanted": "provingOwner",
  "sending: timeout": "lookingUp",
  "operation.left": "left",
}
const provingOwner = { "the owner has shown it": "claiming", "nobody has shown it": "givingUp" }
const lookingUp = {
  ...answered("lookingUp"),
  "lookingUp: never received": "awaitingAnswer",
  "lookingUp: not offered": "awaitingAnswer",
  "lookingUp: timeout": "awaitingAnswer",
  "operation.left": "left",
}
const awaitingAnswer = {
  "the wait is over": "lookingUp",
  "outcome.requested": "lookingUp",
  "connection.restored": "lookingUp",
  "operation.left": "left",
}

test("a yes goes exactly these ways while it may still be on its way, and every other event leaves it where it is", () => {
  const toured = machine()
  expect(waysFrom(toured, reached(toured, { input: { command }, events }), { events })).toEqual({
    claiming: { "claimed: its own": "sending", "claimed: an earlier one": "lookingUp", "operation.left": "left" },
    sending,
    provingOwner,
    givingUp: { "given up": "givenUp" },
    givenUp: {},
    lookingUp,
    awaitingAnswer,
    left: {},
    ...ended,
  })
})

test("what is older than two minutes can be sent again or given up once the operator says that it never arrived", () => {
  const toured = machine()
  const input = { unfinished: unfinished(-50_000) }
  const confirmed = reached(toured, {
    input,
    events,
    apart: ({ state, context }) => `${state} ${context.intent.sentAt}`,
  })
  const old = confirmed.filter(({ context }) => context.intent.sentAt < 0)
  expect(waysFrom(toured, old, { events })).toEqual({
    lookingUp: { ...lookingUp, "lookingUp: never received": "neverReceived", "lookingUp: not offered": "unverifiable" },
    awaitingAnswer,
    neverReceived: { "operation.confirmed": "claiming", "operation.left": "givingUp" },
    unverifiable: { "operation.confirmed": "claiming", "operation.givenUp": "givingUp", "operation.left": "left" },
    givingUp: { "given up": "givenUp" },
    givenUp: {},
    left: {},
    ...ended,
  })
})

test("a flow that is resent by itself claims and sends again what never arrived while its yes is recent", () => {
  const toured = machine(true)
  const ways = waysFrom(toured, reached(toured, { input: { command }, events }), { events })
  expect(ways["lookingUp"]).toEqual({ ...lookingUp, "lookingUp: never received": "claiming" })
})

test("nothing ends an operation but the operator's word or the player's, and its key stays known to the end", () => {
  const toured = machine()
  for (const { state, isOver, tags, context, snapshot } of [
    ...reached(toured, { input: { command }, events }),
    ...reached(toured, { input: { unfinished: unfinished(-50_000) }, events }),
  ]) {
    expect(["key-0", "key-1"]).toContain(context.intent.key)
    expect([state, isOver]).toEqual([state, ["done", "refused", "unauthorized", "givenUp", "left"].includes(state)])
    expect([state, tags.has("unknown")]).toEqual([
      state,
      ["lookingUp", "awaitingAnswer", "unverifiable"].includes(state),
    ])
    if (isOver) expect(snapshot.output).toMatchObject({ intent: context.intent, isEarlier: context.isEarlier })
  }
})

test("each answer is told as it was heard, and whether it is of an earlier intent", () => {
  const toured = machine()
  const ends = (input: { readonly command: Letter } | { readonly unfinished: typeof fresh }) =>
    reached(toured, { input, events }).flatMap(({ state, snapshot }) =>
      snapshot.status === "done" ? [[state, snapshot.output._tag, snapshot.output.isEarlier]] : [],
    )
  expect(new Set(ends({ command }).map(([state, tag]) => `${state} ${tag}`))).toEqual(
    new Set(["done Done", "refused Refused", "unauthorized Unauthorized", "givenUp GivenUp", "left Left"]),
  )
  expect(ends({ unfinished: unfinished(-50_000) }).every(([, , isEarlier]) => isEarlier === true)).toBe(true)
})

test.each([
  ["may still be on its way", { command }, "awaitingAnswer"],
  ["can no longer arrive", { unfinished: unfinished(-50_000) }, "givingUp"],
])("what is called off and %s is not sent again", (_, input, neverReceived) => {
  const toured = machine(true)
  const all = { ...events, "operation.calledOff": { type: "operation.calledOff" } } as const
  const apart = ({ state, context }: { state: string; context: { isCalledOff: boolean } }) =>
    `${state} ${context.isCalledOff}`
  const off = reached(toured, { input, events: all, apart }).filter(({ context }) => context.isCalledOff)
  const ways = waysFrom(toured, off, { events: all })
  expect(ways["lookingUp"]).toMatchObject({ "lookingUp: never received": neverReceived, "lookingUp: done": "done" })
  expect(ways["awaitingAnswer"]).toEqual({ ...awaitingAnswer, "operation.calledOff": "lookingUp" })
})
