import { type ActorRefFrom, assign, sendTo, setup } from "xstate"
import { fromFeed, type Runtime } from "../../machine/actor.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "../../operator/connectivity.port.ts"
import { type SessionEnd, type SessionEnded, sessionEnd } from "../../visit/session-end.port.ts"
import type { Visit } from "../../visit/visit.ts"
import { makeNumberSetEditing } from "./number-set-editing.machine.ts"
import type { NamedSet, NumberSets, SavedNumberSet } from "./number-sets.ts"

/** Named, so that the types of the machines below can be written down. */
export interface NumberSetEditingLogic extends ReturnType<typeof makeNumberSetEditing> {}
export interface NumberSetEditorLogic extends ReturnType<typeof makeNumberSetEditor> {}

/** A number set as far as it was written, and in which editor. */
export type UnsavedSet = { readonly editor: string; readonly written: NamedSet }

type Input = {
  /** The same each time that this set is written. */
  readonly editor: string
  readonly saved: SavedNumberSet | undefined
  /** What stands in it at first. */
  readonly begun: NamedSet
}

type NumberSetEditor = Pick<Input, "editor" | "begun"> & {
  readonly written: NamedSet
  readonly editing: ActorRefFrom<NumberSetEditingLogic>
}

type Event =
  | { readonly type: "set.changed"; readonly change: Partial<NamedSet> }
  | { readonly type: "set.submitted" | "xstate.done.actor.editing" }
  | ConnectionNews
  | SessionEnded

type Tools = {
  readonly newKey: () => string
  /** The set that was being written as the session ended. */
  readonly unsaved: {
    readonly recall: () => UnsavedSet | undefined
    readonly remember: (set: UnsavedSet | undefined) => void
  }
}

/** A number set while it is written: what was typed outlives a session that ends meanwhile. */
export const makeNumberSetEditor = (
  runtime: Runtime<Connectivity | NumberSets | SessionEnd>,
  { newKey, unsaved }: Tools,
) => {
  const editing: NumberSetEditingLogic = makeNumberSetEditing(runtime, { newKey })
  const left = (editor: string) => {
    const set = unsaved.recall()
    return set?.editor === editor ? set.written : undefined
  }
  return setup({
    types: {} as { input: Input; context: NumberSetEditor; events: Event },
    actors: {
      editing,
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToSession: fromFeed(runtime, () => sessionEnd),
    },
    guards: {
      isSaved: ({ context }) => context.editing.getSnapshot().value === "saved",
    },
    actions: {
      forget: ({ context: { editor } }) => {
        if (left(editor) !== undefined) unsaved.remember(undefined)
      },
      keep: ({ context: { editor, begun, written } }) => {
        if (written !== begun) unsaved.remember({ editor, written })
      },
      // What was refused may be sent again.
      reconsider: ({ context }) => {
        if (context.editing.getSnapshot().value === "refused") context.editing.send({ type: "retry.requested" })
      },
      submit: ({ context }) => context.editing.send({ type: "set.submitted", written: context.written }),
      /** The screen says how. */
      leave: (_now, _over: "saved" | "deleted") => {},
    },
  }).createMachine({
    id: "numberSetEditor",
    context: ({ input: { editor, saved, begun }, spawn }) => ({
      editor,
      begun,
      written: left(editor) ?? begun,
      editing: spawn("editing", { id: "editing", input: { saved } }),
    }),
    entry: "forget",
    initial: "open",
    states: {
      open: {
        invoke: [{ src: "subscribeToConnection" }, { src: "subscribeToSession" }],
        on: {
          "set.changed": {
            actions: [
              "reconsider",
              assign(({ context, event }) => ({ written: { ...context.written, ...event.change } })),
            ],
          },
          "set.submitted": { actions: ["reconsider", "submit"] },
          "connection.restored": { actions: sendTo(({ context }) => context.editing, { type: "connection.restored" }) },
          "xstate.done.actor.editing": [{ guard: "isSaved", target: "saved" }, "deleted"],
          "session.ended": { target: "ended", actions: "keep" },
        },
      },
      saved: { type: "final", entry: { type: "leave", params: "saved" } },
      deleted: { type: "final", entry: { type: "leave", params: "deleted" } },
      ended: { type: "final" },
    },
  })
}

/** A set of numbers while the player writes it. */
export const numberSetEditorOf = (
  { runtime, environment }: Visit<NumberSets>,
  unsaved: Tools["unsaved"],
): { readonly numberSetEditor: NumberSetEditorLogic } => ({
  numberSetEditor: makeNumberSetEditor(runtime, { ...environment, unsaved }),
})
