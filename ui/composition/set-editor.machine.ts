import type { UnsavedSet } from "@fakham/adapters/browser/betting"
import type { KeptSet, makeSetEditing, NamedSet } from "@fakham/core/betting"
import { type ActorRefFrom, assign, type EventObject, fromCallback, setup } from "xstate"
import type { Kept } from "./kept.ts"
import type { World } from "./world.ts"

/** Named, so that the type of the machine below can be written down. */
export interface SetEditingLogic extends ReturnType<typeof makeSetEditing> {}

type Input = {
  /** The same each time that this set is written. */
  readonly editor: string
  readonly kept: KeptSet | undefined
  /** What stands in it at first. */
  readonly begun: NamedSet
}

type SetEditor = Pick<Input, "editor" | "begun"> & {
  readonly written: NamedSet
  readonly editing: ActorRefFrom<SetEditingLogic>
}

type Event =
  | { readonly type: "set.changed"; readonly change: Partial<NamedSet> }
  | { readonly type: "set.submitted" | "session.ended" | "xstate.done.actor.editing" }

type Dependencies = {
  readonly editing: SetEditingLogic
  readonly unsaved: Kept<UnsavedSet | undefined>
  readonly world: Pick<World, "followConnection" | "followEnd">
}

/** A number set while it is written: what was typed outlives a session that ends meanwhile. */
export const makeSetEditor = ({ editing, unsaved, world }: Dependencies) => {
  const left = (editor: string) => {
    const set = unsaved.recall()
    return set?.editor === editor ? set.written : undefined
  }
  return setup({
    types: {} as { input: Input; context: SetEditor; events: Event },
    actors: {
      editing,
      hear: fromCallback<EventObject, SetEditor>(({ input: { editing }, sendBack }) => {
        const following = [world.followEnd(sendBack), world.followConnection((news) => editing.send(news))]
        return () => {
          for (const leave of following) leave()
        }
      }),
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
      submit: ({ context: { editing, written } }) => editing.send({ type: "set.submitted", written }),
      /** The screen says how. */
      leave: (_now, _over: "saved" | "deleted") => {},
    },
  }).createMachine({
    id: "setEditor",
    context: ({ input: { editor, kept, begun }, spawn }) => ({
      editor,
      begun,
      written: left(editor) ?? begun,
      editing: spawn("editing", { id: "editing", input: { kept } }),
    }),
    entry: "forget",
    invoke: { src: "hear", input: ({ context }) => context },
    initial: "open",
    states: {
      open: {
        on: {
          "set.changed": {
            actions: [
              "reconsider",
              assign(({ context, event }) => ({ written: { ...context.written, ...event.change } })),
            ],
          },
          "set.submitted": { actions: ["reconsider", "submit"] },
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
