import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import * as wire from "@fakham/adapters/operator/wire"
import { demoLogins } from "@fakham/sandbox"
import { expect, test } from "vitest"
import { root } from "./commands/run.ts"

const read = (path: string) => readFile(join(root, path), "utf8")

const calls = Object.values(wire).flatMap((part) =>
  typeof part === "object" && "origin" in part && "path" in part ? [part] : [],
)

test("docs/api.md lists every call of the wire with its origin, and no other", async () => {
  const listed = (await read("docs/api.md")).matchAll(/^\| (GET|POST) (\S+) \| (given|chosen) \|/gm)
  const told = [...listed].map(([, method, path, origin]) => `${origin} ${method} ${path}`)
  expect(told.toSorted()).toEqual(calls.map(({ origin, method, path }) => `${origin} ${method} ${path}`).toSorted())
  expect(told.length).toBeGreaterThan(0)
})

test("the README names the two commands and every demo login", async () => {
  const readme = await read("README.md")
  expect(readme).toContain("npm ci && npm start")
  expect(readme).toContain("npm ci && npm test")
  for (const { userName, pin, shows } of demoLogins) expect(readme).toContain(`| ${userName} | \`${pin}\` | ${shows} |`)
})

test("every link of the documents leads to a file that is there", async () => {
  for (const document of ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md", "docs/api.md"]) {
    const links = [...(await read(document)).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = ""]) => link)
    for (const link of links) {
      const path = join(root, document, "..", link)
      const found = await readFile(path).catch(() => readdir(path).catch(() => undefined))
      expect(found, `${document} links to ${link}`).toBeDefined()
    }
  }
})

test("every file that the README's maps name is there", async () => {
  const readme = await read("README.md")
  const named = [...readme.matchAll(/`((?:core|adapters|ui|scripts|docs)\/[\w./-]*)`/g)].map(([, path = ""]) => path)
  expect(named.length).toBeGreaterThan(10)
  for (const path of named) {
    const found = await readFile(join(root, path)).catch(() => readdir(join(root, path)).catch(() => undefined))
    if (path !== "ui/dist") expect(found, path).toBeDefined()
  }
})
