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
  const read = () => ({ actor, selected: select(actor.getSnapshot()) })
  const [shown, show] = useState(read)
  const current = shown.actor === actor ? shown : read()
  useEffect(() => {
    const look = () => {
      const next = { actor, selected: select(actor.getSnapshot()) }
      startTransition(() =>
        show((shown) => (shown.actor === actor && Object.is(shown.selected, next.selected) ? shown : next)),
      )
    }
    look()
    const watching = actor.subscribe({ next: look, complete: look })
    return () => watching.unsubscribe()
  }, [actor, select])
  return current.selected
}
