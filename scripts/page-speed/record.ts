import { readFile, writeFile } from "node:fs/promises"
import { cpus } from "node:os"
import { join } from "node:path"
import { root, run } from "../commands/run.ts"

const document = join(root, "docs/performance.md")

/** A table as Markdown writes it; figures stand to the right, words to the left. */
export const markdownTable = (
  heads: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  wordColumns: number,
): ReadonlyArray<string> => [
  `| ${heads.join(" | ")} |`,
  `|${heads.map((_, at) => (at < wordColumns ? "---" : "---:")).join("|")}|`,
  ...rows.map((row) => `| ${row.join(" | ")} |`),
]

/** The same table for a terminal. */
export const plainTable = (rows: ReadonlyArray<ReadonlyArray<string>>, wordColumns: number): ReadonlyArray<string> => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const cell = (text: string, at: number) =>
    at < wordColumns ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)
  return rows.map((row) => row.map(cell).join("  ").trimEnd())
}

/** The text with these lines between the marks of that name, in the place of what stood there. */
export const between = (text: string, name: string, lines: ReadonlyArray<string>): string => {
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [before, rest = ""] = text.split(from)
  const [, after] = rest.split(to)
  if (before === undefined || after === undefined) throw new Error(`there is no place for ${name}`)
  return `${before}${from}\n\n${lines.join("\n")}\n\n${to}${after}`
}

/** Where and from what the figures come. */
const origin = async (): Promise<string> => {
  const { stdout } = await run("git", ["log", "-1", "--format=%h of %cs"])
  const processors = cpus()
  return `commit ${stdout.trim()}, ${processors.length} cores of ${processors[0]?.model.trim() ?? "an unknown processor"}`
}

/** Writes figures into the record, with where they come from. */
export const writeRecord = async (name: string, how: string, table: ReadonlyArray<string>): Promise<void> => {
  const lines = [`${how}; ${await origin()}.`, "", ...table]
  await writeFile(document, between(await readFile(document, "utf8"), name, lines))
}
