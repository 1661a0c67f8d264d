import type { ProveOwner } from "@fakham/core/operator"
import type { OwnerDesk } from "@fakham/operator/first-calls"
import type { OnDesk } from "./owner-shown.ts"

/** Where what an operator wants of the owner waits for the machine that was sending, and the owner's answer for its call. */
export const makeOwnerDesk = (): OwnerDesk & { readonly prove: ProveOwner; readonly stop: () => void } => {
  const desk: OnDesk = {}
  return {
    asked: (path, refused) => {
      desk.asked = { path, refused }
    },
    take: (path) => {
      const { given } = desk
      if (given === undefined || desk.asked?.path !== path) return undefined
      desk.given = undefined
      return given(path)
    },
    answered: () => desk.asking?.answered(),
    // Without its scripts nobody can be asked; a session that ends takes the question with it.
    prove: () => import("./owner-check.lazy.ts").then(({ askOwner }) => askOwner(desk)).catch(() => false),
    stop: () => desk.asking?.stop(),
  }
}
