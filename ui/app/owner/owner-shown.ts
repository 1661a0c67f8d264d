import type { makeOwnerCheck } from "@fakham/core/identity"
import type { OwnerDesk } from "@fakham/operator/first-calls"
import { useSyncExternalStore } from "react"
import type { ActorRefFrom } from "xstate"

export type OwnerCheckActor = ActorRefFrom<ReturnType<typeof makeOwnerCheck>>

type Asked = { readonly path: string; readonly refused: Parameters<OwnerDesk["asked"]>[1] }

/** What lies at a desk: what an operator wants, the owner's answer, and who asks them once somebody was asked. */
export type OnDesk = {
  asked?: Asked
  /** The proof stays in what gives it out. */
  given?: OwnerDesk["take"] | undefined
  asking?: { readonly answered: () => void; readonly stop: () => void }
}

let shown: OwnerCheckActor | undefined
const listeners = new Set<() => void>()

export const showOwnerCheck = (check: OwnerCheckActor | undefined): void => {
  shown = check
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The question to the owner that stands over the page, once there was one. */
export const useOwnerCheck = (): OwnerCheckActor | undefined => useSyncExternalStore(subscribe, () => shown)
