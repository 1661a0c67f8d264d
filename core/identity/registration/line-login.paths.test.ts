import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { Refused } from "../refused.ts"
import { makeLineLogin } from "./line-login.machine.ts"
import type { LineCallback } from "./line-login.ts"
import { referralOf } from "./referral.ts"
import { operatorThatRegisters } from "./testing/operator-that-registers.ts"

const machine = makeLineLogin(ManagedRuntime.make(operatorThatRegisters().layer), {
  newState: () => "state-2",
  storage: { recall: () => "state-1", remember: () => undefined },
  returnTo: "https://fakham.example/login/line/auth",
})
const referral = referralOf({ path: "/login/line/auth", domain: "fakham.example", referUrl: "" })
const from = (actor: string, answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [`${actor}: ${name}`, inner(`xstate.done.actor.${actor}`, answer)]),
  )
const noes = {
  refused: Result.fail(new Refused({})),
  unauthorized: Result.fail(new Unauthorized()),
  unreachable: Result.fail(new Unreachable({})),
  "not offered": Result.fail(new NotOffered()),
}
const profile = { lineId: "U-1", email: "", name: "มาลี", isPlayer: true, ticket: undefined }
const events = {
  "start.requested": { type: "start.requested" as const },
  "retry.requested": { type: "retry.requested" as const },
  ...from("starting", { address: Result.succeed("https://line.example/"), ...noes }),
  ...from("askingProfile", {
    "a player": Result.succeed(profile),
    "a newcomer": Result.succeed({ ...profile, isPlayer: false }),
    nobody: Result.succeed({ ...profile, lineId: " " }),
    ...noes,
  }),
  ...from("entering", { "a session": Result.succeed({ token: "t", uuid: "u", limit: undefined }), ...noes }),
}
const waysOf = (callback: LineCallback) => ways(machine, { input: { callback, referral }, events, apart: allKnown })

const starting = {
  "starting: address": "leaving",
  "starting: refused": "refused",
  "starting: unauthorized": "refused",
  "starting: unreachable": "unreachable",
  "starting: not offered": "notOffered",
}

test("the way by LINE begins with LINE's own page, and can be begun again where it was not refused for good", () => {
  expect(waysOf({})).toEqual({
    starting,
    leaving: {},
    notOffered: {},
    refused: { "start.requested": "starting" },
    unreachable: { "retry.requested": "starting" },
  })
})

test("who comes back goes exactly these ways, and every other event leaves them where they are", () => {
  expect(waysOf({ code: "code-1", state: "state-1" })).toEqual({
    askingProfile: {
      "askingProfile: a player": "entering",
      "askingProfile: a newcomer": "newcomer",
      "askingProfile: nobody": "refused",
      "askingProfile: refused": "refused",
      "askingProfile: unauthorized": "refused",
      "askingProfile: unreachable": "unreachable",
      "askingProfile: not offered": "notOffered",
    },
    entering: {
      "entering: a session": "signedIn",
      "entering: refused": "refused",
      "entering: unauthorized": "refused",
      "entering: unreachable": "unreachable",
      "entering: not offered": "notOffered",
    },
    newcomer: {},
    signedIn: {},
    notOffered: {},
    refused: { "start.requested": "starting" },
    unreachable: { "retry.requested": "entering or starting" },
    starting,
    leaving: {},
  })
})

test.each<[string, LineCallback, string]>([
  ["another state", { code: "code-1", state: "state-0" }, "unexpected"],
  ["no state", { code: "code-1" }, "unexpected"],
  ["a user who changed their mind", { error: "access_denied", state: "state-1" }, "cancelled"],
  ["a refusal of LINE's", { error: "invalid_scope", code: "code-1", state: "state-1" }, "refused"],
])("with %s the operator is not asked who came", (_, callback, place) => {
  expect(Object.keys(waysOf(callback))[0]).toBe(place)
  expect(waysOf(callback)[place]).toEqual({ "start.requested": "starting" })
  expect(waysOf(callback)).not.toHaveProperty("askingProfile")
})
