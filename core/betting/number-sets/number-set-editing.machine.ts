import type { Effect } from "effect"
import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { type NumberSetEditing, type NumberSetEditingEvent, submittedSet } from "./number-set-editing.ts"
import {
  type NoSuchSet,
  NumberSets,
  type SavedNumberSet,
  type SetRefused,
  type SetsFailure,
  type TooManySets,
} from "./number-sets.ts"

type Saving = Pick<NumberSetEditing, "saved" | "meant" | "key">

/** A number set is written, kept and thrown away. After silence the same is sent again under the same key. */
export const makeNumberSetEditing = (runtime: Runtime<NumberSets>, { newKey }: { readonly newKey: () => string }) =>
  setup({
    types: {} as {
      context: NumberSetEditing
      events: NumberSetEditingEvent
      input: { readonly saved: SavedNumberSet | undefined }
      tags: "busy" | "unknown"
    },
    actors: {
      save: fromProgram(runtime, ({ saved, meant, key }: Saving) =>
        NumberSets.use(
          (sets): Effect.Effect<SavedNumberSet, TooManySets | NoSuchSet | SetRefused | SetsFailure> =>
            saved === undefined
              ? sets.create(present(meant), present(key))
              : sets.update({ ...present(meant), id: saved.id }),
        ),
      ),
      discard: fromProgram(runtime, (id: string) => NumberSets.use((sets) => sets.delete(id))),
    },
    guards: {
      isSubmitted: ({ context }) => context.meant !== undefined,
      isSaved: ({ context }) => context.saved !== undefined,
    },
    delays: { retry: 5_000 },
  }).createMachine({
    id: "numberSetEditing",
    context: ({ input: { saved } }) => ({
      saved,
      meant: undefined,
      fault: undefined,
      key: undefined,
      refusal: undefined,
    }),
    initial: "editing",
    states: {
      editing: {
        on: {
          "set.submitted": { target: "judging", actions: assign(({ event }) => submittedSet(event.written, newKey)) },
          "deletion.confirmed": { guard: "isSaved", target: "deleting" },
        },
      },
      judging: { always: [{ guard: "isSubmitted", target: "saving" }, { target: "editing" }] },
      saving: {
        tags: "busy",
        invoke: {
          id: "saving",
          src: "save",
          input: ({ context }) => context,
          onDone: [
            { guard: succeeded, target: "saved", actions: assign({ saved: value }) },
            { guard: failedWith("TooManySets"), target: "refused", actions: assign({ refusal: failure }) },
            { guard: failedWith("SetRefused"), target: "refused", actions: assign({ refusal: failure }) },
            { guard: failedWith("NoSuchSet"), target: "gone", actions: assign({ saved: undefined }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "unsaved" },
          ],
        },
      },
      // Nobody knows whether it was kept: nothing else may be sent until that is clear.
      unsaved: {
        tags: "unknown",
        after: { retry: "saving" },
        on: { "retry.requested": "saving", "connection.restored": "saving" },
      },
      refused: { on: { "retry.requested": "editing" } },
      // It was thrown away elsewhere; what is submitted now becomes a new set.
      gone: {
        on: {
          "set.submitted": { target: "judging", actions: assign(({ event }) => submittedSet(event.written, newKey)) },
        },
      },
      deleting: {
        tags: "busy",
        invoke: {
          id: "deleting",
          src: "discard",
          input: ({ context }) => present(context.saved).id,
          onDone: [
            { guard: succeeded, target: "deleted" },
            { guard: failedWith("NoSuchSet"), target: "deleted" },
            { guard: failedWith("SetRefused"), target: "refused", actions: assign({ refusal: failure }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "undeleted" },
          ],
        },
      },
      undeleted: {
        tags: "unknown",
        after: { retry: "deleting" },
        on: { "retry.requested": "deleting", "connection.restored": "deleting" },
      },
      saved: { type: "final" },
      deleted: { type: "final" },
      unauthorized: { type: "final" },
    },
  })
