import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { join } from "node:path"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { accepted } from "./audit/accepted.ts"
import { auditReport, remedyDays } from "./audit/audit-report.ts"
import { holesIn, unsignedIn } from "./audit/npm-answers.ts"
import { root, run } from "./commands/run.ts"

const said = (stdout: unknown) => {
  const text = typeof stdout === "string" ? stdout : JSON.stringify(stdout)
  return { code: 1, output: text, stdout: text }
}

const hole = {
  source: 7,
  name: "ofetch",
  dependency: "ofetch",
  title: "Follows what it should not",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  severity: "high",
  range: "<99.0.0",
}
const holes = holesIn(
  said({
    auditReportVersion: 2,
    vulnerabilities: { ofetch: { via: [hole] }, "@fakham/adapters": { via: ["ofetch"] } },
  }),
)
const noHoles = holesIn(said({ auditReportVersion: 2, vulnerabilities: {} }))
const allSigned = unsignedIn(said({ invalid: [], missing: [] }))
const holeLine =
  "high in ofetch: Follows what it should not (GHSA-aaaa-bbbb-cccc), to be mended within 7 days: https://github.com/advisories/GHSA-aaaa-bbbb-cccc"

describe("The audit", () => {
  test("passes where the registry knows of no hole and signs everything", () => {
    expect(auditReport(noHoles, allSigned, [])).toEqual({
      lines: ["0 known holes in what ships, 0 accepted", "0 packages without a right signature"],
      code: 0,
    })
  })

  test("fails for a hole that nobody accepted, told once", () => {
    expect(auditReport(holes, allSigned, [])).toEqual({
      lines: [holeLine, "1 known holes in what ships, 0 accepted", "0 packages without a right signature"],
      code: 1,
    })
  })

  test("passes with a hole that was accepted, and tells why it was", () => {
    const reason = "the site follows nothing"
    expect(auditReport(holes, allSigned, [{ advisory: "GHSA-aaaa-bbbb-cccc", reason }])).toEqual({
      lines: [
        "accepted in ofetch: GHSA-aaaa-bbbb-cccc, the site follows nothing",
        "0 known holes in what ships, 1 accepted",
        "0 packages without a right signature",
      ],
      code: 0,
    })
  })

  test("fails for what was accepted and is not there any more", () => {
    const { lines, code } = auditReport(noHoles, allSigned, [{ advisory: "GHSA-aaaa-bbbb-cccc", reason: "none" }])
    expect([lines[0], code]).toEqual([
      "GHSA-aaaa-bbbb-cccc is accepted and not found any more: take it out of the list",
      1,
    ])
  })

  test("fails for a signature that is wrong or missing", () => {
    const odd = { invalid: [{ name: "hono", version: "4.13.19" }], missing: [{ name: "jose", version: "6.2.17" }] }
    const { lines, code } = auditReport(noHoles, unsignedIn(said(odd)), [])
    expect([lines.slice(0, 2), code]).toEqual([
      ["invalid signature of hono 4.13.19", "missing signature of jose 6.2.17"],
      1,
    ])
  })

  test.each([
    [
      "a registry that refuses to be asked",
      { message: "405 Method Not Allowed", statusCode: 405, error: { summary: "" } },
      "405 Method Not Allowed",
    ],
    ["no line", { error: { code: "ENOTFOUND", summary: "getaddrinfo ENOTFOUND\nmore" } }, "getaddrinfo ENOTFOUND"],
    ["an answer of another shape", { vulnerabilities: [] }, '{"vulnerabilities":[]}'],
    ["words that are no JSON", "npm: command not found\n", "npm: command not found"],
    ["nothing", "", "npm said nothing"],
  ])("passes nothing for %s, and says that it is not known", (_, answer, reason) => {
    expect(auditReport(holesIn(said(answer)), unsignedIn(said(answer)), [])).toEqual({
      lines: [
        `NOT KNOWN: the registry does not tell known holes (${reason})`,
        `NOT KNOWN: the registry does not tell signatures (${reason})`,
      ],
      code: 2,
    })
  })

  test("hears npm itself, of a registry that knows of a hole", { timeout: 60_000 }, async () => {
    const advisory = { id: 7, title: hole.title, url: hole.url, severity: "high", vulnerable_versions: "<99.0.0" }
    const versions = { "1.5.1": { name: "ofetch", version: "1.5.1", dist: {} } }
    const registry = createServer((request, response) => {
      request.resume()
      response.setHeader("content-type", "application/json")
      const isAsked = request.url === "/-/npm/v1/security/advisories/bulk"
      response.end(JSON.stringify(isAsked ? { ofetch: [advisory] } : { name: "ofetch", versions, "dist-tags": {} }))
    }).listen(0, "127.0.0.1")
    await once(registry, "listening")
    const address = registry.address()
    const port = typeof address === "object" ? address?.port : 0
    const asked = ["audit", "--omit=dev", "--json", "--fetch-retries=0", `--registry=http://127.0.0.1:${port}/`]
    expect(auditReport(holesIn(await run("npm", asked)), allSigned, []).lines[0]).toBe(holeLine)
    registry.close()
    expect(holesIn(await run("npm", asked))).toMatchObject({ unanswered: expect.stringContaining("ECONNREFUSED") })
  })
})

test("every hole that is accepted has a reason", () => {
  expect(accepted.filter(({ advisory, reason }) => !advisory.startsWith("GHSA-") || reason === "")).toEqual([])
})

test("docs/deploy.md says within how many days each hole is mended", async () => {
  const guide = await readFile(join(root, "docs/deploy.md"), "utf8")
  expect(guide).toContain("npm run audit")
  expect(remedyDays).toEqual({ critical: 2, high: 7, moderate: 30, low: 90, info: 90 })
  expect(guide).toContain("critical within 2 days, high within 7, moderate within 30, low within 90")
})

test("everything installed comes from npm's registry, by the hash in the lockfile", async () => {
  const Lockfile = v.object({
    packages: v.record(
      v.string(),
      v.object({ link: v.optional(v.boolean()), resolved: v.optional(v.string()), integrity: v.optional(v.string()) }),
    ),
  })
  const { packages } = v.parse(Lockfile, JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")))
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link)
  // A package of the registry itself has no address there.
  const others = installed.filter(
    ([, { resolved, integrity = "" }]) => resolved !== undefined || !integrity.startsWith("sha512-"),
  )
  expect(installed.length).toBeGreaterThan(500)
  expect(others.map(([path]) => path)).toEqual([])
})
