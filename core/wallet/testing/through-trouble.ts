import type { Scheduler } from "fast-check"
import type { AnyActorRef } from "xstate"

/** A page on which the player says yes once, however often it is tapped or loaded again. */
type TroubledPage = {
  readonly player: AnyActorRef & {
    readonly getSnapshot: () => {
      readonly value: unknown
      readonly children: { readonly [child in "operation" | "loading" | "checkingStatus"]?: AnyActorRef | undefined }
    }
  }
  readonly pass: (milliseconds: number) => void
  readonly confirm: () => void
}

/** Waits where nothing was found out, and says yes again to what never arrived. */
const goThrough = ({ player, pass }: TroubledPage) => {
  const met = new Set<AnyActorRef>()
  const meet = (child: AnyActorRef | undefined) => {
    if (child === undefined || met.has(child)) return
    met.add(child)
    const act = () => {
      const { value } = child.getSnapshot()
      if (value === "awaitingAnswer") pass(30_000)
      if (value === "neverReceived") child.send({ type: "operation.confirmed" })
      if (value === "failed") child.send({ type: "connection.restored" })
    }
    child.subscribe(act)
    act()
  }
  const look = () => {
    const { value, children } = player.getSnapshot()
    if (value === "failed") player.send({ type: "connection.restored" })
    for (const child of [children.operation, children.loading, children.checkingStatus]) meet(child)
  }
  player.subscribe(look)
  look()
}

/** Says yes twice, loads the page again between any two legs of the way, and has the last page do all it can. */
export const throughTrouble = async <Page extends TroubledPage>(
  scheduler: Scheduler,
  reloads: number,
  first: Page,
  load: () => Page,
): Promise<Page> => {
  first.confirm()
  first.confirm()
  let shown = first
  for (let reload = 0; reload < reloads; reload++) {
    await scheduler.waitNext(Math.min(1, scheduler.count()))
    shown.player.stop?.()
    shown = load()
  }
  goThrough(shown)
  return shown
}
