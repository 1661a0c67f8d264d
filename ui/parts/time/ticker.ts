/** What the ticker needs of the page it runs in. */
export type TickerPage = {
  readonly after: (milliseconds: number, run: () => void) => () => void
  readonly hidden: () => boolean
  readonly onVisibility: (run: () => void) => void
}

export type Ticker = {
  /** Calls back at each full second of `now`, until the returned function is called. */
  readonly subscribe: (listener: () => void, now: () => number) => () => void
}

/** One timer for all countdowns: it beats on the full second of the clock they follow and rests while nobody looks. */
export const makeTicker = (page: TickerPage): Ticker => {
  const listeners = new Set<() => void>()
  let clock: () => number = Date.now
  let cancel: (() => void) | undefined

  const beat = () => {
    const toNextSecond = 1000 - (((clock() % 1000) + 1000) % 1000)
    cancel = page.after(toNextSecond, beat)
    for (const listener of listeners) listener()
  }
  const turn = () => {
    const wanted = listeners.size > 0 && !page.hidden()
    if (wanted && cancel === undefined) beat()
    if (wanted || cancel === undefined) return
    cancel()
    cancel = undefined
  }
  page.onVisibility(turn)

  return {
    subscribe: (listener, now) => {
      clock = now
      listeners.add(listener)
      turn()
      return () => {
        listeners.delete(listener)
        turn()
      }
    },
  }
}

export const ticker = makeTicker({
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  hidden: () => document.hidden,
  onVisibility: (run) => globalThis.document?.addEventListener("visibilitychange", run),
})
