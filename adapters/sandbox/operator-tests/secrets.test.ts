import { otpsRequest, tokenHeader } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, describe, expect, it } from "vitest"
import { openDatabase } from "../database/open.ts"
import { socketTo } from "../push/testing/socket.ts"
import { databaseSources } from "../testing/databases.ts"
import { lineTicket } from "../testing/line-ticket.ts"
import { operatorOn } from "../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Sent = v.object({ data: otpsRequest.data })
const AskedFor = v.object({ data: v.object({ refOtpCode: v.string() }) })
const Outbox = v.object({ data: v.array(v.object({ text: v.string() })) })

describe.each(sources)("the log of a whole journey through the doors, on $kind", ({ fresh }) => {
  it("tells every call and not one secret: no PIN, no code, no token, no phone number", async () => {
    const lines: Array<Record<string, unknown>> = []
    const rateLimits = { "/api/users.line-login": { address: { most: 1, within: 3_600_000 } } }
    const operator = await operatorOn(fresh, { log: (line) => lines.push(line), rateLimits })
    const pins = ["Secret2570*one", "Secret2570*two", "Secret2570*three", "Wrong2570*guess"] as const
    const phones = ["0876543210", "0876543211"] as const
    const owner = { userName: "secretive1", phoneNumber: phones[0] }
    const tokens: Array<string> = []
    const newestCode = async () => {
      const { data } = v.parse(Outbox, (await operator.ask("/__sandbox/outbox")).body)
      return /OTP\D*(\d{6})/.exec(data.find(({ text }) => text.includes("OTP"))?.text ?? "")?.[1] ?? "no code"
    }
    const noteCookies = ({ headers }: { readonly headers: Headers }) => {
      const token = headers.get(tokenHeader)
      if (token !== null) tokens.push(token)
      return operator.as(token ?? "").headers
    }

    await operator.post("/api/users.signup", { ...owner, password: pins[0] }, { "idempotency-key": "key-of-secretive" })
    await operator.post("/api/users.signup", { ...owner, password: pins[0] })
    await operator.post(`/api/users.login?password=${pins[0]}`, { userName: "secretive1", password: pins[3] })
    const session = noteCookies(await operator.login("secretive1", pins[0]))
    await operator.post("/api/users.change-password", { oldPassword: pins[3], newPassword: pins[1] }, session)
    await operator.post("/api/users.change-password", { oldPassword: pins[0], newPassword: pins[1] }, session)
    const another = { phoneNumber: phones[1], password: pins[1] }
    await operator.post("/api/users.phone-number.update", { ...another, password: pins[3] }, session)
    const { body } = await operator.post("/api/users.phone-number.update", another, session)
    const { refOtpCode } = v.parse(AskedFor, body).data
    const shown = { ...another, refOtpCode, otpCode: await newestCode() }
    expect((await operator.post("/api/users.phone-number.update", shown, session)).status).toBe(200)
    await operator.pass(60)
    await operator.post("/api/users-infos.update", { email: "not an address", name: phones[1] }, session)
    const live = await socketTo(`${operator.origin}/ccu?token=${tokens[0]}`)
    await live.close()
    await operator.ask(`/api/users-infos?token=${tokens[0]}&phone=${phones[1]}`, { headers: session })
    const sent = await operator.post("/api/otps.request", { ...owner, phoneNumber: phones[1] })
    const code = await newestCode()
    const reset = {
      ...owner,
      phoneNumber: phones[1],
      otpCode: code,
      refOtpCode: v.parse(Sent, sent.body).data.refOtpCode,
      newPassword: pins[2],
    }
    expect((await operator.post("/api/users.forgot-password", reset)).status).toBe(200)
    noteCookies(await operator.login("secretive1", pins[2]))
    const line = { lineId: "Udemo-dao", lineTicket: await lineTicket(operator.origin, "Udemo-dao") }
    noteCookies(await operator.post("/api/users.line-login", line))
    expect((await operator.post("/api/users.line-login", line)).status).toBe(429)
    await operator.post("/api/users.logout", {}, session)

    const db = await openDatabase(operator.database, () => undefined)
    await db.schema.dropTable("otps").execute()
    await db.destroy()
    expect((await operator.post("/api/users.forgot-password", reset)).status).toBe(500)
    expect((await operator.post("/api/otps.request", { ...owner, phoneNumber: phones[1] })).status).toBe(500)
    await operator.stop()

    const log = lines.map((entry) => JSON.stringify(entry)).join("\n")
    for (const path of [
      "users.signup",
      "users.login",
      "users.change-password",
      "users.phone-number.update",
      "users-infos.update",
      "otps.request",
      "users.forgot-password",
      "users.line-login",
      "users.logout",
    ])
      expect(log).toContain(`"path":"/api/${path}"`)
    expect(log).toContain('"level":"error"')
    expect([code, tokens.length]).toEqual([expect.stringMatching(/^\d{6}$/), 3])
    const secrets = [...pins, ...phones, ...tokens, code, line.lineTicket, "Udemo-dao", "secretive1"]
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })
})
