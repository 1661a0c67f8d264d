import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { withdrawalRefusals } from "@fakham/core/wallet"
import { CcuNews } from "@fakham/operator/wire"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"

const sandbox = join(root, "adapters/sandbox")
const document = await readFile(join(root, "docs/api.md"), "utf8")

/** What the operator's own calls are written in: partners and push servers have theirs. */
const sources = async () => {
  const names = await readdir(sandbox, { recursive: true })
  const ours = names.filter((name) => /^(?!games\/game-rounds|push\/push-api).*(?<!\.test)\.ts$/.test(name))
  return Promise.all(ours.map((name) => readFile(join(sandbox, name), "utf8")))
}

test("docs/api.md names every code that the stand-in operator refuses with", async () => {
  const codes = (await sources()).flatMap((text) =>
    [...text.matchAll(/\b(?:code: |(?:no|conflict)\(\s*(?:\d+, )?)"(\w+)"/g)].map(([, code = ""]) => code),
  )
  expect(codes.length).toBeGreaterThan(50)
  const table = document.slice(document.indexOf("## Refusals"), document.indexOf("## Live"))
  const named = new Set(table.match(/\w+/g))
  expect([...codes, ...withdrawalRefusals].filter((code) => !named.has(code))).toEqual([])
})

test("docs/api.md names every kind of news on /ccu", () => {
  for (const { entries } of CcuNews.options) expect(document).toContain(`"type":"${entries.type.literal}"`)
})

test("docs/api.md names every call of the control desk", async () => {
  const desk = await readFile(join(sandbox, "desk/desk.ts"), "utf8")
  const orders = [...desk.matchAll(/order\("(\w+)", "([\w/]+)"|desk\.(get)\("([\w/]+)"/g)].map(
    ([, method, path, read, from]) => `${method ?? read?.toUpperCase()} /__sandbox${path ?? from}`,
  )
  expect(orders.length).toBeGreaterThan(20)
  for (const order of orders) expect(document).toContain(`| ${order} |`)
})
