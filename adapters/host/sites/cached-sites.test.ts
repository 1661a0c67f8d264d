import { afterEach, expect, test } from "vitest"
import { readBuiltSite } from "../pages/built-site.ts"
import { pagesOf } from "../pages/page.ts"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { buildSampleSite, settingsFor, startSampleHost } from "../testing/site.ts"
import { operatorAt } from "./operator.ts"

const endings: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** An operator with one site; what it is asked about others can be held back. */
const startNamed = async (answersOthers: Promise<void> = Promise.resolve()) => {
  const asked: Array<string> = []
  const operator = await startOperator({
    "/api/site-details.one": async (incoming, outgoing) => {
      const host = new URL(incoming.url ?? "", "http://x").searchParams.get("host") ?? ""
      asked.push(host)
      if (/^lucky\.example(?::\d+)?$/.test(host)) return json(outgoing, 200, { data: { title: "Lucky" } })
      await answersOthers
      json(outgoing, 404, { code: "notAllowDomain", message: "Not Allow Domain" })
    },
  })
  endings.push(operator.stop)
  return { origin: operator.origin, asked }
}

test("six hundred hosts that somebody makes up do not have the operator asked about its own site again", async () => {
  const { origin, asked } = await startNamed()
  const host = await startSampleHost(origin)
  endings.push(host.stop)
  const visit = (name: string) => ask(host.origin, "/", { headers: { host: name } })
  expect((await visit("lucky.example")).body).toContain("<title>Log in ไทย - Lucky</title>")
  for (let made = 0; made < 600; made += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => visit(`made${made + index}.example`)))
  expect((await visit("lucky.example")).body).toContain("<title>Log in ไทย - Lucky</title>")
  expect(asked.filter((name) => name === "lucky.example")).toHaveLength(1)
})

test("of hosts that are made up, the operator is asked about sixteen at a time; its own site is shown meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { origin, asked } = await startNamed(promise)
  const operator = operatorAt(origin)
  expect(await operator.siteFor("lucky.example")).toMatchObject({ is: "known" })
  const made = Array.from({ length: 100 }, (_, index) => operator.siteFor(`made${index}.example`))
  await expect.poll(() => asked.length).toBe(17)
  expect(await operator.siteFor("lucky.example")).toMatchObject({ is: "known" })
  resolve()
  const answers = (await Promise.all(made)).map(({ is }) => is)
  expect(answers.filter((is) => is === "notAllowed")).toHaveLength(16)
  expect(answers.filter((is) => is === "awaitingAnswer")).toHaveLength(84)
  expect(await operator.siteFor("made99.example")).toEqual({ is: "notAllowed" })
})

test("pages of addresses that somebody makes up push out none of the site's own", async () => {
  const { origin } = await startNamed()
  const site = await buildSampleSite()
  endings.push(site.remove)
  const settings = settingsFor({ OPERATOR_ORIGIN: origin, SITE_DIR: site.siteDir, MAIN_HOSTS: "localhost" })
  const page = pagesOf(await readBuiltSite(site.siteDir), operatorAt(origin), settings)
  const pageAt = (path: string, search = "", host = "localhost") =>
    page({ path, search, host, cookies: "", https: false })
  const first = await pageAt("/")
  for (let made = 0; made < 300; made += 1) {
    await pageAt(`/register/friend${made}`)
    await pageAt("/vdo/intro", `?id=${made}`)
    await pageAt(`/nowhere${made}`)
    await pageAt("/", "", `lucky.example:${made + 1}`)
    await pageAt("/", "", `made${made}.example`)
  }
  expect((await pageAt("/")).encoded).toBe(first.encoded)
  expect((await pageAt("/", "?from=friend")).encoded).toBe(first.encoded)
  expect((await pageAt("/register/friend1")).etag).toBe((await pageAt("/register/friend1")).etag)
})
