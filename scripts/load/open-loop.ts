/** The machine's time, or a virtual one, in milliseconds. */
type LoadClock = { readonly now: () => number; readonly setTimeout: (act: () => void, wait: number) => unknown }

type Arrivals = { readonly perSecond: number; readonly ms: number }

/**
 * Arrivals come when they are due, whatever became of those before, and each takes the player who has been free for longest.
 * A latency counts from the moment that its arrival was due: whoever comes during a stall waits for its end.
 */
export const openLoop = <Player>(
  clock: LoadClock,
  { perSecond, ms }: Arrivals,
  players: ReadonlyArray<Player>,
  act: (player: Player) => Promise<unknown>,
): Promise<ReadonlyArray<number>> =>
  new Promise((resolve, reject) => {
    const count = Math.floor((perSecond * ms) / 1_000)
    const beganAt = clock.now()
    const free = [...players]
    const waiting: Array<number> = []
    const latencies: Array<number> = []
    const serve = async (player: Player, first: number) => {
      for (let dueAt: number | undefined = first; dueAt !== undefined; dueAt = waiting.shift()) {
        await act(player)
        latencies.push(clock.now() - dueAt)
      }
      free.push(player)
      if (latencies.length === count) resolve(latencies)
    }
    for (let at = 0; at < count; at += 1) {
      const wait = (at * 1_000) / perSecond
      clock.setTimeout(() => {
        const player = free.shift()
        if (player === undefined) waiting.push(beganAt + wait)
        else serve(player, beganAt + wait).catch(reject)
      }, wait)
    }
  })

/** The time within which so large a share was answered. */
export const percentile = (times: ReadonlyArray<number>, share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
