import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { operatorOn } from "@fakham/stand-in/testing"
import { expect, onTestFinished, test } from "vitest"
import { examplesIn, readersFolder } from "../commands/guide.ts"
import { root } from "../commands/run.ts"

const examples = examplesIn(await readFile(join(root, "adapters/operator/README.md"), "utf8"))

/** Runs examples of the guide in a process of its own, in front of an operator of its own. */
const runInFront = async (...texts: ReadonlyArray<string>) => {
  const operator = await operatorOn({ kind: "sqlite", file: ":memory:" })
  onTestFinished(() => operator.stop())
  const reader = await readersFolder()
  onTestFinished(() => reader.leave())
  return reader.run(...texts.map((text) => text.replaceAll("http://127.0.0.1:4173", operator.origin)))
}

test("The guide to the operator goes from the login to the receipt in 25 lines, and its program ends by itself", async () => {
  const [{ text } = { text: "" }] = examples
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(25)
  const { code, output } = await runInFront(text)
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/2 lines, 40\.00 baht, wins up to [\d,.]+\nreceipt \w{12}\n$/),
  })
})

test("The guide to core begins with the same program", async () => {
  expect(examplesIn(await readFile(join(root, "core/README.md"), "utf8"))[0]?.text).toBe(examples[0]?.text)
})

test("The other examples of the guide to the operator run too", async () => {
  expect(examples).toHaveLength(4)
  const [, ...others] = examples.map(({ text }) => text)
  const { code, output } = await runInFront(...others)
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining("a guest") })
  expect(output).toMatch(/^# fail 0$|^ℹ fail 0$/m)
})
