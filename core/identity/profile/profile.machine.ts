import { Result } from "effect"
import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded } from "../../machine/actor.ts"
import { type ProveOwner, wantsOwner } from "../../operator/failures.ts"
import { fromProof, isProven } from "../../operator/prove-owner.ts"
import {
  type NothingGiven,
  type PhoneNumberFault,
  type Profile,
  type ProfileChange,
  type ProfileFailure,
  type ProfileFaults,
  ProfileKeeper,
  phoneNumberChange,
  profileChange,
} from "./profile.ts"

type Known = Profile & { readonly phoneNumber: string }

type Context = {
  /** What the operator knows of the player; what is saved joins it. */
  readonly known: Known
  /** What is to be saved: some of the profile, or the phone number, which is a call of its own. */
  readonly change: Partial<Known>
  readonly fault: NothingGiven | ProfileFaults | { readonly phoneNumber: PhoneNumberFault } | undefined
  readonly failure: ProfileFailure | undefined
}

export type ProfileEvent =
  | { readonly type: "profile.submitted"; readonly typed: ProfileChange }
  | { readonly type: "phoneNumber.submitted"; readonly phoneNumber: string }
  | { readonly type: "editing.resumed" }
  | { readonly type: "retry.requested" }

type Noted = Pick<Context, "change" | "fault" | "failure">

const noted = ({ known }: Context, event: ProfileEvent): Noted => {
  if (event.type === "profile.submitted")
    return Result.match(profileChange(known, event.typed), {
      onFailure: (fault): Noted => ({ change: {}, fault, failure: undefined }),
      onSuccess: (change): Noted => ({ change, fault: undefined, failure: undefined }),
    })
  if (event.type === "phoneNumber.submitted")
    return Result.match(phoneNumberChange(known.phoneNumber, event.phoneNumber), {
      onFailure: (phoneNumber): Noted => ({ change: {}, fault: { phoneNumber }, failure: undefined }),
      onSuccess: (phoneNumber): Noted => ({ change: { phoneNumber }, fault: undefined, failure: undefined }),
    })
  return { change: {}, fault: undefined, failure: undefined }
}

/** A player's own words about themselves: edited, saved, and tried again after silence, which cannot double anything. */
export const makeProfileEditing = (runtime: Runtime<ProfileKeeper>, proveOwner?: ProveOwner) => {
  const submit = [
    { guard: "fits", target: "saving", actions: "note" },
    { target: "editing", actions: "note" },
  ] as const
  const submitting = { "profile.submitted": submit, "phoneNumber.submitted": submit } as const
  const resuming = { "editing.resumed": { target: "editing", actions: "note" } } as const
  return setup({
    types: {} as { context: Context; events: ProfileEvent; input: Known; tags: "busy" },
    actors: {
      save: fromProgram(runtime, ({ phoneNumber, ...profile }: Partial<Known>) =>
        ProfileKeeper.use((keeper) =>
          phoneNumber === undefined ? keeper.update(profile) : keeper.updatePhoneNumber(phoneNumber),
        ),
      ),
      proveOwner: fromProof(runtime, proveOwner),
    },
    guards: { fits: ({ context, event }) => noted(context, event).fault === undefined },
    actions: { note: assign(({ context, event }) => noted(context, event)) },
  }).createMachine({
    id: "profile",
    context: ({ input }) => ({ known: input, change: {}, fault: undefined, failure: undefined }),
    initial: "editing",
    states: {
      editing: { on: submitting },
      saving: {
        tags: "busy",
        on: resuming,
        invoke: {
          id: "saving",
          src: "save",
          input: ({ context }) => context.change,
          onDone: [
            {
              guard: succeeded,
              target: "saved",
              actions: assign({
                known: ({ context }) => ({ ...context.known, ...context.change }),
                failure: undefined,
              }),
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized", actions: assign({ failure }) },
            { guard: failedWith("Refused"), target: "refused", actions: assign({ failure }) },
            { guard: wantsOwner, target: "provingOwner" },
            { target: "unreachable", actions: assign({ failure }) },
          ],
        },
      },
      provingOwner: {
        tags: "busy",
        invoke: {
          src: "proveOwner",
          onDone: [{ guard: isProven, target: "saving" }, { target: "editing" }],
        },
      },
      saved: { on: { ...submitting, ...resuming } },
      refused: { on: { ...submitting, ...resuming } },
      unreachable: { on: { ...submitting, ...resuming, "retry.requested": "saving" } },
      unauthorized: { type: "final" },
    },
  })
}
