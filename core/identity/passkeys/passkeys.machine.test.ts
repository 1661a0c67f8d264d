import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { answerLost, notKnown, questionLost } from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { somchaisCredentials, somchaisSession } from "../testing/somchai.ts"
import { makePasskeys } from "./passkeys.machine.ts"
import { Declined } from "./passkeys.port.ts"
import { passkeysOfADevice } from "./testing/passkeys-of-a-device.ts"

const atList = async () => {
  const device = passkeysOfADevice({ pin: somchaisCredentials.pin, session: somchaisSession })
  const list = createActor(makePasskeys(ManagedRuntime.make(device.layer), device.storage)).start()
  const is = (state: string) => waitFor(list, ({ value }) => value === state, soon)
  await is("shown")
  return {
    ...device,
    is,
    ids: () => list.getSnapshot().context.data?.map(({ id }) => id),
    failure: () => list.getSnapshot().context.failure?._tag,
    add: (pin: string = somchaisCredentials.pin) => list.send({ type: "add.requested", pin }),
    remove: (id: string) => list.send({ type: "remove.requested", id }),
    retry: () => list.send({ type: "retry.requested" }),
  }
}

test("a passkey is added with the PIN, isRemembered on the device and listed, and goes when it is removed", async () => {
  const { add, remove, is, ids, isRemembered } = await atList()
  add()
  await is("shown")
  expect([ids(), isRemembered()]).toEqual([["a key"], true])
  remove("a key")
  await is("shown")
  expect(ids()).toEqual([])
})

test("a wrong PIN and a no to the device add nothing, and say so", async () => {
  const { add, is, ids, failure, declines, isRemembered } = await atList()
  add("Wrong69#x")
  await is("shown")
  expect([ids(), failure()]).toEqual([[], "WrongPin"])
  declines(new Declined())
  add()
  await is("shown")
  expect([ids(), failure(), isRemembered()]).toEqual([[], "Declined", false])
  declines(undefined)
  add()
  await is("shown")
  expect([ids(), failure()]).toEqual([["a key"], undefined])
})

test("a device that has one already is isRemembered for the next login", async () => {
  const { add, is, isRemembered, failure } = await atList()
  add()
  await is("shown")
  add()
  await is("shown")
  expect([isRemembered(), failure()]).toEqual([true, "AlreadyThere"])
})

test("after a lost answer the list shows what became of it", async () => {
  const { add, remove, meets, is, ids, failure } = await atList()
  add()
  await is("shown")
  meets(answerLost)
  remove("a key")
  await is("shown")
  expect([ids(), failure()]).toEqual([[], "Unreachable"])
})

test("a lost line is tried again, and a session that has ended ends the list", async () => {
  const { meets, remove, retry, is, ids } = await atList()
  meets(questionLost, questionLost)
  remove("a key")
  await is("failed")
  retry()
  await is("shown")
  expect(ids()).toEqual([])
  meets(notKnown)
  remove("a key")
  await is("unauthorized")
})
