import { type Node, parse, part, within } from "../mutation/tree.ts"
import { boundNames, declaredIn } from "./declared-names.ts"

/** A test as its file has it: what its assertions compare, and what the values that they compare are made of. */
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

const argumentsOf = (call: Node): ReadonlyArray<Node> =>
  within({ ...call, callee: undefined, typeArguments: undefined })

const isTest = (node: Node): boolean => {
  const [name = "", ...more] = node.type === "CallExpression" ? chain(part(node, "callee")) : []
  const [first, second] = argumentsOf(node)
  return (
    (name === "test" || name === "it") &&
    more.every((word) => /^(?:each|for|skip|only|fixme|fails|todo)$/.test(word)) &&
    /^(?:Literal|TemplateLiteral|BinaryExpression)$/.test(first?.type ?? "") &&
    second !== undefined
  )
}

const isGroup = (node: Node): boolean =>
  node.type === "CallExpression" && chain(part(node, "callee")).some((word) => word === "describe")

const isAssertion = (node: Node): boolean => {
  const [name, more] = node.type === "CallExpression" ? chain(part(node, "callee")) : []
  return name === "expect" || (name === "fc" && more === "assert")
}

const literalOf = (node: Node): ReadonlyArray<string> => {
  const { value, regex, computed } = node
  if (node.type === "TemplateElement" && typeof value === "object" && value !== null && "cooked" in value)
    return [String(value.cooked)]
  if (node.type === "Property" && computed !== true) return [text(part(node, "key"), "name")]
  if (node.type === "MemberExpression" && computed !== true) return [text(part(node, "property"), "name")]
  if (node.type !== "Literal") return []
  return typeof regex === "object" && regex !== null && "pattern" in regex ? [String(regex.pattern)] : [String(value)]
}

const everyIn = (node: Node): ReadonlyArray<Node> => [node, ...within(node).flatMap(everyIn)]

/** The tests of a file, each with the literals that its assertions come to, by way of names of the same file too. */
export const assertedTests = (source: string): ReadonlyArray<AssertedTest> => {
  const program = parse(source)
  const tests: Array<{ test: Node; groups: ReadonlyArray<Node> }> = []
  const collect = (node: Node, groups: ReadonlyArray<Node>): void => {
    if (isTest(node)) tests.push({ test: node, groups })
    else for (const child of within(node)) collect(child, isGroup(node) ? [...groups, node] : groups)
  }
  collect(program, [])
  const outside = declaredIn(program, (node) => isTest(node))

  return tests.map(({ test, groups }) => {
    const inside = declaredIn(test)
    const declared = (name: string) => [...(inside.get(name) ?? []), ...(outside.get(name) ?? [])]
    const asserting = new Map<string, boolean>()
    const asserts = (name: string): boolean => {
      const known = asserting.get(name)
      if (known !== undefined) return known
      asserting.set(name, false)
      const does = declared(name).some(
        (value) => /Function/.test(value.type) && everyIn(value).some((node) => isAssertion(node) || callsOne(node)),
      )
      asserting.set(name, does)
      return does
    }
    const callsOne = (node: Node): boolean =>
      node.type === "CallExpression" &&
      chain(part(node, "callee")).length === 1 &&
      asserts(chain(part(node, "callee"))[0] ?? "")

    const literals = new Set<string>()
    const followed = new Set<Node>()
    const follow = (node: Node): void => {
      if (followed.has(node)) return
      followed.add(node)
      for (const literal of literalOf(node)) literals.add(literal)
      if (node.type === "Identifier") for (const value of declared(text(node, "name"))) follow(value)
      const named = node.type === "MemberExpression" || node.type === "Property" ? node["computed"] !== true : false
      for (const child of within(node))
        if (!named || (child !== part(node, "property") && child !== part(node, "key"))) follow(child)
    }
    for (const node of everyIn(test)) if (node !== test && (isAssertion(node) || callsOne(node))) follow(node)

    const [title, ...rest] = argumentsOf(test)
    const written = title === undefined ? "" : source.slice(title.start, title.end)
    const marks = [...groups, test].flatMap((node) => chain(part(node, "callee")))
    const tags = [...rest, ...groups.flatMap(argumentsOf)]
      .filter(({ type }) => type === "ObjectExpression")
      .flatMap(everyIn)
    return {
      title: written.replace(/^(["'`])(.*)\1$/s, "$2"),
      isLeftOut:
        marks.some((word) => /^(?:skip|only|fixme|fails|todo)$/.test(word)) ||
        tags.some((node) => literalOf(node).includes("@soak")),
      literals,
    }
  })
}
