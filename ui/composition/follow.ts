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

/** How long something stays on show that the player sees for themselves. */
const passing = 6_000

/** Calls back whenever passing news has been on show for a while; later news takes the place and the time of earlier. */
export const followPassing = <Snapshot>(
  draft: Followed<Snapshot>,
  passingNews: (snapshot: Snapshot) => unknown,
  isOver: () => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = follow(draft, passingNews, (news) => {
    clearTimeout(timer)
    if (news !== undefined) timer = setTimeout(isOver, passing)
  })
  return () => {
    leave()
    clearTimeout(timer)
  }
}
