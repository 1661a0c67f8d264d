import type { Subscription } from "xstate"

export type Followed<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (hear: (snapshot: Snapshot) => void) => Subscription
}

/** Tells one part of what an actor knows, at once and whenever it is another one, until the returned function is called. */
export const follow = <Snapshot, Part>(
  actor: Followed<Snapshot>,
  partOf: (snapshot: Snapshot) => Part,
  hear: (part: Part, before?: Part) => void,
): (() => void) => {
  let known = partOf(actor.getSnapshot())
  const following = actor.subscribe((snapshot) => {
    const now = partOf(snapshot)
    if (now === known) return
    const before = known
    known = now
    hear(now, before)
  })
  hear(known)
  return () => following.unsubscribe()
}
