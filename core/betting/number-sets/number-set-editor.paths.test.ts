import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { actionsOn } from "../../testing/actions-on.ts"
import { type ReachedState, reached, waysFrom } from "../../testing/ways.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { makeNumberSetEditor } from "./number-set-editor.machine.ts"
import type { NamedSet } from "./number-sets.ts"
import { operatorThatKeepsSets } from "./testing/operator-that-keeps-number-sets.ts"

const { environment, surroundings, ending } = visitOnCommand()
const runtime = ManagedRuntime.make(Layer.mergeAll(operatorThatKeepsSets().layer, surroundings, ending))
const machine = makeNumberSetEditor(runtime, {
  ...environment,
  unsaved: { recall: () => undefined, remember: () => {} },
})
const begun: NamedSet = { name: "", options: ["teng_bon_3"], numbers: [] }

const events = {
  "set.changed": { type: "set.changed", change: { name: "บ้าน" } },
  "set.submitted": { type: "set.submitted" },
  "editing is done": { type: "xstate.done.actor.editing" },
  "connection.lost": { type: "connection.lost" },
  "connection.restored": { type: "connection.restored" },
  "session.ended": { type: "session.ended" },
} as const

const place = ({ state, context: { written } }: ReachedState<typeof machine>) =>
  written === begun ? state : `${state}, changed`

const everywhere = reached(machine, { input: { editor: "new", saved: undefined, begun }, events, apart: place })

test("a set that is written goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, everywhere, { events, place })).toEqual({
    open: { "set.changed": "open, changed", "editing is done": "deleted", "session.ended": "ended" },
    "open, changed": { "editing is done": "deleted, changed", "session.ended": "ended, changed" },
    deleted: {},
    ended: {},
    "deleted, changed": {},
    "ended, changed": {},
  })
})

test("what happens to a set that is written is passed on to its saving, and nothing else is done", () => {
  const done = {
    "set.changed": ["reconsider"],
    "set.submitted": ["reconsider", "submit"],
    "editing is done": ["leave"],
    "connection.restored": ["connection.restored to editing"],
    "session.ended": ["keep"],
  }
  const open = everywhere.filter(({ isOver }) => !isOver)
  expect(open.map((at) => actionsOn(machine, at, events))).toEqual([done, done])
})

test("a set whose saving ends with it saved is over as saved", () => {
  const saved = reached(machine.provide({ guards: { isSaved: () => true } }), {
    input: { editor: "new", saved: undefined, begun },
    events: { "editing is done": events["editing is done"] },
  })
  expect(saved.map(({ state, isOver }) => [state, isOver])).toEqual([
    ["open", false],
    ["saved", true],
  ])
})
