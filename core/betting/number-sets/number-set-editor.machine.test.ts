import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { questionLost } from "../../operator/testing/trouble.ts"
import { handClock } from "../../testing/clock.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { makeNumberSetEditor, type UnsavedSet } from "./number-set-editor.machine.ts"
import type { NamedSet, SavedNumberSet } from "./number-sets.ts"
import { operatorThatKeepsSets } from "./testing/operator-that-keeps-number-sets.ts"

const house: SavedNumberSet = { id: "set-1", name: "บ้านเลขที่", options: ["teng_bon_3"], numbers: ["482"] }
const empty: NamedSet = { name: "", options: ["teng_bon_3"], numbers: [] }

/** A player who writes sets, editor after editor in one browser. */
const writer = (operator = operatorThatKeepsSets()) => {
  const { environment, surroundings, ending, ...visit } = visitOnCommand()
  const { clock, pass } = handClock()
  let remembered: UnsavedSet | undefined
  const runtime = ManagedRuntime.make(Layer.mergeAll(operator.layer, surroundings, ending))
  const unsaved = { recall: () => remembered, remember: (set: UnsavedSet | undefined) => void (remembered = set) }
  const opens = (id: string, saved?: SavedNumberSet) => {
    const over: Array<string> = []
    const machine = makeNumberSetEditor(runtime, { ...environment, unsaved }).provide({
      actions: { leave: (_, how) => void over.push(how) },
    })
    const input = { editor: id, saved, begun: saved ?? empty }
    const editor = createActor(machine, { input, clock }).start()
    return {
      editor,
      over,
      written: () => editor.getSnapshot().context.written,
      is: (state: string) => waitFor(editor.getSnapshot().context.editing, ({ value }) => value === state),
    }
  }
  return { operator, pass, opens, remembered: () => remembered, ...visit }
}

test("a set that is saved leaves once it is known to be kept, and nothing of it is remembered", async () => {
  const player = writer()
  const { editor, over, is } = player.opens("new")
  editor.send({ type: "set.changed", change: { name: "บ้าน" } })
  editor.send({ type: "set.changed", change: { numbers: ["482"] } })
  editor.send({ type: "set.submitted" })
  expect(over).toEqual([])
  await is("saved")
  expect(over).toEqual(["saved"])
  expect(player.operator.sets()).toEqual([{ ...empty, id: "set-1", name: "บ้าน", numbers: ["482"] }])
  expect(player.remembered()).toBeUndefined()
  expect(player.subscribers()).toBe(0)
})

test("a set that is thrown away leaves too", async () => {
  const { editor, over, is } = writer(operatorThatKeepsSets({ saved: [house] })).opens("set-1", house)
  editor.getSnapshot().context.editing.send({ type: "deletion.confirmed" })
  await is("deleted")
  expect(over).toEqual(["deleted"])
})

test("one set too many can be changed, and is sent again when it is submitted again", async () => {
  const { opens, operator } = writer(operatorThatKeepsSets({ most: 0 }))
  const { editor, is } = opens("new")
  editor.send({ type: "set.changed", change: house })
  editor.send({ type: "set.submitted" })
  await is("refused")
  editor.send({ type: "set.submitted" })
  await is("refused")
  editor.send({ type: "set.changed", change: { name: "อื่น" } })
  await is("editing")
  expect(operator.asked).toEqual(["create key-1", "create key-2"])
})

test("a set without an answer is sent again as soon as the connection is back", async () => {
  const player = writer()
  const { editor, is } = player.opens("new")
  editor.send({ type: "set.changed", change: house })
  player.operator.meets(questionLost)
  editor.send({ type: "set.submitted" })
  await is("unsaved")
  player.connectionIsBack()
  await is("saved")
})

test("what was typed is there again after the session has ended, in the same editor alone and once", () => {
  const player = writer()
  const { editor } = player.opens("new")
  editor.send({ type: "set.changed", change: { name: "บ้าน", numbers: ["482"] } })
  player.sessionEnds()
  expect(editor.getSnapshot().status).toBe("done")
  const other = player.opens("set-1", house)
  expect(other.written()).toEqual(house)
  const again = player.opens("new")
  expect(again.written()).toEqual({ ...empty, name: "บ้าน", numbers: ["482"] })
  again.editor.stop()
  expect(player.opens("new").written()).toEqual(empty)
})

test("of a set that nobody has changed nothing is remembered, nor of one that is left", () => {
  const player = writer()
  player.opens("set-1", house)
  player.sessionEnds()
  const { editor } = player.opens("new")
  editor.send({ type: "set.changed", change: { name: "บ้าน" } })
  editor.stop()
  expect(player.remembered()).toBeUndefined()
})
