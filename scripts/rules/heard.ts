/** What one property came to, as the test that holds it tells it. */
export type Heard = {
  /** The first property of a test is 1. */
  readonly part: number
  readonly runs: number
  /** How many runs were asked for; a property may set its own. */
  readonly wanted: number
  readonly failure: Failure | undefined
}

export type Failure = {
  readonly seed: number
  /** None when no case was found that the property takes. */
  readonly path: string | undefined
  readonly shrunk: number
  readonly counterexample: string
  readonly because: string
}

/** A property is called by its file and its sentence, since two files may say the same of different things. */
export const nameOf = (file: string, sentence: string): string => `${file.replace(/\.test\.ts$/, "")}: ${sentence}`

/** How far a property has come. */
export type Progress = { readonly name: string; readonly runs: number }

/** What the command tells the tests that it starts. */
export type Orders = {
  readonly runs: number
  readonly seed: number
  readonly only: string | undefined
  readonly replay: { readonly part: number; readonly path: string } | undefined
  /** The name of the channel that progress is told on. */
  readonly channel: string
}

declare module "vitest" {
  interface TaskMeta {
    heard?: ReadonlyArray<Heard>
  }
  interface ProvidedContext {
    orders?: Orders
  }
}
