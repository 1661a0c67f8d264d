import { Effect } from "effect"
import type { AnyActorRef } from "xstate"
import { soon } from "../../testing/soon.ts"

type Snapshot = { readonly value: unknown; readonly children: { readonly errand?: AnyActorRef | undefined } }
type Flow<Shown extends Snapshot> = {
  readonly getSnapshot: () => Shown
  readonly subscribe: (seen: (snapshot: Shown) => void) => { readonly unsubscribe: () => void }
}

/** What a screen shows of a flow: the state of its errand while that goes on. */
export const shownBy = <Shown extends Snapshot>(flow: Flow<Shown>): unknown => {
  const { value, children } = flow.getSnapshot()
  const errand = children.errand?.getSnapshot()
  return errand?.status === "active" ? errand.value : value
}

/** Waits until a screen shows a state, of the flow or of its errand; not for long. */
export const untilShown = <Shown extends Snapshot>(flow: Flow<Shown>, state: string): Promise<Shown> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`${String(shownBy(flow))} is shown instead of ${state}`))
    const keepsWaiting = Effect.runCallback(Effect.delay(Effect.sync(giveUp), soon.timeout))
    const watched = new Set<AnyActorRef>()
    const look = () => {
      const { errand } = flow.getSnapshot().children
      if (shownBy(flow) === state) {
        resolve(flow.getSnapshot())
        keepsWaiting()
      } else if (errand !== undefined && !watched.has(errand)) {
        watched.add(errand)
        errand.subscribe(look)
      }
    }
    flow.subscribe(look)
    look()
  })
