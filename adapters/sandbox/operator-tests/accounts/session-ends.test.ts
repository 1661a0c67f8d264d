import { decodeJwt } from "jose"
import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { WebSocket } from "ws"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Listed = v.object({ data: v.array(v.object({ id: v.string(), place: v.string() })) })
const minutes = 60
/** An hour after it was used last, and three after it was opened. */
const sessionLife = { idle: 60 * minutes * 1_000, longest: 180 * minutes * 1_000 }
const [phone, notebook] = ["Mozilla/5.0 (Linux; Android 10; K)", "Mozilla/5.0 (Windows NT 10.0)"]

describe.each(sources)("the end of a session, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeEach(async () => {
    operator = await operatorOn(fresh, { sessionLife })
    return operator.stop
  })

  const logIn = async (from: string, userDevice: string) => {
    const headers = { "x-forwarded-for": from, "user-agent": userDevice }
    const answer = await operator.post("/api/users.login", { userName: "somchai88", password: "Duean69#x" }, headers)
    return answer.headers.get("x-access-token") ?? ""
  }
  const statusOf = async (token: string) => (await operator.ask("/api/cashs", operator.as(token))).status
  const idOf = (token: string) => decodeJwt(token).jti ?? ""
  const sessionsOf = async (token: string) => (await operator.ask("/api/sessions.all", operator.as(token))).body
  const end = (token: string, id: string) => operator.post("/api/sessions.end", { id }, operator.as(token).headers)
  const listen = async (token: string) => {
    const socket = new WebSocket(`${operator.origin.replace("http", "ws")}/ccu?token=${token}`)
    onTestFinished(() => socket.terminate())
    const closed = new Promise<number>((resolve) => socket.on("close", resolve))
    await new Promise((resolve) => socket.once("message", resolve))
    return { closed }
  }

  it("comes an hour after it was used last, and its live channel ends then", async () => {
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    const { closed } = await listen(token)
    await operator.pass(59 * minutes)
    expect(await statusOf(token)).toBe(200)
    await operator.pass(59 * minutes)
    expect(await statusOf(token)).toBe(200)
    await operator.pass(60 * minutes)
    expect(await statusOf(token)).toBe(401)
    expect(await closed).toBe(4401)
  })

  it("comes three hours after it was opened, however much it is used", async () => {
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    for (const passed of [0, 59, 118, 177]) {
      expect([passed, await statusOf(token)]).toEqual([passed, 200])
      await operator.pass(59 * minutes)
    }
    expect(await statusOf(token)).toBe(401)
  })

  it("is not put off by a clock that is set back and goes on", async () => {
    await operator.pass(120 * minutes)
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    await operator.pass(-120 * minutes)
    expect(await statusOf(token)).toBe(200)
    await operator.pass(60 * minutes)
    expect(await statusOf(token)).toBe(401)
  })

  it("is told beforehand by a list of what is open, the one that asks first, each where it was used last", async () => {
    const here = await logIn("203.0.113.7", phone)
    const there = await logIn("2001:db8:7:1:aa::1", notebook)
    const ofNotebook = { id: idOf(there), userDevice: notebook, place: "2001:db8:7:1", isCurrent: true }
    const ofPhone = { id: idOf(here), userDevice: phone, isCurrent: false }

    expect(await sessionsOf(there)).toMatchObject({ data: [ofNotebook, { ...ofPhone, place: "203.0.113.7" }] })
    await operator.pass(10 * minutes)
    const headers = { ...operator.as(here).headers, "x-forwarded-for": "198.51.100.4" }
    await operator.ask("/api/cashs", { headers })
    expect(await sessionsOf(there)).toMatchObject({
      data: [
        { ...ofNotebook, place: "" },
        { ...ofPhone, place: "198.51.100.4" },
      ],
    })
  })

  it("is put off for all who come at one moment, each where it was used", async () => {
    const tokens = [
      await logIn("203.0.113.7", phone),
      await logIn("203.0.113.8", phone),
      await logIn("203.0.113.9", phone),
    ]
    await operator.pass(59 * minutes)
    const from = (token: string, at: number) => ({
      ...operator.as(token).headers,
      "x-forwarded-for": `198.51.100.${at}`,
    })
    await Promise.all(tokens.map((token, at) => operator.ask("/api/cashs", { headers: from(token, at) })))
    await operator.pass(59 * minutes)
    const { data } = v.parse(Listed, await sessionsOf(tokens[0] ?? ""))
    const placeOf = (at: number) => data.find(({ id }) => id === idOf(tokens[at] ?? ""))?.place
    expect([placeOf(0), placeOf(1), placeOf(2)]).toEqual(["", "198.51.100.1", "198.51.100.2"])
  })

  it("can be asked for of one session, or of all but the one that asks; nobody else's is touched", async () => {
    const [here, there, third] = [
      await logIn("203.0.113.7", phone),
      await logIn("203.0.113.8", notebook),
      await logIn("203.0.113.9", notebook),
    ]
    const malee = await operator.tokenOf("malee2569", "Dao2569*k")
    const { closed } = await listen(there)

    expect((await end(here, idOf(malee))).body).toMatchObject({ code: "noSuchSession" })
    expect((await end(here, idOf(there))).status).toBe(200)
    expect(await closed).toBe(4401)
    expect((await end(here, idOf(there))).status).toBe(200)
    expect([await statusOf(here), await statusOf(there), await statusOf(third)]).toEqual([200, 401, 200])
    expect((await end(here, "others")).status).toBe(200)
    expect([await statusOf(here), await statusOf(third), await statusOf(malee)]).toEqual([200, 401, 200])
    expect((await end(third, "others")).status).toBe(401)
  })
})
