import { Effect } from "effect"
import { soon } from "../../testing/soon.ts"
import { type FlowSnapshot, type ShownOperation, shownBy } from "../shown.ts"

type Flow<Shown extends FlowSnapshot<unknown>> = {
  readonly getSnapshot: () => Shown
  readonly subscribe: (seen: (snapshot: Shown) => void) => { readonly unsubscribe: () => void }
}

/** Waits until a screen shows a state, of the flow or of its operation; not for long. */
export const untilShown = <Shown extends FlowSnapshot<unknown>>(flow: Flow<Shown>, state: string): Promise<Shown> =>
  new Promise((resolve, reject) => {
    const shown = () => shownBy(flow.getSnapshot())
    const giveUp = () => reject(new Error(`${String(shown())} is shown instead of ${state}`))
    const keepsWaiting = Effect.runCallback(Effect.delay(Effect.sync(giveUp), soon.timeout))
    const watched = new Set<ShownOperation>()
    const look = () => {
      const { operation } = flow.getSnapshot().children
      if (shown() === state) {
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
