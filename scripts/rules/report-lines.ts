import { type Asked, commandOf } from "./asked.ts"
import type { Failure, Heard, Progress } from "./heard.ts"

/** A test that ended: with the properties it holds, if it holds any. */
export type EndedTest = {
  readonly name: string
  /** A test may look for a case on purpose, and hold when there is one. */
  readonly held: boolean
  readonly seconds: number
  readonly heard: ReadonlyArray<Heard>
  /** Why it failed, when that was not for a case. */
  readonly errors: ReadonlyArray<string>
}

const counted = (runs: number) => runs.toLocaleString("en-US")

const runsOf = (heard: ReadonlyArray<Heard>) => heard.reduce((sum, { runs }) => sum + runs, 0)

const indented = (text: string) => text.trimEnd().replaceAll(/^(?=.)/gm, "    ")

/** The line of a property; one that failed tells its smallest case and how to see it again. */
export const reportLineOf = (ended: EndedTest, asked: Asked): string => {
  const { name, held, seconds, heard, errors } = ended
  const runs = heard.length === 0 ? "no property" : `${counted(runsOf(heard))} runs`
  const line = `${held ? "✔" : "✘"} ${name}  ${runs}  ${seconds.toFixed(1)} s`
  if (held) return line
  const cases = heard.flatMap(({ part, runs, failure }) =>
    failure === undefined ? [] : [caseOf(failure, runs, { ...asked, only: name }, part)],
  )
  const others = cases.length > 0 ? [] : errors
  return [line, ...cases, ...others.map(indented)].join("\n")
}

const caseOf = ({ seed, path, shrunk, counterexample, because }: Failure, runs: number, asked: Asked, part: number) => {
  const replay = path === undefined ? undefined : { part, path }
  return indented(
    [
      ...(path === undefined ? [] : [`case     ${counterexample}`]),
      `because  ${because.replaceAll("\n", "\n         ")}`,
      `seed     ${seed}${path === undefined ? "" : `, path ${path}, after ${counted(runs)} runs, shrunk ${shrunk} times`}`,
      `again    ${commandOf({ ...asked, seed, replay })}`,
    ].join("\n"),
  )
}

/** What is under way, short enough for one line of a terminal. */
export const liveLine = (now: ReadonlyArray<Progress>, asked: Asked, ended: number, columns: number): string => {
  const each = now.map(({ name, runs }) => `${counted(runs)} of ${counted(asked.runs)}  ${name}`)
  return `… ${[`${ended} held`, ...each].join("  |  ")}`.slice(0, Math.max(10, columns - 1))
}

/** The end of the story, and whether it is a good one. */
export const ending = (all: ReadonlyArray<EndedTest>, broken: ReadonlyArray<string>, asked: Asked, seconds: number) => {
  const properties = all.filter(({ heard }) => heard.length > 0)
  const own = properties.filter(({ heard }) => heard.some(({ wanted }) => wanted !== asked.runs))
  const failures = all.filter(({ held }) => !held).length + broken.length
  const runs = properties.reduce((sum, { heard }) => sum + runsOf(heard), 0)
  const ok = failures === 0 && properties.length > 0
  const lines = [
    ...broken.map((fault) => `✘ ${fault}`),
    ...(own.length > 0 && asked.replay === undefined
      ? [`${own.length} of the properties set their number of runs themselves`]
      : []),
    ...(properties.length === 0
      ? [asked.only === undefined ? "there is no property" : `no property says "${asked.only}"`]
      : []),
    `${properties.length} properties, ${counted(runs)} runs, seed ${asked.seed}, ${failures} failed, ${seconds.toFixed(1)} s`,
  ]
  return { ok, text: lines.join("\n") }
}
