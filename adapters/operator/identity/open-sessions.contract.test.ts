import { OpenSessions } from "@fakham/core/identity"
import { NotOffered, Unauthorized } from "@fakham/core/operator"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { playersAsking } from "../testing/asking.ts"
import { operatorThatSays } from "../testing/operator-that-says.ts"
import { httpOpenSessions } from "./index.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const playerAt = playersAsking(httpOpenSessions)
const all = OpenSessions.use((sessions) => sessions.all())

describe.each(sources)("open sessions over the wire, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { historyDays: 0, machineNow: () => Date.parse("2026-11-20T12:00:00+07:00") })
  })
  afterAll(() => operator.stop())

  it("are told with what they were opened by and where, and are ended one by one or all but one", async () => {
    const logIn = async (from: string, userDevice: string) => {
      const headers = { "x-forwarded-for": from, "user-agent": userDevice }
      const pin = { userName: "nipa2569", password: "Phlu2569*m" }
      const token = (await operator.post("/api/users.login", pin, headers)).headers.get("x-access-token") ?? ""
      return playerAt(operator.origin, token)
    }
    const here = await logIn("203.0.113.7", "Mozilla/5.0 (Windows NT 10.0)")
    const there = await logIn("203.0.113.8", "Mozilla/5.0 (Linux; Android 10; K)")
    const third = await logIn("203.0.113.9", "")
    const answer = await here(all)
    const sessions = Result.isSuccess(answer) ? answer.success : []

    const lastSeenAt = Date.parse("2026-11-20T12:00:00+07:00")
    expect(
      sessions.map(({ userDevice, place, lastSeenAt: seenAt, isCurrent }) => ({
        userDevice,
        place,
        lastSeenAt: seenAt,
        isCurrent,
      })),
    ).toEqual(
      expect.arrayContaining([
        { userDevice: "Mozilla/5.0 (Windows NT 10.0)", place: "203.0.113.7", lastSeenAt, isCurrent: true },
        { userDevice: "Mozilla/5.0 (Linux; Android 10; K)", place: "203.0.113.8", lastSeenAt, isCurrent: false },
        { userDevice: "", place: "203.0.113.9", lastSeenAt, isCurrent: false },
      ]),
    )
    const id = sessions.find(({ place }) => place === "203.0.113.8")?.id ?? ""
    expect(await here(OpenSessions.use(({ end }) => end({ id })))).toEqual(Result.succeed(undefined))
    expect(await there(all)).toEqual(Result.fail(new Unauthorized()))
    expect(await here(OpenSessions.use(({ end }) => end("others")))).toEqual(Result.succeed(undefined))
    expect(await third(all)).toEqual(Result.fail(new Unauthorized()))
    expect(await here(all)).toMatchObject({ success: [{ place: "203.0.113.7", isCurrent: true }] })
    expect(await here(OpenSessions.use(({ end }) => end({ id: "nobody's" })))).toMatchObject({
      failure: { _tag: "Refused" },
    })
  })
})

it("an operator that does not know the call offers no list", async () => {
  const operator = await operatorThatSays({})
  onTestFinished(operator.stop)
  expect(await playerAt(operator.origin, "token")(all)).toEqual(Result.fail(new NotOffered()))
})

it("an operator's own words for where somebody is are taken, and a row without an id is not shown", async () => {
  const data = [
    { id: 7, place: "เชียงใหม่", lastSeenAt: 1_763_600_000, isCurrent: 1 },
    { userDevice: "x", place: "ไหน" },
    { id: "b", place: null, lastSeenAt: "then" },
  ]
  const operator = await operatorThatSays({ "sessions.all": { body: { data } } })
  onTestFinished(operator.stop)
  expect(await playerAt(operator.origin, "token")(all)).toEqual(
    Result.succeed([
      { id: "7", userDevice: "", place: "เชียงใหม่", lastSeenAt: 1_763_600_000_000, isCurrent: true },
      { id: "b", userDevice: "", place: "", lastSeenAt: undefined, isCurrent: false },
    ]),
  )
})
