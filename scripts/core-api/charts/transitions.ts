import type { AnyStateNode } from "xstate"
import { causeOf } from "../machine-tables.ts"

/** A way from one state to another, and what it is taken on. */
export type StateWay = { readonly target: AnyStateNode; readonly cause: string }

type Transition = { readonly target: ReadonlyArray<AnyStateNode> | undefined }

/** The ways that lead out of a state, or back into it. */
export const transitionsOf = (node: AnyStateNode): ReadonlyArray<StateWay> => {
  const always = (node.always ?? []).map((transition: Transition) => ({ transition, cause: "" }))
  const onEvents = [...node.transitions].flatMap(([event, transitions]) =>
    transitions.map((transition: Transition) => ({
      transition,
      cause: causeOf(event, node)?.replaceAll("`", "") ?? event,
    })),
  )
  return [...always, ...onEvents].flatMap(({ transition, cause }) =>
    (transition.target ?? []).map((target) => ({ target, cause })),
  )
}

/** What is written in the box of a state. */
export const labelOf = (node: AnyStateNode): string => (node.path.length === 0 ? node.machine.id : node.key)
