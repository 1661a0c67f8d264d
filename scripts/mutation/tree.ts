import { parseSync } from "oxc-parser"

/** A node of a source's syntax tree, as far as one needs to know it here. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value

export const part = (node: Node, key: string): Node | undefined => {
  const value = node[key]
  return isNode(value) ? value : undefined
}

export const parse = (source: string): Node => {
  const { program, errors } = parseSync("rule.ts", source, { preserveParens: false })
  if (errors.length > 0) throw new Error(errors[0]?.message)
  if (!isNode(program)) throw new Error("the parser gave no tree")
  return program
}

const speaksOfTypes = (node: Node): boolean =>
  (node.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) ||
  node.type === "ImportDeclaration" ||
  node.type === "ExportAllDeclaration" ||
  (node.type === "ExportNamedDeclaration" && !isNode(node["declaration"]))

/** What a class extends names its tag or its service, and the types hold every use to that name. */
const names: Readonly<Record<string, ReadonlyArray<string>>> = {
  ClassDeclaration: ["superClass"],
  ClassExpression: ["superClass"],
  Property: ["key"],
  PropertyDefinition: ["key"],
  MethodDefinition: ["key"],
  MemberExpression: ["property"],
}

/** The parts of a node that do something: neither types nor mere names. */
export const partsOf = (node: Node): ReadonlyArray<Node> => {
  if (node.type.startsWith("TS")) return [part(node, "expression")].filter(isNode)
  const skipped = node["computed"] === true ? [] : (names[node.type] ?? [])
  return Object.entries(node)
    .filter(([key]) => !skipped.includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => isNode(value))
    .filter((child) => !speaksOfTypes(child))
}

/** All nodes right below a node, but types. */
export const nodesWithin = (node: Node): ReadonlyArray<Node> =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(({ type }) => !type.startsWith("TS") || /^TS(?:As|Satisfies|NonNull)Expression$/.test(type))

/** The sources that a source imports by a path of its own. */
export const importsOf = (source: string): ReadonlyArray<string> =>
  parseSync("rule.ts", source)
    .module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    .concat(
      parseSync("rule.ts", source).module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    )
