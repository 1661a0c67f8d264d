import { parseArgs } from "node:util"

/** What the command was asked for. */
export type Asked = {
  /** Where the properties stand: a folder, from the root of the repository. */
  readonly folder: string
  readonly runs: number
  readonly seed: number
  /** Part of a property's sentence; the whole of it together with a path. */
  readonly only: string | undefined
  readonly replay: Replay | undefined
}

/** The way to one case: which of the properties under a sentence it failed in, and the path that was shrunk there. */
export type Replay = { readonly part: number; readonly path: string }

export const usage = `npm run rules -- [--runs 1000] [--seed N] [--only "part of a sentence"] [--path P] [--in core]`

const wholeNumber = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN)

/** A path is written as fast-check tells it; in front of it stands which property of several it belongs to. */
const replayOf = (text: string): Replay | undefined => {
  const [, part = "1", path] = /^(?:([1-9]\d?)@)?(\d+(?::\d+)*)$/.exec(text) ?? []
  return path === undefined ? undefined : { part: Number(part), path }
}

const writtenPath = ({ part, path }: Replay): string => (part === 1 ? path : `${part}@${path}`)

/** Reads the command line; what it cannot be is told as a sentence. */
export const asked = (args: ReadonlyArray<string>, chosen: () => number): Asked | string => {
  const texts = { runs: { type: "string" }, seed: { type: "string" }, only: { type: "string" } } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...texts, path: { type: "string" }, in: { type: "string" } },
    })
    const runs = wholeNumber(values.runs ?? "1000")
    const seed = values.seed === undefined ? chosen() : wholeNumber(values.seed)
    const replay = values.path === undefined ? undefined : replayOf(values.path)
    if (!(runs >= 1)) return "--runs wants a whole number from 1"
    if (Math.trunc(seed) !== (seed | 0)) return "--seed wants a whole number of 32 bits"
    if (values.path !== undefined && replay === undefined) return "--path wants numbers and colons, such as 14:0:1"
    if (replay !== undefined && (values.seed === undefined || values.only === undefined))
      return "--path leads to a case only with --seed and the whole sentence in --only"
    return { folder: values.in ?? "core", runs, seed, only: values.only, replay }
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

const quoted = (text: string) => (/["$`\\!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`)

/** The command that leads to the same outcome again. */
export const commandOf = ({ folder, runs, seed, only, replay }: Asked): string =>
  [
    "npm run rules --",
    ...(replay === undefined ? [`--runs ${runs}`] : []),
    seed < 0 ? `--seed=${seed}` : `--seed ${seed}`,
    ...(only === undefined ? [] : [`--only ${quoted(only)}`]),
    ...(replay === undefined ? [] : [`--path ${writtenPath(replay)}`]),
    ...(folder === "core" ? [] : [`--in ${quoted(folder)}`]),
  ].join(" ")
