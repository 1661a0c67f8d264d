import { startTransition, useEffect, useRef, useState } from "react"
import { makeRenderQueue } from "./render-queue.ts"

const steps = makeRenderQueue(startTransition)

type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (look: () => void) => { readonly unsubscribe: () => void }
}

const readBy = <Snapshot, Selected>(
  actor: Watched<Snapshot> | undefined,
  select: (snapshot: Snapshot | undefined) => Selected,
  step: number,
) => ({ actor, shown: select(actor?.getSnapshot()), step })

/**
 * What an actor knows, drawn in steps between which the page answers to taps. What it learns while a page is drawn is
 * drawn next, where `useSelector` would have all of the page drawn again: at once if the page shows the same actor, and
 * from the beginning if it is drawn in steps. `select` is the same one each time.
 */
export function useSelectorInSteps<Snapshot, Selected>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected
export function useSelectorInSteps<Snapshot, Selected>(
  actor: Watched<Snapshot> | undefined,
  select: (snapshot: Snapshot | undefined) => Selected,
): Selected
export function useSelectorInSteps<Snapshot, Selected>(
  actor: Watched<Snapshot> | undefined,
  select: (snapshot: Snapshot | undefined) => Selected,
): Selected {
  const [held, hold] = useState(() => readBy(actor, select, 0))
  const latest = useRef(held)
  useEffect(() => steps.drawn(held.step), [held])
  useEffect(() => {
    const change = (step: number) => {
      const [before, now] = [latest.current, readBy(actor, select, step)]
      if (before.actor === actor && before.shown === now.shown) return false
      latest.current = now
      hold(now)
      return true
    }
    const look = () => steps.add(change)
    look()
    const watching = actor?.subscribe(look)
    return () => {
      watching?.unsubscribe()
      steps.remove(change)
      steps.drawn(latest.current.step)
    }
  }, [actor, select])
  // Of another actor nothing is shown, not even until the next step.
  return held.actor === actor ? held.shown : readBy(actor, select, 0).shown
}
