import { decodeJwt, SignJWT } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const secret = "a secret of this test, long enough to sign"
const signed = (claims: Record<string, unknown>, key = secret) =>
  new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(key))
const base64 = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url")

describe.each(sources)("a session, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let token: string
  beforeAll(async () => {
    operator = await operatorOn(fresh, { tokenSecret: secret })
    token = await operator.tokenOf("somchai88", "Duean69#x")
  })
  afterAll(() => operator.stop())

  const refusals = async (authorization: string | undefined) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    return Promise.all([
      operator.post("/api/users.auth", undefined, headers),
      operator.ask("/api/users-infos", { headers }),
      operator.ask("/api/cashs", { headers }),
    ])
  }
  const unauthorized = { code: "unauthorized", message: "Unauthorized" }

  it("is confirmed while it is open", async () => {
    const answer = await operator.post("/api/users.auth", {}, operator.as(token).headers)

    expect([answer.status, answer.body]).toEqual([200, { data: null }])
  })

  it("is not believed without a token, or with one that nobody signed", async () => {
    const claims = decodeJwt(token)
    const [header, , signature] = token.split(".")
    const forged = [
      undefined,
      "",
      "Bearer",
      "Bearer nonsense",
      `Basic ${token}`,
      token,
      `Bearer ${base64({ alg: "none", typ: "JWT" })}.${base64(claims)}.`,
      `Bearer ${header}.${base64({ ...claims, uuid: "5a9d0000-0000-4000-8000-000000000002" })}.${signature}`,
      `Bearer ${await signed(claims, "another secret, just as long as the right one")}`,
      `Bearer ${await signed({ uuid: claims.uuid, status: 0 })}`,
      `Bearer ${await signed({ ...claims, jti: "5a9d0000-0000-4000-8000-00000000beef" })}`,
      `Bearer ${await signed({ ...claims, uuid: "5a9d0000-0000-4000-8000-000000000002" })}`,
    ]

    for (const authorization of forged) {
      const answers = await refusals(authorization)
      expect([authorization, answers.map(({ status }) => status)]).toEqual([authorization, [401, 401, 401]])
      expect(answers.map(({ body }) => body)).toEqual([unauthorized, unauthorized, unauthorized])
    }
  })

  it("ends at logout, and a second logout does no harm", async () => {
    const other = await operator.tokenOf("somchai88", "Duean69#x")
    const leaving = operator.as(other).headers

    const first = await operator.post("/api/users.logout", {}, leaving)
    const second = await operator.post("/api/users.logout", {}, leaving)
    const after = await operator.ask("/api/cashs", operator.as(other))
    const untouched = await operator.ask("/api/cashs", operator.as(token))

    expect([first.status, second.status, after.status, untouched.status]).toEqual([200, 200, 401, 200])
    expect([first.body, second.body, after.body]).toEqual([{ data: null }, { data: null }, unauthorized])
  })
})
