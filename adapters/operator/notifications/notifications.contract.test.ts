import { NotificationKinds, Notifications, ReachedDevices, UnreadMessages } from "@fakham/core/notifications"
import { NotOffered, Unauthorized } from "@fakham/core/operator"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Effect, Layer, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { playersAsking } from "../testing/asking.ts"
import { operatorThatSays } from "../testing/operator-that-says.ts"
import { httpNotificationKinds, httpNotifications, httpReachedDevices, httpUnreadMessages } from "./index.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const playerAt = playersAsking((client) =>
  Layer.mergeAll(
    httpNotifications({ client, locale: () => "en" }),
    httpUnreadMessages(client),
    httpNotificationKinds(client),
    httpReachedDevices({ client, locale: () => "en" }),
  ),
)
const all = Notifications.use((of) => of.all())
const unread = UnreadMessages.use((of) => of.count())
const kinds = NotificationKinds.use((of) => of.read())

describe.each(sources)("notifications over the wire, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let naree: ReturnType<typeof playerAt>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { historyDays: 0 })
    naree = playerAt(operator.origin, await operator.tokenOf("status4demo", "Fah2569#d"))
  })
  afterAll(() => operator.stop())

  it("tell messages to their player alone, in their language", async () => {
    const messages = await naree(all)
    expect(messages).toMatchObject({
      success: [
        {
          title: "Money received",
          body: { writtenAs: "text", words: "The deposit is in your wallet" },
          kind: "credited",
          isRead: false,
          path: "/credit/statement",
          amount: 10_000,
          numbers: [],
        },
      ],
    })
    const createdAt = Result.isSuccess(messages) ? messages.success[0]?.createdAt : undefined
    expect(Math.abs((createdAt ?? 0) - Date.parse("2026-11-20T12:00:00+07:00"))).toBeLessThan(2 * 60_000)
    expect(await playerAt(operator.origin)(all)).toEqual(Result.fail(new Unauthorized()))
  })

  it("are marked as read at the operator, however often", async () => {
    expect(await naree(unread)).toEqual(Result.succeed(1))
    const messages = await naree(all)
    const ids = Result.isSuccess(messages) ? messages.success.map(({ id }) => id) : []
    for (let times = 0; times < 2; times += 1)
      expect(await naree(Notifications.use((of) => of.read(ids)))).toEqual(Result.succeed(undefined))
    expect(await naree(unread)).toEqual(Result.succeed(0))
  })

  it("are switched off kind by kind, and say by whom they are signed", async () => {
    const settings = await naree(kinds)
    expect(settings).toMatchObject({ success: { isPaused: false } })
    expect(Result.isSuccess(settings) && settings.success.publicKey).toMatch(/^[\w-]{87}$/)
    expect(await naree(NotificationKinds.use((of) => of.switch({ kind: "paidOut", isOn: false })))).toMatchObject({
      success: {
        kinds: [
          { kind: "results", isOn: true },
          { kind: "credited", isOn: true },
          { kind: "paidOut", isOn: false },
          { kind: "closing", isOn: false },
          { kind: "news", isOn: false },
        ],
      },
    })
  })

  it("come to devices that are saved, until they are forgotten", async () => {
    expect(await naree(ReachedDevices.use((of) => of.save("a-device")))).toEqual(Result.succeed(undefined))
    expect(await naree(ReachedDevices.use((of) => of.forget("a-device")))).toEqual(Result.succeed(undefined))
  })
})

it("an operator without them offers none, is asked once, and is found out by one call of each", async () => {
  const operator = await operatorThatSays({})
  const player = playerAt(operator.origin, "token")
  const asks = [Effect.asVoid(all), Effect.asVoid(unread), Effect.asVoid(kinds)]
  for (const ask of [...asks, ...asks]) expect(await player(ask)).toEqual(Result.fail(new NotOffered()))
  expect(operator.requests.length).toBe(3)
  operator.stop()
})

it("messages of an operator that tells no marks count as read, and lead nowhere but within the site", async () => {
  const operator = await operatorThatSays({
    "notifications.all": {
      body: {
        data: [
          { id: 7, title: "Hello", html: "<b>there</b>", createdAt: 1_700_000_000, path: "//elsewhere.example" },
          {
            id: 8,
            title: "Odd",
            kind: "weather",
            createdAt: 1_700_000_000,
            path: "/credit",
            numbers: [{ digits: "x" }],
          },
          { title: "without an id", createdAt: 1_700_000_000 },
        ],
      },
    },
  })
  expect(await playerAt(operator.origin, "token")(all)).toMatchObject({
    success: [
      { id: "7", body: { writtenAs: "html", words: "<b>there</b>" }, isRead: true, path: undefined, kind: undefined },
      { id: "8", kind: undefined, path: "/credit", numbers: [] },
    ],
  })
  operator.stop()
})

it("an operator that sends by another service needs no switches, and its browsers go by that service's key", async () => {
  const signedWith = `B${"x".repeat(86)}`
  const expected = { kinds: [{ kind: "results", isOn: true }], publicKey: null, isPaused: true }
  const withSwitches = await operatorThatSays({ "notifications.settings": { body: { data: expected } } })
  const without = await operatorThatSays({ "notifications.settings": { status: 404, body: {} } })
  const signed = playersAsking((client) => httpNotificationKinds(client, signedWith))
  expect(await signed(withSwitches.origin, "token")(kinds)).toEqual(
    Result.succeed({ ...expected, publicKey: signedWith }),
  )
  expect(await signed(without.origin, "token")(kinds)).toEqual(
    Result.succeed({ kinds: [], publicKey: signedWith, isPaused: false }),
  )
  withSwitches.stop()
  without.stop()
})
