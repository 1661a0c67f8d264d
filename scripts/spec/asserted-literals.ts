import { type Node, nodesWithin, parse, part } from "../mutation/tree.ts"
import { declaredIn } from "./declared-names.ts"

/** A test as its file has it, with every literal that it compares, or goes through on the way to a comparison. */
export type AssertedTest = {
  readonly title: string
  /** Skipped, or played in the soak alone. */
  readonly isLeftOut: boolean
  readonly literals: ReadonlySet<string>
}

const text = (node: Node | undefined, key: string): string => {
  const value = node?.[key]
  return typeof value === "string" ? value : ""
}

/** `expect(a).not.toBe` → expect, not, toBe; of a table's call, what it was called on. */
const chain = (callee: Node | undefined): ReadonlyArray<string> => {
  if (callee?.type === "Identifier") return [text(callee, "name")]
  if (callee?.type === "MemberExpression")
    return [...chain(part(callee, "object")), text(part(callee, "property"), "name")]
  return callee?.type === "CallExpression" ? chain(part(callee, "callee")) : []
}

const calleeOf = (node: Node): ReadonlyArray<string> =>
  node.type === "CallExpression" ? chain(part(node, "callee")) : []
const argumentsOf = (call: Node): ReadonlyArray<Node> =>
  nodesWithin({ ...call, callee: undefined, typeArguments: undefined })

const isTest = (node: Node): boolean => {
  const [name = "", ...more] = calleeOf(node)
  const [title, body] = argumentsOf(node)
  return (
    /^(?:test|it)$/.test(name) &&
    more.every((word) => /^(?:each|for|skip|only|fixme|fails|todo)$/.test(word)) &&
    /^(?:Literal|TemplateLiteral)$/.test(title?.type ?? "") &&
    body !== undefined
  )
}

const isGroup = (node: Node): boolean => calleeOf(node).includes("describe")

const isAssertion = (node: Node): boolean => /^(?:expect\b|fc\.assert$)/.test(calleeOf(node).join("."))

const literalsOf = (node: Node): ReadonlyArray<string> => {
  const { value, regex, computed } = node
  if (node.type === "TemplateElement" && typeof value === "object" && value !== null && "cooked" in value)
    return [String(value.cooked)]
  if (node.type === "Property" && computed !== true) {
    const key = part(node, "key")
    return [text(key, "name") || text(key, "value")]
  }
  if (node.type === "MemberExpression" && computed !== true) return [text(part(node, "property"), "name")]
  if (node.type !== "Literal") return []
  return [typeof regex === "object" && regex !== null && "pattern" in regex ? String(regex.pattern) : String(value)]
}

/** A name that stands for nothing but itself: of a field, or of what an object has. */
const ownName = (node: Node): Node | undefined => {
  if (node["computed"] === true) return undefined
  return node.type === "MemberExpression" ? part(node, "property") : part(node, "key")
}

/** Of tags that depend on something, some of the tests have none. */
const isSoaked = (options: Node): boolean =>
  nodesWithin(options).some(
    (tag) =>
      part(tag, "key")?.["name"] === "tag" &&
      [part(tag, "value"), ...nodesWithin(part(tag, "value") ?? tag)].some((value) => value?.["value"] === "@soak") &&
      part(tag, "value")?.type !== "ConditionalExpression",
  )

/** The tests of a file that compare something, by way of names of the same file too. */
export const assertedTests = (source: string): ReadonlyArray<AssertedTest> => {
  const program = parse(source)
  const outside = declaredIn(program, isTest)
  const tests: Array<AssertedTest> = []

  const add = (test: Node, groups: ReadonlyArray<Node>) => {
    const inside = declaredIn(test)
    const literals = new Set<string>()
    const reached = new Set<Node>()
    const addNode = (node: Node): void => {
      if (reached.has(node)) return
      reached.add(node)
      for (const literal of literalsOf(node)) literals.add(literal)
      if (node.type === "Identifier")
        for (const declared of [inside, outside]) declared.get(text(node, "name"))?.forEach(addNode)
      for (const child of nodesWithin(node)) if (child !== ownName(node)) addNode(child)
    }
    const [title, ...rest] = argumentsOf(test)
    const options = [...rest, ...groups.flatMap(argumentsOf)].filter(({ type }) => type === "ObjectExpression")
    for (const body of rest) if (!options.includes(body)) addNode(body)
    tests.push({
      title: source.slice(title?.start, title?.end).replace(/^(["'`])(.*)\1$/s, "$2"),
      isLeftOut:
        [...groups, test].flatMap(calleeOf).some((word) => /^(?:skip|only|fixme|fails|todo)$/.test(word)) ||
        options.some(isSoaked),
      literals: [...reached].some(isAssertion) ? literals : new Set(),
    })
  }
  const walk = (node: Node, groups: ReadonlyArray<Node>): void => {
    if (isTest(node)) return add(node, groups)
    for (const child of nodesWithin(node)) walk(child, isGroup(node) ? [...groups, node] : groups)
  }
  walk(program, [])
  return tests
}
