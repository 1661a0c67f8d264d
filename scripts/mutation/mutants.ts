import { comparisons, forgotten, operators, otherPatterns, swapped } from "./changes.ts"
import { type Node, parse, part, partsOf } from "./tree.ts"

/** One small fault that a source could have: the text from start to end is another. */
export type Mutant = {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly text: string
  /** An expression becomes another, a statement is left out, or a function does nothing. */
  readonly form: "expression" | "statement" | "body"
}

/** Every mutant of a source, those of a part after those of the whole. */
export const mutantsOf = (source: string): ReadonlyArray<Mutant> => {
  const mutants: Array<Mutant> = []
  const visit = (node: Node) => {
    for (const { at = node, text, form = "expression" } of changesOf(node, source)) {
      const { start, end } = at
      const isKnown = mutants.some((mutant) => mutant.start === start && mutant.end === end && mutant.text === text)
      if (!isKnown && text !== source.slice(start, end)) mutants.push({ id: mutants.length, start, end, text, form })
    }
    if (node.type === "ChainExpression") visitLink(part(node, "expression")!)
    else
      for (const child of partsOf(node))
        if (child === targetOf(node) || isPattern(child)) visitTarget(child)
        else visit(child)
  }
  /** A link of an optional chain cannot be exchanged by itself, only what it is given. */
  const visitLink = (node: Node) => {
    const before =
      part(node, "object") ?? part(node, "callee") ?? (node.type.startsWith("TS") && part(node, "expression"))
    if (!before) return visit(node)
    visitLink(before)
    for (const child of partsOf(node)) if (child !== before) visit(child)
  }
  /** What is written to is no expression; a default or a computed key inside it is. */
  const visitTarget = (node: Node) => {
    for (const child of partsOf(node)) {
      const isValue =
        node.type === "AssignmentPattern" ? child === part(node, "right") : node.type === "MemberExpression"
      if (isValue && child !== part(node, "object")) visit(child)
      else visitTarget(child)
    }
  }
  visit(parse(source))
  return mutants
}

const isPattern = ({ type }: Node) => type.endsWith("Pattern")

const targetOf = (node: Node): Node | undefined =>
  node.type === "UpdateExpression"
    ? part(node, "argument")
    : /^(AssignmentExpression|For(Of|In)Statement)$/.test(node.type)
      ? part(node, "left")
      : undefined

const compound = /^(Binary|Logical|Conditional|Assignment|Sequence|Arrow|Await|Yield|TSAs|TSSatisfies)/

type Change = { readonly at?: Node | undefined; readonly text: string; readonly form?: Mutant["form"] }

const changesOf = (node: Node, source: string): ReadonlyArray<Change> => {
  const textOf = (part: Node | undefined) => (part === undefined ? "" : source.slice(part.start, part.end))
  const operator = typeof node["operator"] === "string" ? node["operator"] : ""
  const operand = (side: Node | undefined) => (side && compound.test(side.type) ? `(${textOf(side)})` : textOf(side))
  const left = operand(part(node, "left"))
  const right = operand(part(node, "right"))
  const test = part(node, "test")
  const body = part(node, "body")
  const between = (others: ReadonlyArray<string> = []) => others.map((other) => ({ text: `${left} ${other} ${right}` }))
  const answered = (at: Node | undefined, ...answers: ReadonlyArray<string>) =>
    at === undefined ? [] : answers.map((text) => ({ at, text }))
  switch (node.type) {
    case "BinaryExpression":
      if (comparisons[operator] !== undefined)
        return [...between(comparisons[operator]), ...answered(node, "true", "false")]
      return /^["'`]/.test(left) || /^["'`]/.test(right) ? [] : between(operators[operator])
    case "LogicalExpression":
      return operator === "??" ? [{ text: left }, { text: right }] : between([operator === "&&" ? "||" : "&&"])
    case "AssignmentExpression":
      return between(operators[operator])
    case "UpdateExpression": {
      const other = operator === "++" ? "--" : "++"
      const argument = textOf(part(node, "argument"))
      return [{ text: node["prefix"] === true ? other + argument : argument + other }]
    }
    case "UnaryExpression":
      return operator === "!" || operator === "-" ? [{ text: textOf(part(node, "argument")) }] : []
    case "IfStatement":
    case "ConditionalExpression":
      return answered(test, "true", "false")
    case "WhileStatement":
    case "ForStatement":
      return answered(test, "false")
    case "ForOfStatement":
      return answered(part(node, "right"), "[]")
    case "ArrowFunctionExpression":
    case "FunctionDeclaration":
    case "FunctionExpression":
      if (body === undefined) return []
      return body.type === "BlockStatement"
        ? [{ at: body, text: "{}", form: "body" }]
        : [{ at: body, text: "undefined" }]
    case "ArrayExpression":
      return [{ text: "[]" }]
    case "ObjectExpression":
      return [{ text: "{}" }]
    case "TemplateLiteral":
      return [{ text: "``" }]
    case "Literal":
      return otherLiterals(node["value"], textOf(node)).map((text) => ({ text }))
    case "CallExpression":
      return otherCalls(node, source)
    case "ChainExpression":
      return [
        {
          text: textOf(node)
            .replace(/\?\.(?=[[(])/, "")
            .replace("?.", "."),
        },
      ]
    case "ExpressionStatement":
    case "BreakStatement":
    case "ContinueStatement":
      return [{ text: "{}", form: "statement" }]
    default:
      return []
  }
}

const otherLiterals = (value: unknown, text: string): ReadonlyArray<string> => {
  if (typeof value === "boolean") return [String(!value)]
  if (typeof value === "string") return [value === "" ? '"mutated"' : '""']
  if (typeof value === "number") return [String(value + 1), ...(value >= 1 ? [String(value - 1)] : [])]
  if (typeof value === "bigint") return [`${value + 1n}n`]
  return text.startsWith("/") ? otherPatterns(text) : []
}

const otherCalls = (node: Node, source: string): ReadonlyArray<Change> => {
  const callee = part(node, "callee")
  const object = callee && part(callee, "object")
  const property = callee && part(callee, "property")
  if (object === undefined || property === undefined || callee?.["optional"] === true) return []
  const name = source.slice(property.start, property.end)
  const other = swapped.get(name)
  const isGiven = source.slice(property.end, node.end) !== "()"
  return [
    ...(other === undefined
      ? []
      : [{ text: source.slice(node.start, property.start) + other + source.slice(property.end, node.end) }]),
    ...(forgotten.has(name) && (isGiven || name !== "slice") ? [{ text: source.slice(object.start, object.end) }] : []),
  ]
}
