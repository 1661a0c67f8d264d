import { lineProfile, lineStart } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultRateLimits } from "../../http/rate-limits.ts"
import { databaseSources } from "../../testing/databases.ts"
import { lineTicket } from "../../testing/line-ticket.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Started = v.object({ data: lineStart.data })
const Body = v.object({ data: lineProfile.data })

describe.each(sources)("LINE as the sandbox plays it, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { mainHosts: ["fakham.example"], rateLimits: defaultRateLimits })
  })
  afterAll(() => operator.stop())

  const site = "https://fakham.example"
  const returnTo = `${site}/login/line/auth`
  const visited = { "x-forwarded-host": "fakham.example", "x-forwarded-proto": "https" }
  const start = (to = returnTo) =>
    operator.ask(`/api/line.start?state=state-1&returnTo=${encodeURIComponent(to)}`, { headers: visited })
  /** Where LINE leads to after a yes for this account, or a no. */
  const answerLine = async (account?: string) => {
    const { url } = v.parse(Started, (await start()).body).data
    const visit = new URL(url).searchParams.get("visit") ?? ""
    const query = new URLSearchParams({ visit, ...(account && { account }) })
    const answer = await fetch(`${operator.origin}/__line/answer?${query.toString()}`, { redirect: "manual" })
    return new URL(answer.headers.get("location") ?? "about:blank")
  }
  const codeOf = async (account: string) => (await answerLine(account)).searchParams.get("code") ?? ""
  const profile = (code: string, to = returnTo) => operator.post("/api/line.profile", { code, returnTo: to })
  const ticketOf = (account: string) => lineTicket(operator.origin, account)
  const enter = (lineId: string, ticket?: string, changes = {}, headers = {}) =>
    operator.post("/api/users.line-login", { lineId, lineTicket: ticket, ...changes }, headers)
  const unknown = { status: 422, body: { code: "lineCodeUnknown" } }

  it("leads to its page, and back to nowhere but the site that asked", async () => {
    const { url } = v.parse(Started, (await start()).body).data
    expect(url).toMatch(/^https:\/\/fakham\.example\/__line\/authorize\?visit=[\w-]{32}$/)
    const shown = await fetch(`${operator.origin}${new URL(url).pathname}${new URL(url).search}`)
    expect(shown.headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(await shown.text()).toContain("อนุญาตในชื่อ ดาว")
    const asElsewhere = { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https" }
    const forged = encodeURIComponent("https://elsewhere.example/login/line/auth")
    expect(await operator.ask(`/api/line.start?state=s&returnTo=${forged}`, { headers: asElsewhere })).toMatchObject({
      status: 400,
    })
    for (const to of ["https://elsewhere.example/login/line/auth", `${site}/main`, "nowhere"])
      expect(await start(to)).toMatchObject({ status: 400 })
    expect((await fetch(`${operator.origin}/__line/authorize?visit=made-up`)).status).toBe(404)
  })

  it("brings the state back with a yes and with a no", async () => {
    const yes = await answerLine("Udemo-dao")
    expect([yes.origin + yes.pathname, yes.searchParams.get("state")]).toEqual([returnTo, "state-1"])
    expect(Object.fromEntries((await answerLine()).searchParams)).toEqual({ error: "access_denied", state: "state-1" })
  })

  it("tells who came, once a code, at the address it was given for, and for two minutes", async () => {
    const code = await codeOf("Udemo-dao")
    const { ticket, ...who } = v.parse(Body, (await profile(code)).body).data
    expect(who).toEqual({ lineId: "Udemo-dao", name: "ดาว", email: "dao2570@line.example", player: false })
    expect(ticket).toMatch(/^[\w-]{32}$/)
    expect(await profile(code)).toMatchObject(unknown)
    expect(await profile(await codeOf("Udemo-dao"), `${site}/elsewhere`)).toMatchObject(unknown)
    const late = await codeOf("Udemo-dao")
    await operator.pass(121)
    expect(await profile(late)).toMatchObject(unknown)
  })

  it("makes a newcomer with its ticket the player who comes in by LINE, and nobody with a ticket made up", async () => {
    const { ticket } = v.parse(Body, (await profile(await codeOf("Udemo-fah"))).body).data
    const signup = (index: number, shown?: string) =>
      operator.post("/api/users.signup", {
        userName: `byline${index}x`,
        password: "Dao2570*fa",
        phoneNumber: `089999000${index}`,
        lineTicket: shown,
      })
    expect((await signup(1, "made-up")).status).toBe(200)
    expect(v.parse(Body, (await profile(await codeOf("Udemo-fah"))).body).data.player).toBe(false)
    expect((await signup(2, ticket)).status).toBe(200)
    expect(v.parse(Body, (await profile(await codeOf("Udemo-fah"))).body).data).toMatchObject({ player: true })
    const entered = await enter("Udemo-fah", await ticketOf("Udemo-fah"))
    const infos = await operator.ask("/api/users-infos", {
      headers: { authorization: `Bearer ${entered.headers.get("x-access-token")}` },
    })
    expect(infos.body).toMatchObject({ data: { userName: "byline2x" } })
    expect((await signup(3, ticket)).status).toBe(200)
    const again = await enter("Udemo-fah", await ticketOf("Udemo-fah"))
    const still = await operator.ask("/api/users-infos", {
      headers: { authorization: `Bearer ${again.headers.get("x-access-token")}` },
    })
    expect(still.body).toMatchObject({ data: { userName: "byline2x" } })
  })

  it("opens no session for an id alone, for another's ticket, for one made up, or later than two minutes", async () => {
    const refused = { status: 422, body: { code: "lineTicketUnknown" } }
    const dao = await ticketOf("Udemo-dao")
    expect((await enter("Udemo-dao", dao)).status).toBe(200)
    expect(await enter("Udemo-dao")).toMatchObject(refused)
    expect(await enter("Udemo-dao", "made-up")).toMatchObject(refused)
    expect(await enter("Udemo-fah", dao)).toMatchObject(refused)
    expect((await enter("Udemo-dao", dao)).status).toBe(200)
    await operator.pass(121)
    expect(await enter("Udemo-dao", dao)).toMatchObject(refused)
  })

  it("makes no player of a new id without the captcha, nor where so many have registered", async () => {
    await operator.post("/__sandbox/reset", { seed: "demo" })
    await operator.post("/__sandbox/captcha", { required: true })
    const fah = await ticketOf("Udemo-fah")
    expect(await enter("Udemo-fah", fah)).toMatchObject({ status: 422, body: { code: "captchaFailed" } })
    await operator.post("/__sandbox/captcha", { required: false })
    const from = { "x-forwarded-for": "203.0.113.60" }
    for (let one = 0; one < 60; one++) await operator.post("/api/users.signup", {}, from)
    expect(await enter("Udemo-fah", fah, {}, from)).toMatchObject({ status: 429 })
    expect((await enter("Udemo-fah", fah)).status).toBe(200)
    expect((await enter("Udemo-fah", fah, {}, from)).status).toBe(200)
  })
})
