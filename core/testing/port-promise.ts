import { Effect, Equal, type Layer, ManagedRuntime, Result } from "effect"

/** One sentence that a port promises, and what throws where it is not kept: `test(says, holds)`. */
export type PortPromise = { readonly says: string; readonly holds: () => Promise<void> }

/** Throws unless two values are the same by what they are made of. */
export const same = (actual: unknown, expected: unknown, what: string): void => {
  if (!Equal.equals(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

export const ensure = (is: boolean, what: string): void => {
  if (!is) throw new Error(what)
}

/** The tag of a failure; nothing where it was a success. */
export const failureOf = <A, E extends { readonly _tag: string }>(answer: Result.Result<A, E>): string | undefined =>
  Result.isFailure(answer) ? answer.failure._tag : undefined

/** What was answered; a failure is thrown by its name. */
export const successOf = <A, E extends { readonly _tag: string }>(answer: Result.Result<A, E>, what: string): A => {
  if (Result.isFailure(answer)) throw new Error(`${what} is answered by ${answer.failure._tag}`)
  return answer.success
}

/** Asks the port of a layer, which is made once, when it is asked first; failures are answers. */
export const asking = <Id>(layer: Layer.Layer<Id>) => {
  const runtime = ManagedRuntime.make(layer)
  return <A, E>(program: Effect.Effect<A, E, Id>): Promise<Result.Result<A, E>> =>
    runtime.runPromise(Effect.result(program))
}
