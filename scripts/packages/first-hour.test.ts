import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { operatorOn } from "@fakham/stand-in/testing"
import { expect, onTestFinished, test } from "vitest"
import { examplesIn, readersFolder } from "../commands/guide.ts"
import { root } from "../commands/run.ts"

const examples = examplesIn(await readFile(join(root, "docs/first-hour.md"), "utf8"))

test("the programs of a stranger's first hour run, and the second start of a slip places another one", async () => {
  expect(examples.map(({ title }) => title)).toEqual(["A rule that holds", "A slip whose answer is lost"])
  const [{ text: rules } = { text: "" }, { text: slip } = { text: "" }] = examples
  const operator = await operatorOn({ kind: "sqlite", file: ":memory:" })
  onTestFinished(() => operator.stop())
  const reader = await readersFolder()
  onTestFinished(() => reader.leave())
  const program = slip
    .replace("http://127.0.0.1:4173", operator.origin)
    .replace(`"player.json"`, JSON.stringify(join(reader.folder, "player.json")))
  const ran = await reader.run(rules)
  expect(ran).toMatchObject({ code: 0, output: expect.stringMatching(/^(?:#|ℹ) pass 2$/m) })
  const starts = [await reader.run(program), await reader.run(program)]
  const receipts = starts.map(({ output }) => /^0 unfinished\nreviewing\nreceipt (\w{12})\n$/.exec(output)?.[1])
  expect(receipts).toEqual([expect.any(String), expect.any(String)])
  expect(receipts[0]).not.toBe(receipts[1])
})
