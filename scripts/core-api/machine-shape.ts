import type { Node } from "oxc-parser"

/** What a machine is made with, begins with, hears, knows and ends with, in place of its type. */
export type MachineShape = {
  readonly text: string
  /** What it can ask: the ports of its runtime, as they are written. */
  readonly ports: ReadonlyArray<string>
  readonly events: string
  readonly endsWith: string
  /** The parts of the declaration that are written out. */
  readonly parts: ReadonlyArray<Node>
}

/** As tsc wrote it, without the way by which tsc happened to reach a name. */
export const tidy = (text: string): string =>
  text.replaceAll(/import\("[^"]+"\)\./g, "").replace(/^(?:export )?(?:declare )?/, "")

/** Where the parts of a `StateMachine<…>` stand. */
const place = { knows: 0, events: 1, tags: 8, input: 9, endsWith: 10, emits: 11 } as const

const nothing = /^(?:never|undefined|unknown|NonReducibleUnknown|string|EventObject)$/

const machineIn = (type: Node): Node | undefined => {
  if (type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "StateMachine")
    return type
  const { qualifier } = type.type === "TSImportType" ? type : { qualifier: undefined }
  return qualifier?.type === "Identifier" && qualifier.name === "StateMachine" ? type : undefined
}

const declaredType = (node: Node): Node | undefined => {
  if (node.type !== "VariableDeclaration") return undefined
  const [one] = node.declarations
  return one?.id.type === "Identifier" ? one.id.typeAnnotation?.typeAnnotation : undefined
}

const argumentsOf = (type: Node): ReadonlyArray<Node> =>
  "typeArguments" in type && type.typeArguments ? type.typeArguments.params : []

/** The shape of what is declared; nothing where that is no machine, and makes none. */
export const machineShapeOf = (node: Node, source: string): MachineShape | undefined => {
  const type = declaredType(node)
  if (node.type !== "VariableDeclaration" || type === undefined) return undefined
  const made = type.type === "TSFunctionType" ? type.returnType.typeAnnotation : type
  const machine = machineIn(made)
  const [one] = node.declarations
  if (machine === undefined || one?.id.type !== "Identifier") return undefined
  const textOf = (part: Node | undefined) => (part ? tidy(source.slice(part.start, part.end)) : "")
  const types = argumentsOf(machine)
  const described = Object.entries(place).flatMap(([name, at]) => {
    const part = types[at]
    const text = textOf(part)
    return part === undefined || text === "" || nothing.test(text) ? [] : [{ name, text, part }]
  })
  const asked = type.type === "TSFunctionType" ? source.slice(type.start, made.start).replace(/\s*=>\s*$/, "") : ""
  const lines = described.map(({ name, text }) => `  ${name}: ${text.replaceAll("\n", "\n  ")}`)
  const parameters = type.type === "TSFunctionType" ? type.params : []
  const textIn = (name: keyof typeof place) => described.find((part) => part.name === name)?.text ?? ""
  return {
    text: [
      `const ${one.id.name}${asked === "" ? "" : ` = ${tidy(asked)} =>`} machine {`.replace("= (", "= ("),
      ...lines,
      "}",
    ].join("\n"),
    ports: portsIn(tidy(asked)),
    events: textIn("events"),
    endsWith: textIn("endsWith"),
    parts: [...parameters, ...described.map(({ part }) => part)],
  }
}

const portsIn = (asked: string): ReadonlyArray<string> => {
  const [, ports = ""] = /runtime: Runtime<([^>]*)>/.exec(asked) ?? []
  return ports
    .split("|")
    .map((port) => port.trim())
    .filter((port) => port !== "" && port !== "Ports" && port !== "never")
}
