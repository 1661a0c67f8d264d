import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { answerLost, questionLost } from "../../operator/testing/trouble.ts"
import { handClock } from "../../testing/clock.ts"
import { soon } from "../../testing/soon.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { makeNumberSetEditing } from "./number-set-editing.machine.ts"
import { type NamedSet, NoSuchSet, type SavedNumberSet, SetRefused, TooManySets } from "./number-sets.ts"
import { operatorThatKeepsSets } from "./testing/operator-that-keeps-number-sets.ts"

const house: NamedSet = { name: "บ้านเลขที่", options: ["teng_bon_3"], numbers: ["482", "248"] }
const savedHouse: SavedNumberSet = { ...house, id: "set-1" }

const editor = (operator = operatorThatKeepsSets(), saved?: SavedNumberSet) => {
  const { clock, pass } = handClock()
  let keys = 0
  const machine = makeNumberSetEditing(ManagedRuntime.make(operator.layer), { newKey: () => `key-${++keys}` })
  const editing = createActor(machine, { clock, input: { saved } }).start()
  const is = (state: string) => waitFor(editing, ({ value }) => value === state, soon)
  return { operator, editing, is, pass }
}

test("a set that is saved twice in a row is kept once", async () => {
  const { operator, editing, is } = editor()
  editing.send({ type: "set.submitted", written: house })
  editing.send({ type: "set.submitted", written: house })
  await is("saved")
  expect(operator.sets()).toEqual([savedHouse])
})

test.each([
  ["question", questionLost, ["create key-1"]],
  ["answer", answerLost, ["create key-1", "create key-1"]],
] as const)("a set whose %s is lost is sent again under its key, and is kept once", async (_, trouble, asked) => {
  const { operator, editing, is, pass } = editor()
  operator.meets(trouble)
  editing.send({ type: "set.submitted", written: house })
  await is("unsaved")
  editing.send({ type: "set.submitted", written: { ...house, name: "อื่น" } })
  pass(5_000)
  await is("saved")
  expect(operator.asked).toEqual(asked)
  expect(operator.sets()).toEqual([savedHouse])
})

test("a set that cannot be is not sent, and says what is wrong", () => {
  const { operator, editing } = editor()
  editing.send({ type: "set.submitted", written: { ...house, name: " " } })
  expect(editing.getSnapshot()).toMatchObject({ value: "editing", context: { fault: { reason: "nameMissing" } } })
  expect(operator.asked).toEqual([])
})

test("a set is changed where it stands", async () => {
  const { operator, editing, is } = editor(operatorThatKeepsSets({ saved: [savedHouse] }), savedHouse)
  editing.send({ type: "set.submitted", written: { ...house, name: "บ้านใหม่" } })
  await is("saved")
  expect(operator.sets()).toEqual([{ ...savedHouse, name: "บ้านใหม่" }])
})

test("a set that was thrown away elsewhere can be kept as a new one", async () => {
  const { operator, editing, is } = editor(operatorThatKeepsSets(), savedHouse)
  editing.send({ type: "set.submitted", written: house })
  await is("gone")
  editing.send({ type: "set.submitted", written: house })
  await is("saved")
  expect(operator.asked).toEqual(["update set-1", "create key-2"])
})

test("a set that is thrown away is gone, whether the answer arrives or not", async () => {
  const { operator, editing, is, pass } = editor(operatorThatKeepsSets({ saved: [savedHouse] }), savedHouse)
  operator.meets(answerLost)
  editing.send({ type: "deletion.confirmed" })
  await is("undeleted")
  pass(5_000)
  await is("deleted")
  expect(operator.sets()).toEqual([])
})

test("one set too many is refused, and the same words can be tried again under another key", async () => {
  const { operator, editing, is } = editor(operatorThatKeepsSets({ most: 0 }))
  editing.send({ type: "set.submitted", written: house })
  await is("refused")
  editing.send({ type: "retry.requested" })
  editing.send({ type: "set.submitted", written: house })
  await is("refused")
  expect(operator.asked).toEqual(["create key-1", "create key-2"])
})

test("a set that is worked on goes exactly these ways", () => {
  const machine = makeNumberSetEditing(ManagedRuntime.make(operatorThatKeepsSets().layer), { newKey: () => "key-1" })
  const answered = (answer: unknown) => inner("xstate.done.actor.saving", answer)
  const deleting = (answer: unknown) => inner("xstate.done.actor.deleting", answer)
  const table = ways(machine, {
    input: { saved: savedHouse },
    events: {
      submitted: { type: "set.submitted", written: house },
      "submitted in vain": { type: "set.submitted", written: { ...house, numbers: [] } },
      deleted: { type: "deletion.confirmed" },
      "retry.requested": { type: "retry.requested" },
      "connection.restored": { type: "connection.restored" },
      "saving: saved": answered(Result.succeed(savedHouse)),
      "saving: too many": answered(Result.fail(new TooManySets())),
      "saving: refused": answered(Result.fail(new SetRefused({ said: "no" }))),
      "saving: no such set": answered(Result.fail(new NoSuchSet())),
      "saving: unauthorized": answered(Result.fail(new Unauthorized())),
      "saving: unreachable": answered(Result.fail(new Unreachable({}))),
      "deleting: gone": deleting(Result.succeed(undefined)),
      "deleting: no such set": deleting(Result.fail(new NoSuchSet())),
      "deleting: refused": deleting(Result.fail(new SetRefused({}))),
      "deleting: unauthorized": deleting(Result.fail(new Unauthorized())),
      "deleting: unreachable": deleting(Result.fail(new Unreachable({}))),
      "time to save again": inner("xstate.after.retry.numberSetEditing.unsaved"),
      "time to delete again": inner("xstate.after.retry.numberSetEditing.undeleted"),
    },
    apart: allKnown,
    place: ({ state, context }) => (context.saved === undefined ? `${state} a new one` : state),
  })
  const whenSaving = (one: string) => ({
    "saving: too many": `refused${one}`,
    "saving: refused": `refused${one}`,
    "saving: unauthorized": `unauthorized${one}`,
    "saving: unreachable": `unsaved${one}`,
    "saving: saved": "saved",
    "saving: no such set": "gone a new one",
  })
  const sentAgain = (to: string) => ({ "connection.restored": to, "retry.requested": to })
  expect(table).toEqual({
    editing: { submitted: "saving", deleted: "deleting" },
    saving: whenSaving(""),
    unsaved: { ...sentAgain("saving"), "time to save again": "saving" },
    refused: { "retry.requested": "editing" },
    deleting: {
      "deleting: gone": "deleted",
      "deleting: no such set": "deleted",
      "deleting: refused": "refused",
      "deleting: unauthorized": "unauthorized",
      "deleting: unreachable": "undeleted",
    },
    undeleted: { ...sentAgain("deleting"), "time to delete again": "deleting" },
    "editing a new one": { submitted: "saving a new one" },
    "saving a new one": whenSaving(" a new one"),
    "unsaved a new one": { ...sentAgain("saving a new one"), "time to save again": "saving a new one" },
    "gone a new one": { submitted: "saving a new one", "submitted in vain": "editing a new one" },
    "refused a new one": { "retry.requested": "editing a new one" },
    saved: {},
    deleted: {},
    unauthorized: {},
    "unauthorized a new one": {},
  })
})
