import type { Subscription } from "xstate"

/** What another actor knows, and how to hear that it knows something else. */
export type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (look: (snapshot: Snapshot) => void) => Subscription
}

/** Calls back with one part of what an actor knows, at once and whenever it is another one, until the returned function is called. */
export const watchPart = <Snapshot, Part>(
  watched: Watched<Snapshot>,
  partOf: (snapshot: Snapshot) => Part,
  look: (part: Part, before?: Part) => void,
): (() => void) => {
  let known = partOf(watched.getSnapshot())
  look(known)
  const watching = watched.subscribe((snapshot) => {
    const part = partOf(snapshot)
    if (part === known) return
    const before = known
    known = part
    look(part, before)
  })
  return () => watching.unsubscribe()
}
