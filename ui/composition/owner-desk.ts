import type { OwnerDesk } from "@fakham/adapters/operator"
import type { makeOwnerCheck, OwnerProof } from "@fakham/core/identity"
import type { ProveOwner } from "@fakham/core/operator"
import { useSyncExternalStore } from "react"
import { type ActorRefFrom, waitFor } from "xstate"

export type OwnerCheckActor = ActorRefFrom<ReturnType<typeof makeOwnerCheck>>

type Refusal = Parameters<OwnerDesk["asked"]>[1]
/** The proof stays in what gives it out. */
type Given = { readonly path: string; readonly proof: () => OwnerProof }

let shown: OwnerCheckActor | undefined
const listeners = new Set<() => void>()
const show = (check: OwnerCheckActor | undefined) => {
  shown = check
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The question to the owner that stands over the page, once there was one. */
export const useOwnerCheck = (): OwnerCheckActor | undefined => useSyncExternalStore(subscribe, () => shown)

/** Where what an operator wants of the owner waits for the machine that was sending, and the owner's answer for its call. */
export const makeOwnerDesk = (): OwnerDesk & { readonly prove: ProveOwner; readonly stop: () => void } => {
  let asked: { readonly path: string; readonly refused: Refusal } | undefined
  let given: Given | undefined
  let check: OwnerCheckActor | undefined
  const prove = async () => {
    if (asked === undefined) return false
    const { path, refused } = asked
    const { startOwnerCheck, ownerQuestion } = await import("./owner-check.ts")
    if (check === undefined) {
      check = startOwnerCheck((proof) => {
        given = { path: asked?.path ?? path, proof }
      })
      show(check)
    }
    check.send({ type: "owner.asked", question: ownerQuestion(refused) })
    return (await waitFor(check, (state) => !state.matches("asking"))).matches("checking")
  }
  return {
    asked: (path, refused) => {
      asked = { path, refused }
    },
    take: (path) => {
      if (given?.path !== path) return undefined
      const { proof } = given
      given = undefined
      return proof()
    },
    answered: () => check?.send({ type: "act.answered" }),
    // Without its scripts nobody can be asked; a session that ends takes the question with it.
    prove: () => prove().catch(() => false),
    stop: () => {
      given = undefined
      check?.stop()
      show(undefined)
    },
  }
}
