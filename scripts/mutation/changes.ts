/** What an operator may be mistaken for. */
export const comparisons: Readonly<Record<string, ReadonlyArray<string>>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
}

export const operators: Readonly<Record<string, ReadonlyArray<string>>> = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "**": ["*"],
  "<<": [">>"],
  ">>": ["<<"],
  ">>>": ["<<"],
  "&": ["|"],
  "|": ["&"],
  "^": ["&"],
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
  "/=": ["*="],
  "??=": ["="],
}

const pairs = [
  ["some", "every"],
  ["min", "max"],
  ["floor", "ceil"],
  ["startsWith", "endsWith"],
  ["padStart", "padEnd"],
  ["toUpperCase", "toLowerCase"],
  ["find", "findLast"],
  ["findIndex", "findLastIndex"],
  ["indexOf", "lastIndexOf"],
  ["push", "unshift"],
  ["pop", "shift"],
  ["trimStart", "trimEnd"],
] as const

/** What a method may be mistaken for. */
export const swapped: ReadonlyMap<string, string> = new Map([
  ...pairs,
  ...pairs.map(([one, other]) => [other, one] as const),
  ["round", "floor"],
  ["trunc", "ceil"],
])

/** Methods whose call may be forgotten: what they were called on stands for what they give. */
export const forgotten: ReadonlySet<string> = new Set([
  "trim",
  "slice",
  "filter",
  "toSorted",
  "toReversed",
  "replaceAll",
  "replace",
  "concat",
  "substring",
])

/** Patterns that hold a little more or less than the one written. */
export const otherPatterns = (literal: string): ReadonlyArray<string> => {
  const end = literal.lastIndexOf("/")
  const pattern = literal.slice(1, end)
  const opposite: Readonly<Record<string, string>> = { d: "D", D: "d", s: "S", S: "s", w: "W", W: "w", b: "B" }
  const others = [
    pattern.replace(/^\^/, ""),
    pattern.replace(/\$$/, ""),
    ...[...pattern.matchAll(/\\([dDsSwWb])/g)].map(
      ({ index, 1: kind = "" }) => `${pattern.slice(0, index)}\\${opposite[kind]}${pattern.slice(index + 2)}`,
    ),
    ...[...pattern.matchAll(/(?<=[\w\])}])[+*?]|(?<=[\w\])])\{\d+(?:,\d*)?\}/g)].map(
      ({ index, 0: many }) => pattern.slice(0, index) + pattern.slice(index + many.length),
    ),
    ...[...pattern.matchAll(/(?<!\\)\[\^?/g)].map(
      ({ index, 0: open }) =>
        pattern.slice(0, index) + (open === "[" ? "[^" : "[") + pattern.slice(index + open.length),
    ),
  ]
  return [...new Set(others)]
    .filter((other) => other !== "" && other !== pattern && isPattern(other, literal.slice(end + 1)))
    .map((other) => `/${other}${literal.slice(end)}`)
}

const isPattern = (pattern: string, flags: string) => {
  try {
    return new RegExp(pattern, flags) instanceof RegExp
  } catch {
    return false
  }
}
