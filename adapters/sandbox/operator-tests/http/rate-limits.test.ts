import { readNetworks } from "@fakham/adapters/proxies"
import { afterAll, describe, expect, it } from "vitest"
import { defaultRateLimits, type RateLimits } from "../../http/rate-limits.ts"
import { readSandboxSettings } from "../../settings.ts"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const aNumber: unknown = expect.any(Number)

const sources = (await databaseSources()).filter(({ kind }) => kind === "sqlite")
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const anHour = 3_600_000
const within = (most: number) => ({ most, within: anHour })

describe.each(sources)("asking too often", ({ fresh }) => {
  const limitedOperator = async (rateLimits: RateLimits) => {
    const operator = await operatorOn(fresh, { seed: "empty", rateLimits })
    const from = (address: string) => ({ "x-forwarded-for": address })
    return {
      stop: operator.stop,
      login: (userName: string, address = "203.0.113.1") =>
        operator.post("/api/users.login", { userName, password: "Wrong#001" }, from(address)),
      code: (phoneNumber: string) => operator.post("/api/otps.request", { userName: "somchai88", phoneNumber }),
      ying: (address: string) =>
        operator.post("/poy-api/yings.create", { betId: "x", yingNumber: "12345" }, from(address)),
      alive: () => operator.ask("/api/captchas.challenge", { headers: from("203.0.113.1") }),
    }
  }

  it("is refused by address, with the time to wait, whatever the name; others and other calls go on", async () => {
    const { login, alive, stop } = await limitedOperator({ "/api/users.login": { address: within(2) } })
    const answers = [await login("nobody01"), await login("nobody02"), await login("nobody03")]

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 429])
    expect(answers[2]?.body).toEqual({
      code: "tooManyRequests",
      message: "Too many requests.",
      data: { waitSeconds: aNumber },
    })
    expect(Number(answers[2]?.headers.get("retry-after"))).toBeCloseTo(3_600, -2)
    expect((await login("nobody03", "203.0.113.2")).status).toBe(422)
    expect((await alive()).status).toBe(200)
    await stop()
  })

  it("goes by who the visitor is behind trusted proxies, in limits and in the log, and by nobody's invention", async () => {
    const lines: Array<Record<string, unknown>> = []
    const operator = await operatorOn(fresh, {
      seed: "empty",
      rateLimits: { "/api/users.login": { address: within(1) } },
      trustedProxies: readNetworks("127.0.0.1,10.0.0.0/8") ?? [],
      log: (line) => lines.push(line),
    })
    const from = async (forwarded: string) =>
      (
        await operator.post(
          "/api/users.login",
          { userName: "nobody01", password: "x" },
          { "x-forwarded-for": forwarded },
        )
      ).status
    const statuses = [
      await from("203.0.113.1, 10.0.0.7"),
      await from("203.0.113.2, 10.0.0.7"),
      await from("8.8.8.8, 203.0.113.2, 10.0.0.8"),
    ]
    await operator.stop()

    expect(statuses).toEqual([422, 422, 429])
    const logins = lines.filter(({ path }) => path === "/api/users.login")
    expect(logins.map(({ address }) => address)).toEqual(["203.0.113.1", "203.0.113.2", "203.0.113.2"])
  })

  it("is refused by name at one address, costs the name no try, and keeps nobody out elsewhere", async () => {
    const { login, stop } = await limitedOperator({
      "/api/users.login": { address: within(100), namesOfAddress: { userName: within(2) } },
    })
    const answers = await Promise.all([1, 2, 3].map(() => login("nobody01")))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([422, 422, 429])
    expect((await login("nobody01", "203.0.113.2")).body).toMatchObject({ data: { attemptsLeft: 4 } })
    expect((await login("nobody02")).body).toMatchObject({ data: { attemptsLeft: 4 } })
    await stop()
  })

  it("is refused at the login by /48 and for everybody, whatever the address and the name", async () => {
    const { login, stop } = await limitedOperator({
      "/api/users.login": { address: within(100), network: within(2), everybody: within(4) },
    })
    const at = async (address: string) => (await login("nobody01", address)).status
    expect([await at("2001:db8:1:1::1"), await at("2001:db8:1:2::1"), await at("2001:db8:1:3::1")]).toEqual([
      422, 422, 429,
    ])
    expect([await at("2001:db8:2:1::1"), await at("203.0.113.1")]).toEqual([422, 429])
    await stop()
  })

  it("is refused to a player with more than so many slips a minute, and to nobody else", async () => {
    const operator = await operatorOn(fresh, { ordersAMinute: 3 })
    const bet = {
      betId: "yeekee-2026-11-20-26",
      poy: [{ option: "teng_bon_3", number: "123", price: 1, multiply: 850 }],
    }
    const placing = async (token: string) =>
      (await operator.post("/poy-api/lotteries.yeekee.create", bet, operator.as(token).headers)).status
    const [somchai, again, malee] = [
      await operator.tokenOf("somchai88", "Duean69#x"),
      await operator.tokenOf("somchai88", "Duean69#x"),
      await operator.tokenOf("malee2569", "Dao2569*k"),
    ]
    const statuses = [await placing(somchai), await placing(again), await placing(somchai), await placing(again)]
    expect([...statuses, await placing(malee)]).toEqual([200, 200, 200, 429, 200])
    await operator.stop()
  })

  it("is refused by phone, however its number is written", async () => {
    const { code, stop } = await limitedOperator({
      "/api/otps.request": { address: within(100), fields: { phoneNumber: within(1) } },
    })

    expect((await code("0812345678")).status).toBe(200)
    expect((await code("081-234 5678")).status).toBe(429)
    await stop()
  })

  it("is refused to shooters by address, before it is asked who they are", async () => {
    const { ying, stop } = await limitedOperator({ "/poy-api/yings.create": { address: within(1) } })

    expect((await ying("203.0.113.1")).status).toBe(401)
    expect((await ying("203.0.113.1")).status).toBe(429)
    expect((await ying("203.0.113.2")).status).toBe(401)
    await stop()
  })
})

describe("the limits of the sandbox", () => {
  it("hold unless they are switched off", () => {
    expect(readSandboxSettings({}).rateLimits).toBe(defaultRateLimits)
    expect(readSandboxSettings({ SANDBOX_RATE_LIMITS: "off" }).rateLimits).toEqual({})
    expect(() => readSandboxSettings({ SANDBOX_RATE_LIMITS: "maybe" })).toThrow(
      "SANDBOX_RATE_LIMITS has to be on or off",
    )
  })

  it("hold for a /48 and for everybody together at the login", () => {
    expect(defaultRateLimits["/api/users.login"]).toMatchObject({
      address: { most: 60, within: 60_000 },
      network: { most: 120, within: 60_000 },
      everybody: { most: 1_200, within: 60_000 },
    })
  })

  it("hold for every door: logins, passkeys, LINE, signups, usernames, codes, PINs, devices and shots", () => {
    expect(Object.keys(defaultRateLimits)).toEqual([
      "/api/users.login",
      "/api/users.line-login",
      "/api/passkeys.login-options",
      "/api/passkeys.login",
      "/api/passkeys.options",
      "/api/line.start",
      "/api/line.profile",
      "/api/users.signup",
      "/api/users.name.check",
      "/api/otps.request",
      "/api/users.forgot-password",
      "/api/users.change-password",
      "/api/fcm-tokens.save",
      "/api/fcm-tokens.forget",
      "/poy-api/yings.create",
    ])
  })
})
