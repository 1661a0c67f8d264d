import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Node, parseSync } from "oxc-parser"
import { filesOn } from "../commands/layers/rooms.ts"
import { root } from "../commands/run.ts"

/** What one file of tests says, with the heading that each sentence stands under. */
export type Law = { readonly file: string; readonly sentences: ReadonlyArray<string> }

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value

const nodesIn = (value: unknown): ReadonlyArray<Node> => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== "object" || value === null) return []
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)]
}

const callsOf = (names: RegExp, node: Node) => {
  if (node.type !== "CallExpression") return undefined
  let called: Node = node.callee
  while (called.type === "CallExpression") called = called.callee
  while (called.type === "MemberExpression") called = called.object
  while (called.type === "CallExpression") called = called.callee
  return called.type === "Identifier" && names.test(called.name) ? node.arguments[0] : undefined
}

const textOf = (title: Node | undefined): string | undefined => {
  if (title?.type === "Literal" && typeof title.value === "string") return title.value
  return title?.type === "TemplateLiteral" && title.quasis.length === 1
    ? (title.quasis[0]?.value.cooked ?? undefined)
    : undefined
}

/** The titles of the tests of a file: `describe` before `it`. */
const sentencesIn = (file: string, source: string): ReadonlyArray<string> => {
  const { program } = parseSync(file, source)
  const headings = nodesIn(program).flatMap((node) => {
    const title = textOf(callsOf(/^describe$/, node))
    return title === undefined ? [] : [{ title, start: node.start, end: node.end }]
  })
  const said = nodesIn(program).flatMap((node) => {
    const title = textOf(callsOf(/^(?:it|test)$/, node))
    if (title === undefined) return []
    const above = headings.filter(({ start, end }) => start < node.start && node.end <= end).map((one) => one.title)
    return [[...above, title].join(" ")]
  })
  return [...new Set(said)]
}

/** What the tests of core say, room by room. */
export const lawsOfCore = (): ReadonlyArray<Law> =>
  filesOn("core")
    .filter((file) => /(?<!\.campaign)\.test\.ts$/.test(file))
    .toSorted()
    .map((file) => ({ file, sentences: sentencesIn(file, readFileSync(join(root, "core", file), "utf8")) }))
    .filter(({ sentences }) => sentences.length > 0)

/** A page of all that is held about core, for who makes a rule or a screen of their own. */
export const lawsPage = (laws: ReadonlyArray<Law>): string => {
  const rooms = Map.groupBy(laws, ({ file }) => file.split("/").slice(0, -1).join("/") || "all rooms")
  const count = laws.reduce((sum, { sentences }) => sum + sentences.length, 0)
  return [
    "# Laws\n",
    `The ${count} sentences that core's tests hold, by the file that holds them; \`%s\` and \`$name\` stand for each case of a table. \`npm run api -- --update\` writes this file.\n`,
    ...[...rooms].flatMap(([room, files]) => [
      `## ${room}\n`,
      ...files.flatMap(({ file, sentences }) => [
        `### ${file.slice(file.lastIndexOf("/") + 1).replace(/\.test\.ts$/, "")}\n`,
        ...sentences.map((sentence) => `- ${sentence.replaceAll("<", "\\<")}`),
        "",
      ]),
    ]),
  ].join("\n")
}
