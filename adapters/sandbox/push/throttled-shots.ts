/** Counts the shots of each round: the first is sent at once, those that follow within half a second together. */
export const throttledShots = (send: (betId: string, count: number) => void, every = 500) => {
  const waiting = new Map<string, { count: number; readonly timer: NodeJS.Timeout }>()
  const open = (betId: string) => {
    const timer = setTimeout(() => {
      const count = waiting.get(betId)?.count ?? 0
      waiting.delete(betId)
      if (count > 0) noteSent(betId, count)
    }, every)
    waiting.set(betId, { count: 0, timer })
  }
  const noteSent = (betId: string, count: number) => {
    open(betId)
    send(betId, count)
  }
  return {
    onShot: (betId: string, count: number) => {
      const throttled = waiting.get(betId)
      if (throttled === undefined) noteSent(betId, count)
      else throttled.count += count
    },
    stop: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
