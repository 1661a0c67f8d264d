import { rm } from "node:fs/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { run } from "../commands/run.ts"
import { plantInto, scratchCopy } from "../commands/scratch-copy.ts"

let folder: string
beforeAll(async () => {
  folder = await scratchCopy()
})
afterAll(() => rm(folder, { recursive: true }))

/** What chaos says of an operator on SQLite into which something was planted. */
const chaosOver = async (file: string, planted: ReadonlyArray<readonly [right: string, wrong: string]>) => {
  const mends: Array<() => Promise<void>> = []
  for (const [right, wrong] of planted) mends.unshift(await plantInto(folder, file, right, wrong))
  const args = ["--database", "sqlite", "--kills", "10", "--writes", "60", "--players", "5"]
  const { code, output } = await run(
    process.execPath,
    ["--conditions=@fakham/source", "scripts/chaos/chaos.ts", ...args],
    {
      cwd: folder,
    },
  )
  for (const mend of mends) await mend()
  return { code, output }
}

test("chaos finds a payout that is written outside of its transaction", { timeout: 300_000 }, async () => {
  const { code, output } = await chaosOver("adapters/sandbox/lotto/settling.ts", [
    ["await recordAll(within, [...payouts,", "const late = ([...payouts,"],
    ["return { slips: slips.length,", "return { late, slips: slips.length,"],
    [
      "if (paid.slips === 0 && (await",
      "if (paid.slips > 0) await recordAll(internals.db, paid.late)\nif (paid.slips === 0 && (await",
    ],
  ])
  expect(output).toMatch(/✘ sqlite, round \d+: slipsWronglyEnded is [1-9]/)
  expect(code).toBe(1)
})

test("chaos finds an operator that does not look up whether a key was used", { timeout: 300_000 }, async () => {
  const { code, output } = await chaosOver("adapters/sandbox/poys/place-poys.ts", [
    ["of await firstAnswers(within, commands))", "of await firstAnswers(within, []))"],
  ])
  expect(output).toMatch(/✘ sqlite, round \d+: \d+ writes with a second answer/)
  expect(code).toBe(1)
})

test("chaos finds an operator that answers before it has committed", { timeout: 300_000 }, async () => {
  const { code, output } = await chaosOver("adapters/sandbox/database/transaction-queue.ts", [
    [
      "await transaction.commit().execute()",
      "for (const answer of answers.splice(0)) answer()\nawait new Promise((resolve) => setTimeout(resolve, 50))\nawait transaction.commit().execute()",
    ],
  ])
  expect(output).toMatch(/✘ sqlite, round \d+: \d+ writes with a second answer/)
  expect(code).toBe(1)
})
