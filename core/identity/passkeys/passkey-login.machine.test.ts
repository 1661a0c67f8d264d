import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { questionLost } from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { somchaisCredentials, somchaisSession } from "../testing/somchai.ts"
import { makePasskeyLogin } from "./passkey-login.machine.ts"
import { makePasskeys } from "./passkeys.machine.ts"
import { Declined } from "./passkeys.port.ts"
import { passkeysOfADevice } from "./testing/passkeys-of-a-device.ts"

const deviceWithPasskey = async () => {
  const device = passkeysOfADevice({ pin: somchaisCredentials.pin, session: somchaisSession })
  const runtime = ManagedRuntime.make(device.layer)
  const list = createActor(makePasskeys(runtime, device.storage)).start()
  const isShown = () => waitFor(list, (state) => state.matches("shown"), soon)
  await isShown()
  list.send({ type: "add.requested", pin: somchaisCredentials.pin })
  await isShown()
  const remove = async () => {
    list.send({ type: "remove.requested", id: "a key" })
    await isShown()
  }
  const logIn = () => {
    const login = createActor(makePasskeyLogin(runtime, device.storage)).start()
    return {
      is: (state: string) => waitFor(login, ({ value }) => value === state, soon),
      retry: () => login.send({ type: "retry.requested" }),
      session: () => login.getSnapshot().output,
    }
  }
  return { ...device, remove, logIn }
}

test("what the device signs opens the session of its player", async () => {
  const { logIn } = await deviceWithPasskey()
  const { is, session } = logIn()
  await is("signedIn")
  expect(session()).toEqual(somchaisSession)
})

test("a player who says no to the device, or whose line is lost, can try again", async () => {
  const { logIn, declines, meets } = await deviceWithPasskey()
  declines(new Declined())
  const { is, retry, session } = logIn()
  await is("declined")
  declines(undefined)
  meets(questionLost)
  retry()
  await is("unreachable")
  retry()
  await is("signedIn")
  expect(session()).toEqual(somchaisSession)
})

test("a passkey that the operator no longer knows opens nothing, and the device offers it no more", async () => {
  const { logIn, remove, isRemembered } = await deviceWithPasskey()
  expect(isRemembered()).toBe(true)
  await remove()
  const { is, session } = logIn()
  await is("refused")
  expect([session(), isRemembered()]).toEqual([undefined, false])
})
