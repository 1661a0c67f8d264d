import { type Node, nodesWithin, part } from "../mutation/tree.ts"

/** The names that a pattern binds: `[path, { title }]` → path, title. */
const boundNames = (pattern: Node): ReadonlyArray<string> => {
  if (pattern.type === "Identifier") return typeof pattern["name"] === "string" ? [pattern["name"]] : []
  if (pattern.type === "Property") return nodesWithin({ ...pattern, key: undefined }).flatMap(boundNames)
  if (pattern.type === "AssignmentPattern")
    return [part(pattern, "left")].flatMap((left) => (left ? boundNames(left) : []))
  return nodesWithin(pattern).flatMap(boundNames)
}

const list = (value: unknown): ReadonlyArray<Node> => nodesWithin({ type: "List", start: 0, end: 0, value })

/** What each name of a tree stands for: what it is declared as, or the list whose elements it goes through. */
export const declaredIn = (
  tree: Node,
  isApart: (node: Node) => boolean = () => false,
): ReadonlyMap<string, ReadonlyArray<Node>> => {
  const declared = new Map<string, Array<Node>>()
  const declare = (pattern: Node | undefined, value: Node | undefined) => {
    if (pattern === undefined || value === undefined) return
    for (const name of boundNames(pattern)) declared.set(name, [...(declared.get(name) ?? []), value])
  }
  const walk = (node: Node): void => {
    if (node !== tree && isApart(node)) return
    if (node.type === "VariableDeclarator") declare(part(node, "id"), part(node, "init"))
    if (node.type === "FunctionDeclaration") declare(part(node, "id"), node)
    if (node.type === "ForOfStatement")
      for (const declarator of list(part(node, "left")?.["declarations"]))
        declare(part(declarator, "id"), part(node, "right"))
    if (node.type === "CallExpression") {
      const callee = part(node, "callee")
      const rows = callee?.type === "CallExpression" ? list(callee["arguments"]) : list(callee?.["object"])
      for (const given of list(node["arguments"]))
        if (/Function/.test(given.type))
          for (const pattern of list(given["params"])) for (const row of rows) declare(pattern, row)
    }
    for (const child of nodesWithin(node)) walk(child)
  }
  walk(tree)
  return declared
}
