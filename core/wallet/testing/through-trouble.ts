import type { Scheduler } from "fast-check"

/** A page on which the player says yes once, however often it is tapped or loaded again. */
type TroubledPage = {
  readonly player: {
    readonly stop: () => unknown
    readonly subscribe: (see: (seen: { readonly value: unknown }) => void) => unknown
    readonly send: (event: { readonly type: "outcome.requested" | "connection.restored" }) => void
  }
  readonly pass: (milliseconds: number) => void
  readonly confirm: () => void
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
    shown.player.stop()
    shown = load()
  }
  const { player, pass, confirm } = shown
  player.subscribe(({ value }) => {
    if (value === "unanswered") pass(5_000)
    if (value === "unavailable") player.send({ type: "connection.restored" })
    if (value === "unheard") confirm()
  })
  player.send({ type: "outcome.requested" })
  player.send({ type: "connection.restored" })
  return shown
}
