import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { installedAt, linkedToPackages } from "./package-links.ts"
import { published } from "./published.ts"

const pages = published
  .flatMap(({ pages }) => Object.keys(pages))
  .flatMap((page) => globSync([page, `${page}/**/*`], { cwd: root }))
  .filter((page) => page.endsWith(".md"))

test("pages of packages lead to what packages have alone", async () => {
  expect(pages.length).toBeGreaterThan(30)
  const lost = pages.map(async (page) => [page, linkedToPackages(await readFile(join(root, page), "utf8"), page).lost])
  expect((await Promise.all(lost)).filter(([, links]) => links?.length !== 0)).toEqual([])
})

test("a link leads from a page to where the other one is installed, and one that leads nowhere is told", () => {
  expect(installedAt("docs/examples/vue/site.ts")).toBe("operator/examples/vue/site.ts")
  const text = "[a](../../docs/core-api/states.md#order) [b](../../docs/examples/vue/README.md) [c](../../docs/slo.md)"
  const { text: linked, lost } = linkedToPackages(
    `${text} [d](https://vite.dev) [e](#here)`,
    "core/guides/lost-answers.md",
  )
  expect(linked).toBe(
    "[a](../api/states.md#order) [b](../../operator/examples/vue/README.md) [c](../../docs/slo.md) [d](https://vite.dev) [e](#here)",
  )
  expect(lost).toEqual(["../../docs/slo.md"])
})

test("the page in Vue says all that it wants where it is copied to", async () => {
  const folder = join(root, "docs/examples/vue")
  const texts = globSync("*.ts", { cwd: folder }).map((file) => readFile(join(folder, file), "utf8"))
  const imported = (await Promise.all(texts)).flatMap((text) =>
    [...text.matchAll(/ from "([a-z][^"/]*)/g)].map(([, name]) => name),
  )
  const [, named = ""] = /`npm install ([^`]+)`/.exec(await readFile(join(folder, "README.md"), "utf8")) ?? []
  // Effect comes with the packages, whose peer it is.
  expect(new Set([...named.split(" "), "effect"])).toEqual(new Set(imported))
})
