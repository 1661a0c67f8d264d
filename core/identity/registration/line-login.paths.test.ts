import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { Refused } from "../refused.ts"
import { makeLineLogin } from "./line-login.machine.ts"
import { referralOf } from "./referral.ts"
import { operatorThatRegisters } from "./testing/operator-that-registers.ts"

const machine = makeLineLogin(ManagedRuntime.make(operatorThatRegisters().layer))
const referral = referralOf({ path: "/login/line/auth", domain: "fakham.example", referUrl: "" })
const done = (answer: unknown) => inner("xstate.done.actor.entering", answer)
const events = {
  "retry.requested": { type: "retry.requested" as const },
  "a session": done(Result.succeed({ token: "t", uuid: "u", limit: undefined })),
  refused: done(Result.fail(new Refused())),
  unauthorized: done(Result.fail(new Unauthorized())),
  unreachable: done(Result.fail(new Unreachable({}))),
}

test("a way in by LINE goes exactly these ways, and every other event leaves it where it is", () => {
  const table = ways(machine, { input: { profile: { lineId: "U-1" }, referral }, events, apart: allKnown })
  expect(table).toEqual({
    entering: { "a session": "signedIn", refused: "refused", unauthorized: "refused", unreachable: "unreachable" },
    refused: { "retry.requested": "entering" },
    unreachable: { "retry.requested": "entering" },
    signedIn: {},
  })
})

test("somebody without a LINE id is nobody, and the operator is not bothered", () => {
  expect(ways(machine, { input: { profile: { name: "มาลี" }, referral }, events, apart: allKnown })).toEqual({
    nobody: {},
  })
})
