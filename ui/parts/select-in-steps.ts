import { startTransition, useEffect, useState } from "react"

type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (look: () => void) => { readonly unsubscribe: () => void }
}

/**
 * What an actor knows, drawn after what is being drawn and in steps between which the page answers to taps: `useSelector`
 * would have the part that is being drawn begun anew. `select` is the same one each time.
 */
export const useSelectorInSteps = <Snapshot, Selected>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected => {
  const [held, hold] = useState(() => ({ actor, shown: select(actor.getSnapshot()) }))
  useEffect(() => {
    const look = () =>
      startTransition(() =>
        hold((before) => {
          const shown = select(actor.getSnapshot())
          return before.actor === actor && before.shown === shown ? before : { actor, shown }
        }),
      )
    look()
    const watching = actor.subscribe(look)
    return () => watching.unsubscribe()
  }, [actor, select])
  // Of another actor nothing is shown, not even until the next step.
  return held.actor === actor ? held.shown : select(actor.getSnapshot())
}
