import { tokenHeader } from "@fakham/operator/wire"
import { decodeJwt, decodeProtectedHeader } from "jose"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { demoLogins } from "../../index.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const Clock = v.object({ data: v.object({ now: v.string() }) })
const aNumber: unknown = expect.any(Number)
const aMinuteAtMost: unknown = expect.toSatisfy((s) => s > 0 && s <= 60)

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("logging in, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { historyDays: 0 })
  })
  afterAll(() => operator.stop())

  const wrong = (attemptsLeft: number) => ({
    code: "invalidLoginCredential",
    message: "Invalid username or password.",
    data: { attemptsLeft },
  })
  const locked = {
    code: "loginAttemptCountReachLimit",
    message: "Login Attempt Count Reach Limit, Please contact call center.",
    data: { unlocksInSeconds: aNumber },
  }

  it("opens the door to every demo player, with a token that carries uuid and status and never expires", async () => {
    const logins = await Promise.all(demoLogins.map(({ userName, pin }) => operator.login(userName, pin)))

    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200])
    const tokens = logins.map(({ headers }) => headers.get(tokenHeader) ?? "")
    expect(tokens.map((token) => decodeJwt(token).status)).toEqual([0, 0, 0, 1, 2, 3, 4])
    expect(decodeProtectedHeader(tokens[0] ?? "").alg).toBe("HS256")
    expect(Object.keys(decodeJwt(tokens[0] ?? "")).toSorted()).toEqual(["iat", "jti", "status", "uuid"])
  })

  it("counts down a wrong PIN's tries 4, 3, 2, 1, then locks the name, even for the right PIN", async () => {
    const answers = []
    for (const pin of ["Wrong#001", "Wrong#002", "Wrong#003", "Wrong#004", "Wrong#005", "Duean69#x"])
      answers.push(await operator.login("somchai88", pin))

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 423, 423])
    expect(answers.map(({ body }) => body)).toEqual([wrong(4), wrong(3), wrong(2), wrong(1), locked, locked])
    expect(answers.some(({ headers }) => headers.has(tokenHeader))).toBe(false)
  })

  it("treats a name that nobody has exactly like a player's", async () => {
    const answers = []
    for (let attempt = 0; attempt < 6; attempt++) answers.push(await operator.login("nobody4ever", "Wrong#001"))

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 423, 423])
    expect(answers.map(({ body }) => body)).toEqual([wrong(4), wrong(3), wrong(2), wrong(1), locked, locked])
  })

  it("gives all tries back after a right PIN", async () => {
    await operator.login("status1demo", "Wrong#001")
    await operator.login("status1demo", "Wrong#002")
    await operator.login("status1demo", "Fah2569#a")

    expect((await operator.login("status1demo", "Wrong#003")).body).toEqual(wrong(4))
  })

  it("counts five wrong tries at the same moment as five", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => operator.login("status2demo", `Wrong#00${n}`)))

    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(4)
    expect(statuses.filter((status) => status === 423)).toHaveLength(1)
    expect((await operator.login("status2demo", "Fah2569#b")).status).toBe(423)
  })

  it("checks no more than five of twenty guesses at the same moment", async () => {
    const guesses = Array.from({ length: 20 }, (_, n) => operator.login("status3demo", `Guess#${100 + n}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 422)).toHaveLength(4)
    expect(statuses.filter((status) => status === 423)).toHaveLength(16)
  })

  it("unlocks after fifteen minutes by the sandbox's clock, not before, with all tries back", async () => {
    for (let attempt = 0; attempt < 5; attempt++) await operator.login("malee2569", "Wrong#001")

    await operator.pass(14 * 60)
    const early = await operator.login("malee2569", "Dao2569*k")
    await operator.pass(61)
    const late = await operator.login("malee2569", "Wrong#001")
    const right = await operator.login("malee2569", "Dao2569*k")

    expect(early.status).toBe(423)
    expect(early.body).toMatchObject({ data: { unlocksInSeconds: aMinuteAtMost } })
    expect(late.body).toEqual(wrong(4))
    expect(right.status).toBe(200)
  })

  it("unlocks at once when the control desk says so", async () => {
    for (let attempt = 0; attempt < 5; attempt++) await operator.login("status4demo", "Wrong#001")
    expect((await operator.login("status4demo", "Fah2569#d")).status).toBe(423)

    await operator.post("/__sandbox/players/unlock", { userName: "status4demo" })

    expect((await operator.login("status4demo", "Fah2569#d")).status).toBe(200)
  })

  it("locks a stranger out and not the player: five wrong PINs count by name and address", async () => {
    for (let attempt = 0; attempt < 9; attempt++) await operator.login("nipa2569", "Wrong#001", "203.0.113.1")

    expect((await operator.login("nipa2569", "Phlu2569*m", "203.0.113.1")).status).toBe(423)
    expect((await operator.login("nipa2569", "Wrong#001", "203.0.113.2")).body).toEqual(wrong(4))
    expect((await operator.login("nipa2569", "Phlu2569*m", "203.0.113.2")).status).toBe(200)
    await operator.post("/__sandbox/players/unlock", { userName: "nipa2569" })
    expect((await operator.login("nipa2569", "Phlu2569*m", "203.0.113.1")).status).toBe(200)
  })

  it("locks a name to strangers after fifty wrong PINs from everywhere, and lets the player in from where they were before", async () => {
    await operator.post("/__sandbox/reset", { seed: "demo" })
    const [home, elsewhere] = ["198.51.100.1", "198.51.100.2"]
    expect((await operator.login("nipa2569", "Phlu2569*m", home)).status).toBe(200)
    const answers = []
    for (let attempt = 0; attempt < 52; attempt++)
      answers.push((await operator.login("nipa2569", "Wrong#001", `203.0.113.${attempt}`)).status)

    expect(answers.slice(0, 50).every((status) => status === 422)).toBe(true)
    expect(answers.slice(50)).toEqual([423, 423])
    expect((await operator.login("nipa2569", "Phlu2569*m", elsewhere)).body).toEqual(locked)
    expect((await operator.login("nipa2569", "Wrong#001", home)).body).toEqual(wrong(4))
    expect((await operator.login("nipa2569", "Phlu2569*m", home)).status).toBe(200)
    expect((await operator.login("nipa2569", "Phlu2569*m", elsewhere)).status).toBe(200)
  })

  it("forgets wrong PINs thirty days after the last of them, and not before", async () => {
    const stopped = await operator.post("/__sandbox/clock", { stands: true })
    const now = Date.parse(v.parse(Clock, stopped.body).data.now)
    const first = await operator.login("ghost2569", "Wrong#001")
    const db = await openDatabase(operator.database, () => undefined)
    const guessAfter = async (ms: number) => {
      const tries = db.updateTable("pin_attempts").where("login_name", "=", "ghost2569")
      await tries.set({ tried_at: now - ms }).execute()
      await operator.post("/__sandbox/clock", { moveMs: 0 })
      return operator.login("ghost2569", "Wrong#001")
    }
    const remembered = await guessAfter(30 * 86_400_000 - 1)
    const forgotten = await guessAfter(30 * 86_400_000)
    await db.destroy()

    expect([first, remembered, forgotten].map(({ body }) => body)).toEqual([4, 3, 4].map(wrong))
  })

  it("names the field that is missing or no text", async () => {
    const noPin = await operator.post("/api/users.login", { userName: "somchai88" })
    const numeric = await operator.post("/api/users.login", { userName: 5, password: "Duean69#x" })

    expect([noPin.status, numeric.status]).toEqual([400, 400])
    expect(noPin.body).toEqual({ code: "badRequest", message: "Bad Request", data: { path: "password" } })
    expect(numeric.body).toEqual({ code: "badRequest", message: "Bad Request", data: { path: "userName" } })
  })
})
