import { type ChildProcess, fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { Rule } from "./rules.ts"
import type { TrialNews, TrialOrder, Verdict } from "./trial.ts"

export type Judged = { readonly verdict: Verdict; readonly by?: string | undefined }
export type Tried = { readonly verdicts: ReadonlyMap<number, Judged>; readonly broken: ReadonlyArray<string> }

const trial = fileURLToPath(new URL("trial.ts", import.meta.url))
const silence = 60_000

/** Tries mutants with the tests that are near their rule, and those that live with the ones further away. */
export const tryRule = async (rule: Rule, mutants: ReadonlyArray<number>): Promise<Tried> => {
  const near = await tryWith(rule.near, rule, mutants)
  const living = mutants.filter((id) => isAlive(near.verdicts.get(id)))
  if (rule.far.length === 0) return near
  const far = await tryWith(rule.far, rule, living)
  const verdicts = new Map(near.verdicts)
  for (const [id, judged] of far.verdicts)
    if (verdicts.get(id)?.verdict !== "survived" || !isAlive(judged)) verdicts.set(id, judged)
  return { verdicts, broken: near.broken.concat(far.broken) }
}

export const isAlive = (judged: Judged | undefined): boolean =>
  judged?.verdict === "survived" || judged?.verdict === "unreached"

/** All of them in one process; a mutant that hangs or breaks it counts as endless, and the rest go on in another. */
const tryWith = async (tests: ReadonlyArray<string>, rule: Rule, mutants: ReadonlyArray<number>): Promise<Tried> => {
  const verdicts = new Map<number, Judged>()
  const broken = new Set<string>()
  if (tests.length === 0) return { verdicts: new Map(mutants.map((id) => [id, { verdict: "unreached" }])), broken: [] }
  let left = mutants
  while (left.length > 0) {
    const { file, dependents } = rule
    const stuck = await once({ file, tests, dependents, mutants: left }, (news) => {
      if (news._tag === "judged") verdicts.set(news.mutant, { verdict: news.verdict, by: news.by })
      if (news._tag === "brokenTest") broken.add(`${news.name}: ${news.cause}`)
    })
    if (stuck === "before any") return { verdicts, broken: [...broken, `the tests of ${rule.name} cannot be read`] }
    if (stuck !== undefined) verdicts.set(stuck, { verdict: "endless" })
    left = left.filter((mutant) => !verdicts.has(mutant))
  }
  return { verdicts, broken: [...broken] }
}

/** One process from beginning to end: which mutant it was stuck with, if it did not come to the end. */
const once = (order: TrialOrder, emit: (news: TrialNews) => void): Promise<number | "before any" | undefined> =>
  new Promise((resolve) => {
    let current: number | "before any" | undefined = "before any"
    const child: ChildProcess = fork(trial, {
      execArgv: ["--conditions=@fakham/source", "--no-warnings", "--max-old-space-size=1024"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
    let silenceTimer = setTimeout(() => child.kill("SIGKILL"), silence)
    child.on("message", (news: TrialNews) => {
      clearTimeout(silenceTimer)
      silenceTimer = setTimeout(() => child.kill("SIGKILL"), silence)
      if (news._tag === "begun") current = news.mutant
      if (news._tag === "done") {
        current = undefined
        child.kill()
      }
      emit(news)
    })
    child.on("exit", () => {
      clearTimeout(silenceTimer)
      resolve(current)
    })
    child.send(order)
  })
