import { PushDevice, PushDismissed, PushFailed, PushRefused } from "@fakham/core/notifications"
import { Effect, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { type PushPlatform, webPushDevice } from "./web-push.ts"

const key = Buffer.alloc(65, 4).toString("base64url")

/** A browser whose question is answered so, with a push service or without. */
const browser = (answer: NotificationPermission, { hasService = true, hasWorker = true } = {}) => {
  let [permission, given, dropped]: [NotificationPermission, number, number] = ["default", 0, 0]
  const subscription = {
    toJSON: () => ({ endpoint: `https://push.example/${given}`, keys: {} }),
    unsubscribe: async () => {
      dropped += 1
      return true
    },
  }
  let current: typeof subscription | null = null
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      if (!hasService) throw new DOMException("no service", "AbortError")
      given += 1
      return (current = subscription)
    },
  }
  const registration = { pushManager }
  const platform: PushPlatform = {
    workers: () =>
      hasWorker ? { started: async () => registration, getRegistration: async () => registration } : undefined,
    permission: () => permission,
    ask: async () => (permission = answer),
  }
  return { platform, dropped: () => dropped, deny: () => void (permission = "denied") }
}

const visit = (
  { platform }: Pick<ReturnType<typeof browser>, "platform">,
  storage = browserWithTabs().tab(),
  player = "somchai",
  tokenOf?: (subscription: object) => Promise<string>,
) => {
  const runtime = ManagedRuntime.make(webPushDevice({ platform, storage, player: () => player, tokenOf }))
  const use = <A, E>(act: (device: PushDevice["Service"]) => Effect.Effect<A, E>) =>
    runtime.runPromise(Effect.result(PushDevice.use(act)))
  return { use, storage, look: () => use(({ look }) => look()) }
}

test("a player who says yes is reached by what the browser gives, which is kept as FcmToken", async () => {
  const { use, storage, look } = visit(browser("granted"))
  const token = '{"endpoint":"https://push.example/1","keys":{}}'
  expect(await use((device) => device.subscribe(key))).toEqual(Result.succeed(token))
  expect(storage.read("FcmToken")).toBeUndefined()
  await use((device) => device.keep(token))
  expect(storage.read("FcmToken")).toBe(token)
  expect(await look()).toEqual(Result.succeed({ permission: "granted", token, declinedAt: undefined }))
})

test("another player of the same phone is not reached by it", async () => {
  const phone = browser("granted")
  const { use, storage } = visit(phone)
  await use((device) => device.keep("token"))
  expect(await visit(phone, storage, "malee").look()).toMatchObject({ success: { token: undefined } })
})

test("a no is remembered with its moment, and takes away what reached the player, not what reaches another", async () => {
  const phone = browser("granted")
  const { use, storage, look } = visit(phone)
  await use((device) => device.subscribe(key))
  await use((device) => device.keep("token"))
  await visit(phone, storage, "malee").use((device) => device.decline(7))
  expect([storage.read("FcmToken"), phone.dropped()]).toEqual(["token", 0])
  await use((device) => device.decline(8))
  expect([storage.read("FcmToken"), phone.dropped()]).toEqual([undefined, 1])
  expect(await look()).toMatchObject({ success: { token: undefined, declinedAt: 8 } })
})

test.each([
  ["refuses", browser("denied"), new PushRefused()],
  ["is not answered", browser("default"), new PushDismissed()],
  [
    "has no push service",
    browser("granted", { hasService: false }),
    new PushFailed({ cause: "AbortError: no service" }),
  ],
])("a browser that %s says so", async (_, one, failure) => {
  expect(await visit(one).use((device) => device.subscribe(key))).toEqual(Result.fail(failure))
})

test("a browser without workers, as in other apps' windows, cannot tell anything", async () => {
  expect(await visit(browser("granted", { hasWorker: false })).look()).toMatchObject({
    success: { permission: "missing" },
  })
})

test("what was refused in the browser's settings since is seen", async () => {
  const phone = browser("granted")
  phone.deny()
  expect(await visit(phone).look()).toMatchObject({ success: { permission: "denied" } })
})

test.each(["nonsense", "[]", '{"v":2,"at":1}', '{"v":1,"at":"now"}'])("%s is no moment of a no", async (stored) => {
  const { storage, look } = visit(browser("default"))
  storage.write("fakham.pushDeclined", stored)
  expect(await look()).toMatchObject({ success: { permission: "unasked", declinedAt: undefined } })
})

test("where another service sends, a player is reached by what that service gives for the browser's subscription", async () => {
  const asked: Array<string> = []
  const { use } = visit(browser("granted"), undefined, "somchai", async (subscription) => {
    asked.push(JSON.stringify(subscription))
    return "f:APA91-token"
  })
  expect(await use((device) => device.subscribe(key))).toEqual(Result.succeed("f:APA91-token"))
  expect(asked).toEqual(['{"endpoint":"https://push.example/1","keys":{}}'])
})

test("a service that cannot be reached is a browser that could not be reached, and a next try subscribes anew", async () => {
  const phone = browser("granted")
  let isOut = true
  const { use } = visit(phone, undefined, "somchai", async () => {
    if (isOut) throw new Error("fcmregistrations.googleapis.com answered 500")
    return "f:APA91-token"
  })
  expect(await use((device) => device.subscribe(key))).toEqual(
    Result.fail(new PushFailed({ cause: "Error: fcmregistrations.googleapis.com answered 500" })),
  )
  isOut = false
  expect(await use((device) => device.subscribe(key))).toEqual(Result.succeed("f:APA91-token"))
  expect(phone.dropped()).toBe(1)
})
