import { afterAll, beforeAll, expect, test } from "vitest"
import { ask } from "../testing/raw.ts"
import { startHostWithOperator } from "../testing/site.ts"

let host: Awaited<ReturnType<typeof startHostWithOperator>>
beforeAll(async () => {
  host = await startHostWithOperator()
})
afterAll(() => host.stop())

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
const player = `token=${part({ alg: "HS256" })}.${part({ uuid: "u-1" })}.c2lnbmVk`

test("the page that browsers keep for being offline is the same for a guest and a player, and shows nothing of either", async () => {
  const guest = await ask(host.origin, "/offline.html", { headers: { cookie: "locale=th" } })
  const known = await ask(host.origin, "/offline.html", { headers: { cookie: `locale=th; ${player}` } })
  expect([guest.status, known.status]).toEqual([200, 200])
  expect(known.body).toBe(guest.body)
  expect(guest.body).toContain('<div id="app"><img id="dawn"')
  expect(guest.body).not.toContain("data-prerendered")
  expect(guest.headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'")
})
