import { live } from "@fakham/core/show"
import type { Subscription } from "xstate"

/** Why nothing more comes: the door was closed, or the session is over. */
export type Over = "closed" | "loggedOut"

/** An answer of a door that says so. */
export type DoorEnded = { readonly [How in Over]: { readonly is: How } }[Over]

/** An actor, as far as it is waited for. */
export type WatchedActor<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (look: () => void, failed?: (error: unknown) => void, ended?: () => void) => Subscription
}

/** What all that is waited for ends with. */
export type DoorEnd = {
  /** How it has ended, if it has. */
  readonly is: () => Over | undefined
  readonly signal: AbortSignal
  readonly end: (how: Over) => void
  /** Waits until something can be found of an actor and of what it runs; nothing where one of them ends before. */
  readonly until: <Snapshot extends { readonly status: string }, A>(
    actor: WatchedActor<Snapshot>,
    select: (snapshot: Snapshot) => A | undefined,
  ) => Promise<A | undefined>
}

export const makeDoorEnd = (): DoorEnd => {
  const ended = new AbortController()
  const { signal } = ended
  let how: Over | undefined
  return {
    is: () => how,
    signal,
    end: (now) => {
      how ??= now
      ended.abort()
    },
    until: (actor, select) =>
      new Promise((resolve) => {
        const watched = live(actor, select)
        const first = watched.now()
        if (first !== undefined || signal.aborted || actor.getSnapshot().status !== "active") {
          resolve(first)
          return
        }
        const finish = (found?: typeof first) => {
          leave()
          ending.unsubscribe()
          signal.removeEventListener("abort", over)
          resolve(found)
        }
        const over = () => finish()
        const leave = watched.subscribe((found) => {
          if (found !== undefined) finish(found)
        })
        const ending = actor.subscribe(() => {}, over, over)
        signal.addEventListener("abort", over)
      }),
  }
}
