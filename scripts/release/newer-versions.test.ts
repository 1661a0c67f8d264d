import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { heldBack, newerVersionsIn } from "./newer-versions.ts"

const found = (current: string, latest: string) => ({ current, latest, wanted: current, dependent: "ui" })
const read = (entries: object) => newerVersionsIn(JSON.stringify(entries), new Set(["react"]))

test.each([
  ["1.2.3", "1.2.4", "patch"],
  ["1.2.3", "1.3.0", "minor"],
  ["1.2.3", "2.0.0", "major"],
  ["0.2.3", "0.3.0", "major"],
  ["0.2.3", "0.2.4", "patch"],
])("from %s to %s a %s version waits", (current, latest, part) => {
  expect(read({ react: found(current, latest) })).toMatchObject([{ name: "react", part, isShipped: true }])
})

test("an older version, and one that is not done, do not wait", () => {
  expect(read({ a: found("6.8.0", "5.9.5"), b: found("1.0.0", "2.0.0-beta.1"), c: found("1.0.0", "1.0.0") })).toEqual(
    [],
  )
})

test("a library of several workspaces waits once, and one that is held back says why", () => {
  const waiting = read({
    hono: [found("4.1.0", "4.2.0"), found("4.1.0", "4.2.0")],
    "web-vitals": found("5.3.0", "6.2.3"),
  })
  expect(waiting).toMatchObject([
    { name: "hono", isShipped: false, heldBack: undefined },
    { name: "web-vitals", part: "major" },
  ])
  expect(waiting[1]?.heldBack).toContain("decision 124")
})

test("what is held back is installed", () => {
  const lockfile = readFileSync(join(root, "package-lock.json"), "utf8")
  expect(Object.keys(heldBack).filter((name) => !lockfile.includes(`"node_modules/${name}": {`))).toEqual([])
})
