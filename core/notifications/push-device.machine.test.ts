import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { answerLost, notKnown, questionLost } from "../operator/testing/trouble.ts"
import { makePushDevice } from "./push-device.machine.ts"
import { browserWithPush } from "./testing/browser-with-push.ts"
import { operatorWithMessages } from "./testing/operator-with-messages.ts"

const now = () => 1_000_000

const look = async (browser: ReturnType<typeof browserWithPush>, state: string) => {
  const operator = operatorWithMessages()
  const runtime = ManagedRuntime.make(Layer.merge(browser.layer, operator.layer))
  const device = createActor(makePushDevice(runtime, { now })).start()
  const is = (wanted: string) => waitFor(device, ({ value }) => value === wanted, { timeout: 30_000 })
  await is(state)
  return { device, is }
}

test("after the player's yes and the browser's own, the operator is told where, and then it is remembered here", async () => {
  const browser = browserWithPush()
  const { device, is } = await look(browser, "off")
  device.send({ type: "push.wanted" })
  await is("on")
  expect([...browser.saved]).toEqual(["token for public-key"])
  expect(browser.device()).toEqual({ permission: "granted", token: "token for public-key", declinedAt: undefined })
})

test("a no is remembered with its moment, and the browser is never asked", async () => {
  const browser = browserWithPush()
  const { device, is } = await look(browser, "off")
  device.send({ type: "push.declined" })
  await is("off")
  await expect.poll(() => browser.device().declinedAt).toBe(1_000_000)
  expect([...browser.saved]).toEqual([])
})

test("the browser's own question, closed without an answer, counts as a no of now", async () => {
  const browser = browserWithPush({}, "none")
  const { device } = await look(browser, "off")
  device.send({ type: "push.wanted" })
  await expect.poll(() => browser.device().declinedAt).toBe(1_000_000)
})

test("what the browser refuses is not asked for again by the site", async () => {
  const browser = browserWithPush({}, "no")
  const { device, is } = await look(browser, "off")
  device.send({ type: "push.wanted" })
  await is("blocked")
  device.send({ type: "push.wanted" })
  expect(device.getSnapshot().value).toBe("blocked")
})

test("a browser that cannot reach its service can be asked once more", async () => {
  const browser = browserWithPush({}, "noService")
  const { device, is } = await look(browser, "off")
  device.send({ type: "push.wanted" })
  await is("failed")
  browser.answers("yes")
  device.send({ type: "push.wanted" })
  await is("on")
})

test.each([questionLost, answerLost])(
  "when the operator may not have heard, the same is sent once more by the player's tap",
  async (trouble) => {
    const browser = browserWithPush()
    const { device, is } = await look(browser, "off")
    browser.meets(trouble)
    device.send({ type: "push.wanted" })
    await is("unsaved")
    expect(browser.device().token).toBeUndefined()
    device.send({ type: "push.wanted" })
    await is("on")
    expect([...browser.saved]).toEqual(["token for public-key"])
  },
)

test("a browser that tells its player already says so to the operator again, and can be silenced", async () => {
  const browser = browserWithPush({ permission: "granted", token: "stored" })
  const { device, is } = await look(browser, "on")
  expect([...browser.saved]).toEqual(["stored"])
  device.send({ type: "push.declined" })
  await is("off")
  expect([...browser.saved]).toEqual([])
  expect(browser.device()).toEqual({ permission: "granted", token: undefined, declinedAt: 1_000_000 })
})

test("silencing a browser needs no operator", async () => {
  const browser = browserWithPush({ permission: "granted", token: "stored" })
  const { device, is } = await look(browser, "on")
  browser.meets(questionLost)
  device.send({ type: "push.declined" })
  await is("off")
  expect(browser.device().token).toBeUndefined()
})

test.each([
  ["cannot tell anything", "missing", "missing"],
  ["refused before", "denied", "blocked"],
] as const)("nothing is offered in a browser that %s", async (_, permission, state) => {
  await look(browserWithPush({ permission }), state)
})

test("a player who is no longer known while they are saved is at an end", async () => {
  const browser = browserWithPush()
  const { device, is } = await look(browser, "off")
  browser.meets(notKnown)
  device.send({ type: "push.wanted" })
  await is("unauthorized")
})
