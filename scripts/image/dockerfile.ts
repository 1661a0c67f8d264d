export type Instruction = { readonly keyword: string; readonly text: string }
export type Stage = { readonly name: string; readonly from: string; readonly instructions: ReadonlyArray<Instruction> }

/** The stages of a Dockerfile in their order, each with what is done in it. */
export const readDockerfile = (text: string): ReadonlyArray<Stage> => {
  const lines = text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/ *\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
  const instructions = lines.map((line): Instruction => {
    const [, keyword = "", rest = ""] = /^([A-Z]+) +(.*)$/.exec(line) ?? []
    if (keyword === "") throw new Error(`This line of the Dockerfile is no instruction: ${line}`)
    return { keyword, text: rest.trim() }
  })
  const stages: Array<{ name: string; from: string; instructions: Array<Instruction> }> = []
  for (const instruction of instructions) {
    const [, from, name] = /^(\S+)(?: AS (\S+))?$/.exec(instruction.text) ?? []
    if (instruction.keyword === "FROM") stages.push({ name: name ?? "", from: from ?? "", instructions: [] })
    else {
      const stage = stages.at(-1)
      if (stage === undefined) throw new Error("A Dockerfile begins with FROM.")
      stage.instructions.push(instruction)
    }
  }
  return stages
}

export type Copy = {
  readonly from: string | undefined
  readonly sources: ReadonlyArray<string>
  readonly target: string
}

export const readCopy = (text: string): Copy => {
  const words = text.split(/ +/)
  const options = words.filter((word) => word.startsWith("--"))
  const strange = options.find((option) => !option.startsWith("--from="))
  if (strange !== undefined) throw new Error(`COPY ${strange} is not known.`)
  const paths = words.filter((word) => !word.startsWith("--"))
  return { from: options[0]?.slice("--from=".length), sources: paths.slice(0, -1), target: paths.at(-1) ?? "" }
}

/** The variables of an ENV, none of which has spaces here. */
export const readEnv = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(/ +/).map((word) => {
      const [name = "", ...value] = word.split("=")
      return [name, value.join("=")]
    }),
  )

/** A program with its arguments, written as a list of JSON. */
export const readProgram = (text: string): ReadonlyArray<string> => {
  const program: unknown = JSON.parse(text)
  if (!Array.isArray(program)) throw new Error(`This is no list: ${text}`)
  return program.map(String)
}

/** The last instruction of a keyword in a stage, and in those that it begins with. */
export const lastOf = (stages: ReadonlyArray<Stage>, name: string, keyword: string): string | undefined => {
  const stage = stages.find((one) => one.name === name)
  if (stage === undefined) return undefined
  const own = stage.instructions.findLast((instruction) => instruction.keyword === keyword)
  return own?.text ?? lastOf(stages, stage.from, keyword)
}
