import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Node, parseSync } from "oxc-parser"
import { type MachineShape, machineShapeOf, tidy } from "./machine-shape.ts"

/** Where a name is declared: a file that tsc wrote, and what it is called there. */
export type Place = { readonly file: string; readonly name: string }

/** One declaration file: what each name is declared as, and what each name stands for elsewhere. */
type Declared = {
  readonly text: string
  readonly mentions: ReadonlyArray<Place>
  /** Of what makes a machine, what a reader has to know of it in place of its type. */
  readonly machine?: MachineShape | undefined
}

type Module = {
  readonly declared: ReadonlyMap<string, Declared>
  readonly imported: ReadonlyMap<string, Place>
  readonly exported: ReadonlyMap<string, Place>
}

const written = (file: string, source: string) => join(dirname(file), source).replace(/\.ts$/, ".d.ts")
const isOurs = (source: string) => source.startsWith(".")

const isNode = (value: object): value is Node => "type" in value

const nodesIn = (value: unknown): ReadonlyArray<Node> => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== "object" || value === null) return []
  const within = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...within] : within
}

const namesOf = (node: Node): ReadonlyArray<string> => {
  if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => namesOf(id))
  if (node.type === "Identifier") return [node.name]
  return "id" in node && node.id ? namesOf(node.id) : []
}

const mentionsIn = (file: string, node: Node): ReadonlyArray<Place> =>
  nodesIn(node).flatMap((part) => {
    if (part.type === "Identifier") return [{ file, name: part.name }]
    if (part.type !== "TSImportType" || !isOurs(part.source.value)) return []
    return part.qualifier?.type === "Identifier"
      ? [{ file: written(file, part.source.value), name: part.qualifier.name }]
      : []
  })

/** The sentence that stands above a statement, as it is written. */
const sentenceAbove = (text: string, { start }: Node): string =>
  /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)$/.exec(text.slice(0, start))?.[0].trim() ?? ""

const read = (file: string): Module => {
  const text = readFileSync(file, "utf8")
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const declared = new Map<string, Declared>()
  const imported = new Map<string, Place>()
  const exported = new Map<string, Place>()
  const declare = (node: Node, statement: Node) => {
    for (const name of namesOf(node)) {
      const earlier = declared.get(name)
      const machine = machineShapeOf(node, text)
      const own = [sentenceAbove(text, statement), machine?.text ?? tidy(text.slice(statement.start, statement.end))]
      const written = own.filter((part) => part !== "").join("\n")
      const mentioned = (machine?.parts ?? [node]).flatMap((part) => mentionsIn(file, part))
      declared.set(name, {
        text: earlier ? `${earlier.text}\n${written}` : written,
        mentions: [...(earlier?.mentions ?? []), ...mentioned],
        machine: machine ?? earlier?.machine,
      })
    }
  }
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      if (!isOurs(node.source.value)) continue
      for (const each of node.specifiers)
        if (each.type === "ImportSpecifier" && "name" in each.imported)
          imported.set(each.local.name, { file: written(file, node.source.value), name: each.imported.name })
    } else if (node.type === "ExportNamedDeclaration" && node.declaration) {
      declare(node.declaration, node)
      for (const name of namesOf(node.declaration)) exported.set(name, { file, name })
    } else if (node.type === "ExportNamedDeclaration") {
      const from = node.source ? written(file, node.source.value) : file
      for (const { local, exported: out } of node.specifiers)
        if ("name" in local && "name" in out) exported.set(out.name, { file: from, name: local.name })
    } else if (node.type === "ExportAllDeclaration" || node.type === "ExportDefaultDeclaration") {
      throw new Error(`${file} exports something that has no name there`)
    } else declare(node, node)
  }
  return { declared, imported, exported }
}

/** Reads declaration files, each once, and follows names through them. */
export const readDeclarations = () => {
  const modules = new Map<string, Module>()
  const at = (file: string): Module => {
    const module = modules.get(file) ?? read(file)
    modules.set(file, module)
    return module
  }
  /** Where a name is declared in the end; nothing for names of libraries and of the language. */
  const home = ({ file, name }: Place, inside = true): Place | undefined => {
    const { declared, imported, exported } = at(file)
    if (inside && declared.has(name)) return { file, name }
    const next = inside ? imported.get(name) : exported.get(name)
    if (next === undefined) return undefined
    return next.file === file ? home(next) : home(next, false)
  }
  return {
    exportsOf: (file: string): ReadonlyArray<readonly [string, Place]> =>
      [...at(file).exported.keys()].toSorted().flatMap((name) => {
        const place = home({ file, name }, false)
        return place ? [[name, place] as const] : []
      }),
    textOf: ({ file, name }: Place): string => at(file).declared.get(name)?.text ?? "",
    /** Nothing where it is no machine, and makes none. */
    machineOf: ({ file, name }: Place): MachineShape | undefined => at(file).declared.get(name)?.machine,
    mentionedBy: ({ file, name }: Place): ReadonlyArray<Place> =>
      (at(file).declared.get(name)?.mentions ?? []).flatMap((mention) => home(mention, mention.file === file) ?? []),
  }
}
