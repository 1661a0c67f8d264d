import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { Refused } from "../refused.ts"
import { makeProfileEditing } from "./profile.machine.ts"
import { operatorThatKeepsProfiles } from "./testing/operator-that-keeps-profiles.ts"

const known = { avatar: "", email: "", lineId: "", name: "สมชาย ใจดี", phoneNumber: "0810000042" }
const done = (answer: unknown) => inner("xstate.done.actor.saving", answer)

const table = ways(makeProfileEditing(ManagedRuntime.make(operatorThatKeepsProfiles(known).layer)), {
  input: known,
  events: {
    "a right profile": { type: "profile.submitted", typed: { email: "somchai@example.com" } },
    "a wrong profile": { type: "profile.submitted", typed: { email: "somchai@example" } },
    "a right phone": { type: "phoneNumber.submitted", phoneNumber: "0812224471" },
    "a wrong phone": { type: "phoneNumber.submitted", phoneNumber: "12" },
    "editing.resumed": { type: "editing.resumed" },
    "retry.requested": { type: "retry.requested" },
    saved: done(Result.succeed(undefined)),
    refused: done(Result.fail(new Refused({}))),
    unauthorized: done(Result.fail(new Unauthorized())),
    unreachable: done(Result.fail(new Unreachable({}))),
    "the owner is wanted": done(Result.fail(new Unreachable({ wantsOwner: true }))),
    "the owner has shown it": inner("xstate.done.actor.0.profile.provingOwner", Result.succeed(true)),
    "nobody has shown it": inner("xstate.done.actor.0.profile.provingOwner", Result.succeed(false)),
  },
  apart: allKnown,
})

// What was saved already need not be saved again.
const again = {
  "a right profile": "editing or saving",
  "a right phone": "editing or saving",
  "a wrong profile": "editing",
  "a wrong phone": "editing",
  "editing.resumed": "editing",
}

test("a profile is saved exactly these ways, and every other event leaves it where it is", () => {
  expect(table).toEqual({
    editing: { "a right profile": "editing or saving", "a right phone": "editing or saving" },
    saving: {
      "editing.resumed": "editing",
      saved: "saved",
      refused: "refused",
      unauthorized: "unauthorized",
      unreachable: "unreachable",
      "the owner is wanted": "provingOwner",
    },
    provingOwner: { "the owner has shown it": "saving", "nobody has shown it": "editing" },
    saved: again,
    refused: again,
    unreachable: { ...again, "retry.requested": "saving" },
    unauthorized: {},
  })
})
