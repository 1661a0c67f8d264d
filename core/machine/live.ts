import type { AnyActorRef, Subscription } from "xstate"

/** What is so now, and whoever wants to see it whenever it is something else: a Svelte store, `useSyncExternalStore`, a signal. */
export type Live<A> = {
  readonly now: () => A
  /** Shows what is so at once and at every change, until the returned function is called. */
  readonly subscribe: (show: (now: A) => void) => () => void
}

type Actor<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (look: () => void) => Subscription
}

/** An actor and all that it runs, down to the last. */
const familyOf = (actor: Actor<unknown>): ReadonlyArray<Actor<unknown>> => [actor, ...childrenOf(actor.getSnapshot())]

const childrenOf = (snapshot: unknown): ReadonlyArray<Actor<unknown>> => {
  if (typeof snapshot !== "object" || snapshot === null || !("children" in snapshot)) return []
  const children: ReadonlyArray<AnyActorRef | undefined> = Object.values(snapshot.children ?? {})
  return children.flatMap((child) => (child === undefined ? [] : familyOf(child)))
}

/** One part of what an actor knows. It is looked at again when a child of the actor moves too: an operation is one. */
export const live = <Snapshot, A>(actor: Actor<Snapshot>, select: (snapshot: Snapshot) => A): Live<A> => {
  let seen: { readonly at: ReadonlyArray<unknown>; readonly is: A } | undefined
  const now = (): A => {
    const at = familyOf(actor).map((one) => one.getSnapshot())
    const last = seen
    if (last !== undefined && last.at.length === at.length && last.at.every((one, place) => one === at[place]))
      return last.is
    seen = { at, is: select(actor.getSnapshot()) }
    return seen.is
  }
  const subscribe = (show: (now: A) => void) => {
    let shown = now()
    const watched = new Map<Actor<unknown>, Subscription>()
    const look = () => {
      watch()
      const next = now()
      if (Object.is(next, shown)) return
      shown = next
      show(next)
    }
    const watch = () => {
      for (const one of familyOf(actor)) if (!watched.has(one)) watched.set(one, one.subscribe(look))
    }
    show(shown)
    watch()
    return () => {
      for (const watching of watched.values()) watching.unsubscribe()
    }
  }
  return { now, subscribe }
}
