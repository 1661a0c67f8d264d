import { rm } from "node:fs/promises"
import { expect, it, onTestFinished } from "vitest"
import { cruise } from "./cruise.ts"
import { type Files, plantedTree } from "./planted.ts"

const planted: Files = {
  "core/index.ts": "export const nothing = 0\n",
  "adapters/browser/index.ts": "export const cookies = 1\n",
  "scripts/start.ts": "export const start = 1\n",
  "ui/app/cookie.ts": `export { cookies } from "@fakham/adapters/browser"\n`,
  "ui/app/plain.ts": `export { cookies as plain } from "./cookie.ts"\n`,
  "ui/screens/guest/cookie.ts": `import { plain } from "../../app/plain.ts"\nexport const shown = plain\n`,
  "ui/screens/guest/typed.ts": `import type { plain } from "../../app/plain.ts"\nexport type Shown = typeof plain\n`,
  "ui/screens/guest/later.ts": `export const later = () => import("../../app/plain.ts")\n`,
}

it("The layer rule catches a screen that an adapter is fetched with by way of the app, not by a type or later", async () => {
  const tree = await plantedTree(planted)
  onTestFinished(() => rm(tree, { recursive: true }))
  expect((await cruise(tree)).violations).toEqual([
    { rule: "screens-reach-no-adapters", from: "ui/screens/guest/cookie.ts", to: "adapters/browser/index.ts" },
  ])
})
