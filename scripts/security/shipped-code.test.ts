import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"

const shipped = globSync("{core,adapters,ui}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|testing|operator-tests|e2e|gallery|[^/]+\.test\.tsx?)$/.test(path),
})
const servers = shipped.filter((file) => /^adapters\/(?:host|sandbox)\//.test(file))

const holding = (files: ReadonlyArray<string>, pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), "utf8")))

test("what ships is looked at", () => {
  expect(shipped.length).toBeGreaterThan(1_000)
  expect(servers.length).toBeGreaterThan(200)
  expect(shipped).not.toContain("ui/e2e/testing/process.ts")
  expect(holding(servers, /randomBytes/)).toContain("adapters/sandbox/internals/passwords.ts")
})

test.each([
  ["starts a program of the system", /child_process/],
  ["runs text as code", /\beval\(|new Function\(/],
  ["leaves a certificate unchecked", /rejectUnauthorized|NODE_TLS_REJECT/],
  ["puts text into a page as html", /innerHTML|outerHTML|insertAdjacentHTML|document\.write\b|dangerouslySetInnerHTML/],
])("nothing that ships %s", (_, pattern) => {
  expect(holding(shipped, pattern)).toEqual([])
})

test("nothing that a server makes up can be foreseen", () => {
  expect(holding(servers, /Math\.random/)).toEqual([])
})
