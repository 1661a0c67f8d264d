/** A journey at one size, as Playwright's JSON report tells it. */
export type Journey = {
  readonly title: string
  readonly tags: ReadonlyArray<string>
  readonly status: "expected" | "unexpected" | "flaky" | "skipped"
  /** All of its tries together. */
  readonly seconds: number
}

type Played = {
  readonly projectName: string
  readonly status: Journey["status"]
  readonly results: ReadonlyArray<{ readonly duration: number }>
}

type Suite = {
  readonly specs: ReadonlyArray<{
    readonly title: string
    readonly tags: ReadonlyArray<string>
    readonly tests: ReadonlyArray<Played>
  }>
  readonly suites?: ReadonlyArray<Suite>
}

/** The part of Playwright's JSON report that decides. */
export type JourneysReport = { readonly suites: ReadonlyArray<Suite> }

const journeysOf = ({ specs, suites = [] }: Suite): ReadonlyArray<Journey> => [
  ...specs.flatMap(({ title, tags, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${title} (${projectName})`,
      tags,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
  ),
  ...suites.flatMap(journeysOf),
]

export const journeysIn = ({ suites }: JourneysReport): ReadonlyArray<Journey> => suites.flatMap(journeysOf)
