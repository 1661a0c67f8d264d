import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"

const folder = join(root, "docs/decisions")
const read = (file: string) => readFileSync(join(folder, file), "utf8")

const pages = readdirSync(folder).filter((file) => file !== "README.md")
const texts = new Map(pages.map((file) => [file, read(file)]))

/** A record's title and status, as its first lines say them. */
const headOf = (text: string) => {
  const [, title, status] = /^# (.+)\n\n\*\*Status\.\*\* ([AS].+)\.\n\n/.exec(text) ?? []
  return title === undefined || status === undefined ? undefined : { title, status }
}

const statuses = /^(?:Accepted|(?:Accepted; amended|Superseded) by \[\d{3}\]\(\d{3}-[\w-]+\.md\))$/

/** A row for each number up to the last; one that no record has is not used. */
const rowsOf = (records: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const byNumber = new Map([...records].map(([file, text]) => [Number(file.slice(0, 3)), { file, head: headOf(text) }]))
  return Array.from({ length: Math.max(...byNumber.keys()) }, (_, index) => {
    const number = String(index + 1).padStart(3, "0")
    const { file, head } = byNumber.get(index + 1) ?? {}
    if (file === undefined) return `| ${number} | | not used |`
    const { title = "", status = "" } = head ?? {}
    return `| ${number} | [${title}](${file}) | ${status.charAt(0).toLowerCase()}${status.slice(1)} |`
  })
}

const missingIn = (index: string, records: ReadonlyMap<string, string>) =>
  rowsOf(records).filter((row) => !index.split("\n").includes(row))

const index = read("README.md")

test.each(pages)("%s begins with its title and its status", (file) => {
  expect(headOf(read(file))?.status).toMatch(statuses)
})

test("the index lists every decision with its title and status, in order, and nothing else", () => {
  expect(index.split("\n").filter((line) => /^\| \d/.test(line))).toEqual(rowsOf(texts))
})

test("no two decisions have one number", () => {
  expect(new Set(pages.map((file) => file.slice(0, 3))).size).toBe(pages.length)
})

test("a decision that the index misses is found, and one whose status has changed", () => {
  const added = "# Dice decide\n\n**Status.** Accepted.\n\nA text."
  expect(missingIn(index, new Map([...texts, ["999-dice.md", added]]))).toContain(
    "| 999 | [Dice decide](999-dice.md) | accepted |",
  )
  const [[file, text] = ["", ""]] = texts
  const superseded = text.replace("Accepted", "Superseded by [999](999-dice.md)")
  expect(missingIn(index, new Map([...texts, [file, superseded]]))).toHaveLength(1)
})
