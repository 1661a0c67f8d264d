import { rm } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root, run } from "../commands/run.ts"
import { copyWithoutTests } from "./scratch-copy.ts"

let scratch = ""

beforeAll(async () => {
  scratch = await copyWithoutTests()
}, 300_000)

afterAll(() => rm(scratch, { recursive: true, force: true }))

/** Applies a recipe's patch to the copy, and answers the files that it touches. */
const filesOf = async (recipe: string): Promise<ReadonlyArray<string>> => {
  const patch = join(root, "docs/recipes", `${recipe}.patch`)
  const applied = await run("git", ["apply", "-C1", patch], { cwd: scratch })
  expect(applied.output).toBe("")
  const { stdout } = await run("git", ["apply", "--numstat", patch], { cwd: scratch })
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.slice(line.lastIndexOf("\t") + 1))
}

test("a notification kind touches five files", async () => {
  expect(await filesOf("notification-kind")).toEqual([
    "adapters/sandbox/notifications/kinds.ts",
    "adapters/sandbox/notifications/message-texts.ts",
    "core/notifications/notification.ts",
    "ui/screens/notifications/kind-switches.tsx",
    "ui/screens/notifications/message-row.tsx",
  ])
})

test("an operation done exactly once touches twelve files", async () => {
  expect(await filesOf("operation")).toEqual([
    "adapters/browser/wallet/wallet-intents.ts",
    "adapters/operator/wallet/http-codes.ts",
    "adapters/operator/wallet/index.ts",
    "adapters/operator/wallet/wire/codes.ts",
    "adapters/operator/wire/index.ts",
    "adapters/sandbox/idempotency/keyed-calls.ts",
    "adapters/sandbox/wallet/earnings/codes.ts",
    "adapters/sandbox/wallet/wallet.ts",
    "core/wallet/earnings/code-desk.port.ts",
    "core/wallet/earnings/redeem-code.operation.ts",
    "core/wallet/index.ts",
    "docs/api.md",
  ])
})

test("what comes of all recipes compiles", async () => {
  const compiled = await run("tsc", ["-b", "core", "adapters", "adapters/sandbox", "ui"], { cwd: scratch })
  expect(compiled).toMatchObject({ code: 0, output: "" })
}, 600_000)
