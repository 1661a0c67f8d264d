import { join } from "node:path"
import { readDeclarations } from "./declarations.ts"
import type { PackageEntry } from "./entries.ts"
import type { OfferedMachine } from "./machines.ts"
import { entryPage } from "./report.ts"

type Port = { readonly name: string; readonly entry: string; readonly sentence: string; readonly questions: string }

/** `Context.ServiceClass<Port, "core/port", { … }>`: what stands between the braces. */
const serviceOf = (text: string): string | undefined =>
  /ServiceClass<\w+, "core\/[^"]+", ([\s\S]*)>;?\s*$/.exec(text)?.[1]

const sentenceOf = (text: string): string =>
  /^\/\*\*([\s\S]*?)\*\//
    .exec(text)?.[1]
    ?.replaceAll(/\s*\n\s*\*\s*/g, " ")
    .trim() ?? ""

/** The ports that stand together under one name; a port stands for itself. */
const membersOf = (name: string, mentioned: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const [, union] = /\btype \w+ = ([\w| \n]+);/.exec(mentioned.get(name) ?? "") ?? []
  return union === undefined ? [name] : union.split("|").flatMap((port) => membersOf(port.trim(), mentioned))
}

/** What machines ask of whom, which events they hear, and what they end with. */
export const portsPage = (
  entries: ReadonlyArray<PackageEntry>,
  folder: string,
  machines: ReadonlyArray<OfferedMachine>,
): string => {
  const { exportsOf, textOf, machineOf, mentionedBy } = readDeclarations()
  const ports = new Map<string, Port>()
  const shapes = new Map<string, NonNullable<ReturnType<typeof machineOf>>>()
  const ownFirst = entries.toSorted((a, b) => Number(!a.source.includes("/")) - Number(!b.source.includes("/")))
  for (const entry of ownFirst)
    for (const [name, place] of exportsOf(join(folder, entry.source.replace(/\.ts$/, ".d.ts")))) {
      const shape = machineOf(place)
      if (shape !== undefined && !shapes.has(name)) {
        const mentioned = new Map(mentionedBy(place).map((one) => [one.name, textOf(one)]))
        shapes.set(name, { ...shape, ports: shape.ports.flatMap((port) => membersOf(port, mentioned)) })
      }
      const text = textOf(place)
      if (!text.includes(`class ${name} extends`) || ports.has(name)) continue
      const questions = [text, ...mentionedBy(place).map(textOf)].map(serviceOf).find((one) => one !== undefined)
      if (questions !== undefined) ports.set(name, { name, entry: entry.name, sentence: sentenceOf(text), questions })
    }
  const askedBy = (port: string) => [...shapes].filter(([, shape]) => shape.ports.includes(port)).map(([name]) => name)
  const inOrder = [...ports.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return [
    "# Ports, and who tells whom\n",
    "Which ports each machine asks, what it hears and what it ends with; then the questions of each port. `npm run api -- --update` writes this file.\n",
    "## Machines\n",
    "| machine | asks | hears | ends with |",
    "|---|---|---|---|",
    ...machines.map(({ name, entry, machine }) => {
      const shape = shapes.get(name)
      const asks = (shape?.ports ?? []).map((port) => (ports.has(port) ? `[${port}](#${port.toLowerCase()})` : port))
      const events = [...new Set(machine.events)]
        .filter((event) => !event.startsWith("xstate."))
        .map((event) => `\`${event}\``)
      const end = shape?.endsWith.includes("\n") ? "see its page" : shape?.endsWith
      return `| [${name}](${entryPage(entry)}.md#${name.toLowerCase()}) | ${asks.join(", ")} | ${events.join(" ")} | ${end ? `\`${end.replaceAll("|", "\\|")}\`` : ""} |`
    }),
    "",
    "## Ports\n",
    ...inOrder.flatMap(({ name, entry, sentence, questions }) => [
      `### ${name}\n`,
      `\`${entry}\`${askedBy(name).length > 0 ? `; asked by ${askedBy(name).join(", ")}` : ""}\n`,
      ...(sentence === "" ? [] : [`${sentence}\n`]),
      `\`\`\`ts\n${questions}\n\`\`\`\n`,
    ]),
  ].join("\n")
}
