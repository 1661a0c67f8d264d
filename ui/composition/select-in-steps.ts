import { startTransition, useEffect, useState } from "react"
import type { AnyActorRef, SnapshotFrom } from "xstate"

/**
 * What an actor knows, drawn in steps between which the page answers to taps. What it learns while a page is drawn is
 * drawn next, where `useSelector` would have all of the page drawn again at once. `select` is the same one each time.
 */
export const useSelectorInSteps = <Actor extends AnyActorRef, Selected>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
): Selected => {
  const [shown, show] = useState(() => select(actor.getSnapshot()))
  useEffect(() => {
    const look = () => startTransition(() => show(() => select(actor.getSnapshot())))
    look()
    const watching = actor.subscribe(look)
    return () => watching.unsubscribe()
  }, [actor, select])
  return shown
}
