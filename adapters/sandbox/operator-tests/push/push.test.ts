import Pusher from "pusher"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signedQuery } from "../../push/request-signature.ts"
import { pushSocketTo } from "../../push/testing/socket.ts"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const Authorized = v.object({ data: v.object({ auth: v.string() }) })

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const somchaiUuid = "5a9d0000-0000-4000-8000-000000000001"
const maleeUuid = "5a9d0000-0000-4000-8000-000000000002"
const app = { id: "app-1", key: "key-1", secret: "secret-of-app-1" }
const bet = (price: number) => ({
  betId: "yeekee-2026-11-20-26",
  poy: [{ option: "teng_bon_3", number: "123", price, multiply: 850 }],
})

type Operator = Awaited<ReturnType<typeof operatorOn>>
const sdkTo = ({ port }: Operator, secret = app.secret) =>
  new Pusher({ appId: app.id, key: app.key, secret, host: "127.0.0.1", port: String(port), useTLS: false })

describe.each(sources)("push, on $kind", ({ fresh }) => {
  let operator: Operator
  let token: string
  beforeAll(async () => {
    operator = await operatorOn(fresh, { push: { app } })
    token = await operator.tokenOf("somchai88", "Duean69#x")
  })
  afterAll(() => operator.stop())

  const authOf = (socket_id: string, channel_name: string, bearer = token) =>
    operator.post("/api/push.auth", { socket_id, channel_name }, operator.as(bearer).headers)
  const spend = (price: number, at = operator) =>
    at.post("/poy-api/lotteries.yeekee.create", bet(price), operator.as(token).headers)

  it("tells a player's channels the balance after a bet, and nobody else's", async () => {
    const line = await pushSocketTo(operator.origin, app.key)
    const { body } = await authOf(line.socketId, `private-${somchaiUuid}`)
    const { auth } = v.parse(Authorized, body).data
    await line.subscribeAndWait(somchaiUuid)
    await line.subscribeAndWait(`private-${somchaiUuid}`, auth)
    const other = await pushSocketTo(operator.origin, app.key)
    await other.subscribeAndWait(maleeUuid)

    expect((await spend(80.5)).status).toBe(200)
    for (const channel of [somchaiUuid, `private-${somchaiUuid}`])
      expect(await line.named("money-update", channel)).toEqual({
        event: "money-update",
        channel,
        data: '{"balance":12400}',
      })
    expect(other.frames.some(({ event }) => event === "money-update")).toBe(false)
  })

  it("tells whoever knows a uuid nothing where the channel is private", async () => {
    const closed = await operatorOn(fresh, { push: { app, channel: "private-{uuid}" } })
    const bearer = await closed.tokenOf("somchai88", "Duean69#x")
    const stranger = await pushSocketTo(closed.origin, app.key)
    await stranger.subscribeAndWait(somchaiUuid)
    const line = await pushSocketTo(closed.origin, app.key)
    const channel = `private-${somchaiUuid}`
    const asked = { socket_id: line.socketId, channel_name: channel }
    const { body } = await closed.post("/api/push.auth", asked, closed.as(bearer).headers)
    await line.subscribeAndWait(channel, v.parse(Authorized, body).data.auth)
    const placed = await closed.post("/poy-api/lotteries.yeekee.create", bet(80.5), closed.as(bearer).headers)
    expect(placed.status).toBe(200)
    expect(await line.named("money-update", channel)).toMatchObject({ data: '{"balance":12400}' })
    expect(stranger.frames.map(({ event }) => event)).not.toContain("money-update")
    await closed.stop()
  })

  it("ends with the balance that is true, however fast it changes", async () => {
    const line = await pushSocketTo(operator.origin, app.key)
    await line.subscribeAndWait(somchaiUuid)
    await Promise.all(Array.from({ length: 10 }, () => spend(10)))
    const last = await line.receive(({ data }) => data === '{"balance":12300}')
    expect(line.frames.at(-1)).toBe(last)
    await line.close()
  })

  it("lets a player's connection into the player's own private channel only", async () => {
    expect(await authOf("1.2", `private-${maleeUuid}`)).toMatchObject({
      status: 403,
      body: { code: "channelNotYours" },
    })
    for (const channel of [somchaiUuid, "private-", "private-everybody"])
      expect((await authOf("1.2", channel)).status).toBe(403)
    expect((await authOf("1.2:x", `private-${somchaiUuid}`)).status).toBe(400)
    expect((await authOf("1.2", `private-${somchaiUuid}`, "nobody")).status).toBe(401)
  })

  it("takes events from the official SDK, one or a batch, and leaves out the connection that is named", async () => {
    const [one, other] = [await pushSocketTo(operator.origin, app.key), await pushSocketTo(operator.origin, app.key)]
    await one.subscribeAndWait("news")
    await other.subscribeAndWait("news")
    const sdk = sdkTo(operator)
    expect((await sdk.trigger(["news", "none"], "hello", { text: "สวัสดี" })).status).toBe(200)
    expect(await one.named("hello")).toEqual({ event: "hello", channel: "news", data: '{"text":"สวัสดี"}' })
    await sdk.trigger("news", "not-for-one", "x", { socket_id: one.socketId })
    await sdk.triggerBatch([
      { channel: "news", name: "first", data: "1" },
      { channel: "news", name: "second", data: "2" },
    ])
    await one.named("second")
    expect(one.frames.map(({ event }) => event).slice(-3)).toEqual(["hello", "first", "second"])
    expect((await other.named("not-for-one"))["data"]).toBe("x")
    expect(sdk.authorizeChannel("1.2", `private-${somchaiUuid}`)).toEqual(
      v.parse(Authorized, (await authOf("1.2", `private-${somchaiUuid}`)).body).data,
    )
  })

  it("takes events from nobody without the secret, for no other app, and none that are no events", async () => {
    await expect(sdkTo(operator, "another-secret").trigger("news", "hello", "x")).rejects.toMatchObject({ status: 401 })
    const send = (body: unknown, { id = app.id, at = Date.now(), list = "events" } = {}) => {
      const call = { method: "POST", path: `/apps/${id}/${list}`, body: JSON.stringify(body) }
      return operator.ask(`${call.path}?${signedQuery(app, call, at)}`, { method: "POST", body: call.body })
    }
    const event = { name: "hello", channels: ["news"], data: "x" }
    expect((await send(event)).status).toBe(200)
    expect((await send(event, { at: Date.now() - 700_000 })).status).toBe(401)
    expect((await send(event, { id: "other" })).status).toBe(404)
    for (const wrong of [
      {},
      { ...event, channels: [] },
      { ...event, channels: ["no channel"] },
      { ...event, data: { n: 1 } },
      { ...event, data: "x".repeat(10_241) },
      { ...event, name: "" },
      { ...event, socket_id: "x" },
    ])
      expect((await send(wrong)).status).toBe(400)
    const eleven = Array.from({ length: 11 }, () => ({ name: "hello", channel: "news", data: "x" }))
    expect((await send({ batch: eleven }, { list: "batch_events" })).status).toBe(400)
  })

  it("says of what the official SDK may ask for and nobody here answers that it is not served, and why", async () => {
    const sdk = sdkTo(operator)
    const answerOf = async (asked: Promise<unknown>) => {
      const failure: unknown = await asked.catch((error: unknown) => error)
      return v.parse(v.object({ status: v.number(), body: v.string() }), failure)
    }
    const expectRefusal = async (asked: Promise<unknown>) => {
      const { status, body } = await answerOf(asked)
      return `${status} ${v.parse(v.object({ message: v.string() }), JSON.parse(body)).message}`
    }
    const counted = "501 Not served here: which channels are followed, and by how many: connections are not counted."
    expect(await expectRefusal(sdk.get({ path: "/channels" }))).toBe(counted)
    expect(await expectRefusal(sdk.get({ path: "/channels/news", params: { info: "user_count" } }))).toBe(counted)
    expect(await expectRefusal(sdk.trigger("news", "hello", "x", { info: "user_count" }))).toBe(counted)
    expect(await expectRefusal(sdk.get({ path: "/channels/presence-news/users" }))).toBe(
      "501 Not served here: who follows a channel: there are no presence channels.",
    )
    expect(await expectRefusal(sdk.terminateUserConnections("somchai"))).toBe(
      "501 Not served here: ending a user's connections: they are ended by the player's sessions.",
    )
    expect(await expectRefusal(sdk.sendToUser("somchai", "hello", "x"))).toBe(
      "501 Not served here: events to a user: players do not sign in to the push app.",
    )
    expect(await expectRefusal(sdk.trigger("presence-news", "hello", "x"))).toBe(
      "501 Not served here: presence channels.",
    )
    expect(await expectRefusal(sdk.triggerBatch([{ channel: "presence-news", name: "hello", data: "x" }]))).toBe(
      "501 Not served here: presence channels.",
    )
    expect((await answerOf(sdkTo(operator, "another secret").get({ path: "/channels" }))).status).toBe(401)
  })

  it("ends a private channel with the session that opened it, and lets the player's other session come back", async () => {
    const [gone, stays] = [
      await operator.tokenOf("malee2569", "Dao2569*k"),
      await operator.tokenOf("malee2569", "Dao2569*k"),
    ]
    const channel = `private-${maleeUuid}`
    const authFor = async (socketId: string, bearer: string) =>
      v.parse(Authorized, (await authOf(socketId, channel, bearer)).body).data.auth
    const subscribedWith = async (bearer: string) => {
      const line = await pushSocketTo(operator.origin, app.key)
      await line.subscribeAndWait(channel, await authFor(line.socketId, bearer))
      return line
    }
    const [ofGone, ofStays] = [await subscribedWith(gone), await subscribedWith(stays)]
    /** Authorized while the session was open, used after it has ended. */
    const prepared = await pushSocketTo(operator.origin, app.key)
    const preparedAuth = await authFor(prepared.socketId, gone)

    await operator.post("/api/users.logout", undefined, operator.as(gone).headers)
    expect([await ofGone.closed, await ofStays.closed]).toEqual([4200, 4200])
    prepared.subscribe(channel, preparedAuth)
    expect(await prepared.closed).toBe(4200)
    const again = await pushSocketTo(operator.origin, app.key)
    expect((await authOf(again.socketId, channel, gone)).status).toBe(401)
    await again.subscribeAndWait(channel, await authFor(again.socketId, stays))
    await again.close()
  })

  it("lets another server keep the connections, and tells it through its HTTP API", async () => {
    const sender = await operatorOn(fresh, { push: { app, by: { origin: operator.origin } } })
    const line = await pushSocketTo(operator.origin, app.key)
    await line.subscribeAndWait(maleeUuid)
    const malee = await sender.tokenOf("malee2569", "Dao2569*k")
    await sender.post("/poy-api/lotteries.yeekee.create", bet(50), sender.as(malee).headers)
    expect((await line.named("money-update"))["data"]).toBe('{"balance":300.25}')
    await expect(pushSocketTo(sender.origin, app.key)).rejects.toThrow("404")
    await sender.stop()
  })

  it("still tells the other server what it finishes while it stops", async () => {
    const sender = await operatorOn(fresh, { push: { app, by: { origin: operator.origin } } })
    const line = await pushSocketTo(operator.origin, app.key)
    await line.subscribeAndWait(maleeUuid)
    const malee = await sender.tokenOf("malee2569", "Dao2569*k")
    const path = "/poy-api/lotteries.yeekee.create"
    await sender.post("/__sandbox/faults", { kind: "delay", path, delayMs: 60_000 })
    const accepted = sender.post(path, bet(50), sender.as(malee).headers)
    await expect.poll(async () => (await sender.ask("/__sandbox/faults")).body).toEqual({ data: [] })

    await sender.stop()
    expect((await accepted).status).toBe(200)
    expect((await line.named("money-update"))["data"]).toBe('{"balance":300.25}')
  })

  it("goes on without a push server that is away, and says so in the log", async () => {
    const lines: Array<string> = []
    const sender = await operatorOn(fresh, {
      push: { app, by: { origin: "http://127.0.0.1:1" } },
      log: (line) => lines.push(JSON.stringify(line)),
    })
    const unreachableLines = () => lines.filter((line) => line.includes("The push server cannot be reached")).length
    const malee = await sender.tokenOf("malee2569", "Dao2569*k")
    const before = unreachableLines()
    const { status } = await sender.post("/poy-api/lotteries.yeekee.create", bet(50), sender.as(malee).headers)
    await sender.stop()
    expect([status, unreachableLines()]).toEqual([200, before + 1])
    expect(lines.join()).not.toContain(app.secret)
  })
})
