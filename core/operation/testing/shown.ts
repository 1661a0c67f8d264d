import { Effect } from "effect"
import type { AnyActorRef } from "xstate"
import { soon } from "../../testing/soon.ts"

type Snapshot = { readonly value: unknown; readonly children: { readonly operation?: AnyActorRef | undefined } }
type Flow<Shown extends Snapshot> = {
  readonly getSnapshot: () => Shown
  readonly subscribe: (seen: (snapshot: Shown) => void) => { readonly unsubscribe: () => void }
}

/** What a screen shows of a flow: the state of its operation while that goes on. */
export const shownBy = <Shown extends Snapshot>(flow: Flow<Shown>): unknown => {
  const { value, children } = flow.getSnapshot()
  const operation = children.operation?.getSnapshot()
  return operation?.status === "active" ? operation.value : value
}

/** Waits until a screen shows a state, of the flow or of its operation; not for long. */
export const untilShown = <Shown extends Snapshot>(flow: Flow<Shown>, state: string): Promise<Shown> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`${String(shownBy(flow))} is shown instead of ${state}`))
    const keepsWaiting = Effect.runCallback(Effect.delay(Effect.sync(giveUp), soon.timeout))
    const watched = new Set<AnyActorRef>()
    const look = () => {
      const { operation } = flow.getSnapshot().children
      if (shownBy(flow) === state) {
        resolve(flow.getSnapshot())
        keepsWaiting()
      } else if (operation !== undefined && !watched.has(operation)) {
        watched.add(operation)
        operation.subscribe(look)
      }
    }
    flow.subscribe(look)
    look()
  })
