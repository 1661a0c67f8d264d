import { live } from "@fakham/core/show"

/** Waits until something can be found of an actor and of what it runs, and tells it. */
export const until = <Snapshot, A>(
  actor: Parameters<typeof live<Snapshot, A | undefined>>[0],
  select: (snapshot: Snapshot) => A | undefined,
): Promise<A> =>
  new Promise((resolve) => {
    const watched = live(actor, select)
    const first = watched.now()
    if (first !== undefined) {
      resolve(first)
      return
    }
    const leave = watched.subscribe((found) => {
      if (found === undefined) return
      leave()
      resolve(found)
    })
  })
