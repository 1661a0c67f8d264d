import type { AnyActorRef } from "xstate"

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

/** Waits until a screen shows a state, of the flow or of its errand. */
export const untilShown = <Shown extends Snapshot>(flow: Flow<Shown>, state: string): Promise<Shown> =>
  new Promise((resolve) => {
    const watched = new Set<AnyActorRef>()
    const look = () => {
      const { errand } = flow.getSnapshot().children
      if (shownBy(flow) === state) resolve(flow.getSnapshot())
      else if (errand !== undefined && !watched.has(errand)) {
        watched.add(errand)
        errand.subscribe(look)
      }
    }
    flow.subscribe(look)
    look()
  })
