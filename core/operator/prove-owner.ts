import { Effect, Result } from "effect"
import { fromProgram, type Runtime } from "../machine/actor.ts"
import type { ProveOwner } from "./failures.ts"

/** Has the owner show that it is them; where that breaks they have not, and may be asked again. */
export const fromProof = <Ports>(runtime: Runtime<Ports>, prove: ProveOwner = () => Promise.resolve(false)) =>
  fromProgram(runtime, () => Effect.promise(prove))

export const isProven = <E>({ event }: { readonly event: { readonly output: Result.Result<boolean, E> } }) =>
  Result.getOrElse(event.output, () => false)
