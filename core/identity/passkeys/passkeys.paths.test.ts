import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { Refused } from "../refused.ts"
import { somchaisCredentials, somchaisSession } from "../testing/somchai.ts"
import { makePasskeyLogin } from "./passkey-login.machine.ts"
import { makePasskeys } from "./passkeys.machine.ts"
import { AlreadyThere, Declined, NotSupported } from "./passkeys.port.ts"
import { passkeysOfADevice } from "./testing/passkeys-of-a-device.ts"

const device = passkeysOfADevice({ pin: somchaisCredentials.pin, session: somchaisSession })
const runtime = ManagedRuntime.make(device.layer)
const done = (actor: string, answer: unknown) => inner(`xstate.done.actor.${actor}`, answer)
const failed = (actor: string, failure: unknown) => done(actor, Result.fail(failure))

test("the list of passkeys goes exactly these ways", () => {
  const table = ways(makePasskeys(runtime, device.storage), {
    events: {
      add: { type: "add.requested", pin: "Duean69#x" },
      "add without a PIN": { type: "add.requested", pin: "" },
      remove: { type: "remove.requested", id: "a key" },
      retry: { type: "retry.requested" },
      restored: { type: "connection.restored" },
      answered: done("loading", Result.succeed([])),
      "not offered": failed("loading", new NotOffered()),
      "loading: unauthorized": failed("loading", new Unauthorized()),
      "loading: unreachable": failed("loading", new Unreachable({})),
      added: done("adding", Result.succeed(undefined)),
      "there already": failed("adding", new AlreadyThere()),
      "adding: refused": failed("adding", new Refused({})),
      "adding: unauthorized": failed("adding", new Unauthorized()),
      removed: done("removing", Result.succeed(undefined)),
      "removing: refused": failed("removing", new Refused({})),
      "removing: unauthorized": failed("removing", new Unauthorized()),
    },
  })
  expect(table).toEqual({
    loading: {
      answered: "shown",
      "not offered": "notOffered",
      "loading: unauthorized": "unauthorized",
      "loading: unreachable": "failed",
    },
    shown: { add: "adding", remove: "removing" },
    adding: {
      added: "loading",
      "there already": "loading",
      "adding: refused": "loading",
      "adding: unauthorized": "unauthorized",
    },
    removing: { removed: "loading", "removing: refused": "loading", "removing: unauthorized": "unauthorized" },
    failed: { retry: "loading", restored: "loading" },
    notOffered: {},
    unauthorized: {},
  })
})

test("the way in by a passkey goes exactly these ways", () => {
  const table = ways(makePasskeyLogin(runtime, device.storage), {
    events: {
      retry: { type: "retry.requested" },
      entered: done("entering", Result.succeed(somchaisSession)),
      declined: failed("entering", new Declined()),
      refused: failed("entering", new Refused({})),
      "not offered": failed("entering", new NotOffered()),
      "not supported": failed("entering", new NotSupported()),
      unreachable: failed("entering", new Unreachable({})),
    },
  })
  expect(table).toEqual({
    entering: {
      entered: "signedIn",
      declined: "declined",
      refused: "refused",
      "not offered": "notOffered",
      "not supported": "notSupported",
      unreachable: "unreachable",
    },
    declined: { retry: "entering" },
    unreachable: { retry: "entering" },
    refused: {},
    notOffered: {},
    notSupported: {},
    signedIn: {},
  })
})
