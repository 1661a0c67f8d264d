import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { deviceKey } from "../../testing/device-key.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const origin = "http://localhost:4173"
const elsewhere = "https://fakham.example.evil"
const somchai = { userName: "somchai88", pin: "Duean69#x" }
const malee = { userName: "malee2569", pin: "Dao2569*k" }

describe.each(sources)("a passkey, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let token: string
  beforeEach(async () => {
    operator = await operatorOn(fresh, { historyDays: 0 })
    token = await operator.tokenOf(somchai.userName, somchai.pin)
    return operator.stop
  })

  const asked = (path: string, body: unknown, as?: string) =>
    operator.post(`/api/passkeys.${path}`, body, as === undefined ? {} : operator.as(as).headers)
  const challengeIn = (body: unknown): string =>
    /"challenge":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? "the operator asked for nothing"
  const options = async (pin = somchai.pin, as = token) => asked("options", { origin, password: pin }, as)
  const addPasskey = async (key = deviceKey(origin), as = token, pin = somchai.pin) => {
    const challenge = challengeIn((await options(pin, as)).body)
    return { key, answer: await asked("add", { credential: key.make(challenge) }, as) }
  }
  const loginChallenge = async () => challengeIn((await asked("login-options", { origin })).body)
  const logIn = async (credential: unknown) => {
    const answer = await asked("login", { credential })
    return { body: answer.body, status: answer.status, token: answer.headers.get("x-access-token") }
  }
  const list = async () => (await operator.ask("/api/passkeys.all", operator.as(token))).body
  const refused = { status: 422, body: { code: "passkeyRefused" }, token: null }

  it("is added with the PIN, opens a session of its player, and is listed with what it was made with", async () => {
    const { key, answer } = await addPasskey()
    expect(answer.status).toBe(200)
    const session = await logIn(key.sign(await loginChallenge()))
    expect(session.status).toBe(200)
    const info = await operator.ask("/api/users-infos", operator.as(session.token ?? ""))
    expect(info.body).toMatchObject({ data: { userName: "somchai88" } })
    expect(await list()).toMatchObject({ data: [{ id: key.id, userDevice: "node" }] })
    const inbox = await operator.ask("/api/notifications.all", operator.as(token))
    expect(JSON.stringify(inbox.body)).toContain('"title":"เพิ่มพาสคีย์แล้ว"')
  })

  it("is not asked for by whoever has a session and no PIN, who is counted like one that guesses it", async () => {
    for (const left of [4, 3, 2, 1])
      expect((await options("Wrong69#x")).body).toMatchObject({
        code: "oldPasswordWrong",
        data: { attemptsLeft: left },
      })
    expect((await options("Wrong69#x")).body).toMatchObject({ code: "loginAttemptCountReachLimit" })
    expect((await options()).body).toMatchObject({ code: "loginAttemptCountReachLimit" })
    const forged = deviceKey(origin).make(Buffer.alloc(24).toString("base64url"))
    expect((await asked("add", { credential: forged }, token)).body).toMatchObject({ code: "passkeyRefused" })
  })

  it("is added for the player who gave the PIN, once, and from the page that asked", async () => {
    const challenge = challengeIn((await options()).body)
    const other = await operator.tokenOf(malee.userName, malee.pin)
    const taken = await asked("add", { credential: deviceKey(origin).make(challenge) }, other)
    expect(taken.body).toMatchObject({ code: "passkeyRefused" })
    const again = await asked("add", { credential: deviceKey(origin).make(challenge) }, token)
    expect(again.body).toMatchObject({ code: "passkeyRefused" })
    const second = challengeIn((await options()).body)
    const foreign = await asked("add", { credential: deviceKey(origin).make(second, elsewhere) }, token)
    expect(foreign.body).toMatchObject({ code: "passkeyRefused" })
    expect(await list()).toEqual({ data: [] })
  })

  it("is asked for by the operator's own sites alone", async () => {
    expect((await asked("options", { origin: elsewhere, password: somchai.pin }, token)).status).toBe(400)
    expect((await asked("login-options", { origin: elsewhere })).status).toBe(400)
    expect((await asked("login-options", { origin: `${origin}/login` })).status).toBe(400)
  })

  it("opens nothing for a signature that is old, another key's, another page's, or of a name that is not its own", async () => {
    const { key } = await addPasskey()
    const used = key.sign(await loginChallenge())
    expect((await logIn(used)).status).toBe(200)
    expect(await logIn(used)).toMatchObject(refused)
    const forger = deviceKey(origin)
    expect(await logIn({ ...forger.sign(await loginChallenge()), id: key.id, rawId: key.id })).toMatchObject(refused)
    expect(await logIn(forger.sign(await loginChallenge()))).toMatchObject(refused)
    expect(await logIn(key.sign(await loginChallenge(), elsewhere))).toMatchObject(refused)
    const late = await loginChallenge()
    await operator.pass(301)
    expect(await logIn(key.sign(late))).toMatchObject(refused)
    const own = key.sign(await loginChallenge())
    const ofMalee = { ...own, response: { ...own.response, userHandle: Buffer.from("malee").toString("base64url") } }
    expect(await logIn(ofMalee)).toMatchObject(refused)
  })

  it("opens nothing once it says that it was used less often than before, as a copy does", async () => {
    const { key } = await addPasskey()
    key.usedTimes(7)
    expect((await logIn(key.sign(await loginChallenge()))).status).toBe(200)
    key.usedTimes(6)
    expect(await logIn(key.sign(await loginChallenge()))).toMatchObject(refused)
  })

  it("ends when its player removes it, and nobody else can", async () => {
    const { key } = await addPasskey()
    const other = await operator.tokenOf(malee.userName, malee.pin)
    expect((await asked("remove", { id: key.id }, other)).body).toMatchObject({ code: "noSuchPasskey" })
    expect((await asked("remove", { id: key.id }, token)).status).toBe(200)
    expect(await logIn(key.sign(await loginChallenge()))).toMatchObject(refused)
  })

  it("ends with another PIN, like every other session", async () => {
    const { key } = await addPasskey()
    const change = { oldPassword: somchai.pin, newPassword: "Fahkham70#y" }
    expect((await operator.post("/api/users.change-password", change, operator.as(token).headers)).status).toBe(200)
    expect(await logIn(key.sign(await loginChallenge()))).toMatchObject(refused)
  })

  it("leaves nothing behind of logins that were begun and left", async () => {
    for (const _ of Array.from({ length: 20 })) await loginChallenge()
    await operator.pass(301)
    await loginChallenge()
    const db = await openDatabase(operator.database, () => undefined)
    const left = await db.selectFrom("kept").select("name").where("name", "like", "ticket/%").execute()
    await db.destroy()
    expect(left).toHaveLength(1)
  })

  it("is one of ten at most", async () => {
    for (const _ of Array.from({ length: 10 })) expect((await addPasskey()).answer.status).toBe(200)
    expect((await options()).body).toMatchObject({ code: "passkeyRefused" })
  })
})
