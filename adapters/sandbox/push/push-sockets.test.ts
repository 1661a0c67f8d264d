import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { afterEach, expect, it } from "vitest"
import { announcementsHere } from "../announcements/announcements.ts"
import { openPushSockets } from "./push-sockets.ts"
import { pushSocketTo, socketTo } from "./testing/socket.ts"

const app = { id: "7", key: "key-7", secret: "secret-of-seven" }
const ending: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

type Bounds = {
  readonly silence?: number
  readonly pongTimeoutMs?: number
  readonly subscribeWithin?: number
  readonly mostPerNetwork?: number
}

const openSockets = async (bounds: Bounds = {}) => {
  const announcements = announcementsHere()
  const usual = { beatEvery: 0, silence: 30_000, pongTimeoutMs: 30_000, mostPerNetwork: undefined }
  const sockets = openPushSockets(app, announcements, { ...usual, ...bounds })
  const server = createServer()
  server.on("upgrade", (incoming: IncomingMessage, raw: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "", "http://here")
    const clientNetwork = String(incoming.headers["x-client-network"] ?? "")
    sockets.accept({ incoming, raw, head, clientNetwork }, pathname.slice("/app/".length), searchParams.get("protocol"))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
  const stop = async () => {
    await sockets.stop()
    server.close()
  }
  ending.push(stop)
  const push = (channels: ReadonlyArray<string>, event: string, except?: string) =>
    announcements.announce({ type: "pushed", pushed: { channels, event, data: '{"n":1}', except } })
  return { origin, sockets, announcements, push, stop }
}

it("greets a connection with its id and how long it may be silent", async () => {
  const { origin } = await openSockets()
  const line = await pushSocketTo(origin, "key-7")
  const { data } = await line.named("pusher:connection_established")
  expect(line.socketId).toMatch(/^\d+\.\d+$/)
  expect(JSON.parse(String(data))).toEqual({ socket_id: line.socketId, activity_timeout: 30 })
})

it.each([
  ["an app that is not known", "/app/other?protocol=7", 4001],
  ["a protocol of long ago", "/app/key-7?protocol=4", 4007],
  ["no protocol", "/app/key-7", 4007],
])("does not take a connection for %s", async (_, path, code) => {
  const { origin } = await openSockets()
  expect(await (await socketTo(origin + path)).closed).toBe(code)
})

it("tells the events of a channel to its followers, from when they follow until they leave", async () => {
  const { origin, push } = await openSockets()
  const [one, other] = [await pushSocketTo(origin, "key-7"), await pushSocketTo(origin, "key-7")]
  await one.subscribeAndWait("news")
  await other.subscribeAndWait("news")
  push(["news", "elsewhere"], "first")
  expect(await one.named("first")).toEqual({ event: "first", channel: "news", data: '{"n":1}' })
  await other.named("first")

  other.say({ event: "pusher:unsubscribe", data: { channel: "news" } })
  other.say({ event: "pusher:ping", data: {} })
  await other.named("pusher:pong")
  push(["news"], "second", one.socketId)
  push(["news"], "third")
  await one.named("third")
  expect(
    [one, other].map(({ frames }) => frames.map(({ event }) => event).filter((name) => name === "second")),
  ).toEqual([[], []])
  expect(other.frames.some(({ event }) => event === "third")).toBe(false)
})

it("lets nobody into a private channel without the secret's signature of this very connection and channel", async () => {
  const { origin, push } = await openSockets()
  const line = await pushSocketTo(origin, "key-7")
  for (const auth of [undefined, "key-7:", "key-7:00", `other:${"0".repeat(64)}`, `key-7:${"0".repeat(64)}`])
    line.subscribe("private-mine", auth)
  line.say({ event: "pusher:ping", data: {} })
  await line.named("pusher:pong")
  push(["private-mine"], "secret")

  const messages = line.frames.filter(({ channel }) => channel === "private-mine")
  expect(messages.map(({ event }) => event)).toEqual(Array.from({ length: 5 }, () => "pusher:subscription_error"))
  expect(JSON.parse(String(messages[0]?.["data"]))).toMatchObject({ type: "AuthError", status: 401 })
})

it.each(["presence-room", "private-encrypted-box", "", "a b", "x".repeat(201)])(
  "has no channel named %j",
  async (channel) => {
    const { origin } = await openSockets()
    const line = await pushSocketTo(origin, "key-7")
    line.subscribe(channel)
    expect(JSON.parse(String((await line.named("pusher:subscription_error"))["data"]))).toMatchObject({ status: 400 })
  },
)

it("lets one connection follow four channels and no more", async () => {
  const { origin } = await openSockets()
  const line = await pushSocketTo(origin, "key-7")
  for (let at = 0; at <= 4; at++) line.subscribe(`channel-${at}`)
  const refused = await line.named("pusher:subscription_error")
  expect(refused["channel"]).toBe("channel-4")
  expect(line.frames.filter(({ event }) => event === "pusher_internal:subscription_succeeded")).toHaveLength(4)
})

it.each([
  ["that is no JSON", "{", 1007],
  ["that is no event", '{"x":1}', 1007],
  ["that follows nothing", '{"event":"pusher:subscribe","data":{}}', 1007],
  ["that leaves nothing", '{"event":"pusher:unsubscribe","data":"x"}', 1007],
  ["of bytes", Buffer.from([1, 2, 3]), 1003],
  ["beyond all measure", JSON.stringify({ event: "pusher:ping", data: "x".repeat(17_000) }), 1009],
])("ends a connection with the right code after a message %s", async (_, message, code) => {
  const { origin } = await openSockets()
  const line = await pushSocketTo(origin, "key-7")
  line.socket.send(message)
  expect(await line.closed).toBe(code)
})

it("takes no events from players", async () => {
  const { origin } = await openSockets()
  const [one, other] = [await pushSocketTo(origin, "key-7"), await pushSocketTo(origin, "key-7")]
  await other.subscribeAndWait("news")
  one.say({ event: "client-hello", channel: "news", data: {} })
  expect(JSON.parse(String((await one.named("pusher:error"))["data"]))).toMatchObject({ code: 4301 })
  expect(other.frames.some(({ event }) => event === "client-hello")).toBe(false)
})

it("cuts a connection that gives no sign of life, and keeps a quiet one that does", async () => {
  const { origin } = await openSockets({ silence: 200, pongTimeoutMs: 3_000 })
  const quiet = await pushSocketTo(origin, "key-7")
  const dead = await pushSocketTo(origin, "key-7", { autoPong: false })
  expect(await dead.closed).toBe(4201)
  expect(quiet.socket.readyState).toBe(quiet.socket.OPEN)
})

it("asks everybody to come back at once when something was missed, and when it stops", async () => {
  const { origin, announcements, stop } = await openSockets()
  const first = await pushSocketTo(origin, "key-7")
  announcements.announce({ type: "announcements.missed" })
  expect(await first.closed).toBe(4200)
  const second = await pushSocketTo(origin, "key-7")
  await stop()
  expect(await second.closed).toBe(4200)
})

it("closes a connection that follows nothing, and keeps one that does", async () => {
  const { origin } = await openSockets({ subscribeWithin: 50 })
  const subscriber = await pushSocketTo(origin, "key-7")
  subscriber.subscribe("news")
  const idle = await pushSocketTo(origin, "key-7")
  expect(await idle.closed).toBe(4202)
  expect(subscriber.socket.readyState).toBe(1)
})

it("refuses a household's connections beyond so many before they are WebSockets, and nobody else's", async () => {
  const { origin } = await openSockets({ mostPerNetwork: 50 })
  const from = (clientNetwork: string) =>
    pushSocketTo(origin, "key-7", { headers: { "x-client-network": clientNetwork } })
  const held = await Promise.all(Array.from({ length: 50 }, () => from("203.0.113.1")))
  await expect(from("203.0.113.1")).rejects.toThrow("Unexpected server response: 429")
  expect((await from("203.0.113.2")).socketId).toMatch(/^\d+\.\d+$/)
  await held[0]?.close()
  expect((await from("203.0.113.1")).socketId).toMatch(/^\d+\.\d+$/)
})
