import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { swapImports } from "./imports.ts"
import { mutantsOf } from "./mutants.ts"
import { planted } from "./planted.ts"

/** One file to try, the tests that lead to it, and the mutants that are still to be tried. */
export type TrialOrder = {
  readonly file: string
  readonly tests: ReadonlyArray<string>
  readonly dependents: ReadonlyArray<string>
  readonly mutants: ReadonlyArray<number>
}

export type Verdict = "killed" | "survived" | "unreached" | "endless"

/** What a trial tells as it goes: a mutant begins, has its verdict, or a test was tried, or fails, without any mutant. */
export type TrialNews =
  | { readonly _tag: "begun"; readonly mutant: number }
  | { readonly _tag: "judged"; readonly mutant: number; readonly verdict: Verdict; readonly by?: string }
  | { readonly _tag: "tried" }
  | { readonly _tag: "brokenTest"; readonly name: string; readonly cause: string }
  | { readonly _tag: "done" }

type Trialled = {
  readonly file: string
  readonly name: string
  readonly run: () => unknown
}

type Known = {
  readonly took: number
  readonly steps: number
  readonly reached: ReadonlySet<number>
  readonly holds: boolean
}

/** Which mutant acts, and which are reached: what planted sources ask while they run. */
type Switchboard = {
  active: number
  /** Mutants reached since it was last emptied; nothing is noted while it is undefined. */
  reached: Set<number> | undefined
  /** How many more times a mutant may be reached before what runs counts as endless. */
  stepsLeft: number
  readonly at: (id: number) => boolean
}

const switchboard: Switchboard = {
  active: -1,
  reached: undefined,
  stepsLeft: Number.POSITIVE_INFINITY,
  at: (id) => {
    switchboard.reached?.add(id)
    if (--switchboard.stepsLeft < 0) throw new Error("this runs too long")
    return id === switchboard.active
  },
}

Object.assign(globalThis, { mutation__: switchboard })

let stray: unknown
let failure: unknown
let taken = 0
for (const event of ["uncaughtException", "unhandledRejection"] as const)
  process.on(event, (cause) => {
    stray = cause ?? event
  })

let reading = 0
const keyOf = ({ file, name }: Trialled) => `${file} ${name}`

const gather = async (files: ReadonlyArray<string>): Promise<ReadonlyArray<Trialled>> => {
  const { takeWritten: collected } = await import("./recorded-tests.ts")
  collected()
  const all: Array<Trialled> = []
  for (const file of files) {
    await import(`${pathToFileURL(file).href}?reading=${reading}`)
    all.push(...collected().map((test) => ({ file, ...test })))
  }
  return all
}

/** Whether a test holds within so many steps and milliseconds. */
const holds = async ({ run }: Trialled, steps: number, milliseconds: number): Promise<boolean | "endless"> => {
  stray = undefined
  switchboard.stepsLeft = steps
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<"endless">((resolve) => {
    timer = setTimeout(() => resolve("endless"), milliseconds)
  })
  failure = undefined
  try {
    const ended = await Promise.race([Promise.resolve(run()).then(() => true as const), tooLong])
    if (switchboard.stepsLeft < 0) return "endless"
    return stray === undefined ? ended : false
  } catch (cause) {
    failure = cause
    return switchboard.stepsLeft < 0 ? "endless" : false
  } finally {
    clearTimeout(timer)
    taken = steps - switchboard.stepsLeft
    switchboard.stepsLeft = Number.POSITIVE_INFINITY
  }
}

const plentyOfSteps = 1_000_000_000

const tryAll = async (order: TrialOrder, emit: (news: TrialNews) => void) => {
  const source = readFileSync(order.file, "utf8")
  const target = pathToFileURL(order.file).href
  swapImports({
    target,
    source: planted(source, mutantsOf(source)),
    dependents: new Set(order.dependents.map((file) => pathToFileURL(file).href)),
    reading: () => reading,
  })
  switchboard.reached = new Set()
  const written = await gather(order.tests)
  const atReading: ReadonlySet<number> = switchboard.reached
  const known = new Map<string, Known>()
  for (const test of written) {
    switchboard.reached = new Set()
    const started = performance.now()
    const held = await holds(test, plentyOfSteps, 20_000)
    const took = performance.now() - started
    known.set(keyOf(test), { took, steps: taken, reached: switchboard.reached, holds: held === true })
    emit({ _tag: "tried" })
    if (held !== true) emit({ _tag: "brokenTest", name: keyOf(test), cause: String(failure ?? stray) })
  }
  switchboard.reached = undefined
  for (const mutant of order.mutants) {
    emit({ _tag: "begun", mutant })
    emit({ _tag: "judged", mutant, ...(await judge(mutant, order, written, known, atReading.has(mutant))) })
  }
  emit({ _tag: "done" })
}

const kills = new Map<string, number>()

/** Tests that are quick come first, and those that caught neighbours. */
const promise = ({ test, about }: { readonly test: Trialled; readonly about: Known | undefined }): number =>
  (about?.took ?? 0) / (1 + (kills.get(keyOf(test)) ?? 0))

const judge = async (
  mutant: number,
  order: TrialOrder,
  written: ReadonlyArray<Trialled>,
  known: ReadonlyMap<string, Known>,
  isStatic: boolean,
): Promise<{ readonly verdict: Verdict; readonly by?: string }> => {
  let tests = written
  switchboard.active = mutant
  try {
    if (isStatic) {
      reading++
      tests = await gather(order.tests)
    }
    const chosen = tests
      .map((test) => ({ test, about: known.get(keyOf(test)) }))
      .filter(({ about }) => about === undefined || (about.holds && (isStatic || about.reached.has(mutant))))
      .toSorted((one, other) => promise(one) - promise(other))
    for (const { test, about } of chosen) {
      const held = await holds(test, (about?.steps ?? 0) * 5 + 100_000, (about?.took ?? 0) * 10 + 1_500)
      if (held !== true) {
        kills.set(keyOf(test), (kills.get(keyOf(test)) ?? 0) + 1)
        return { verdict: held === false ? "killed" : "endless", by: test.name }
      }
    }
    return { verdict: chosen.length === 0 ? "unreached" : "survived" }
  } catch {
    return { verdict: "killed", by: "reading the file" }
  } finally {
    switchboard.active = -1
  }
}

process.on("message", (order: TrialOrder) => {
  tryAll(order, (news) => process.send?.(news)).catch((cause) => {
    const news: TrialNews = { _tag: "brokenTest", name: "reading the tests", cause: String(cause) }
    process.send?.(news, () => process.exit(1))
  })
})
