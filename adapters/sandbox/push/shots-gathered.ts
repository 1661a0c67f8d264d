/** Counts the shots of each round: the first is told at once, those that follow within half a second together. */
export const gatherShots = (tell: (betId: string, count: number) => void, every = 500) => {
  const waiting = new Map<string, { count: number; readonly timer: NodeJS.Timeout }>()
  const open = (betId: string) => {
    const timer = setTimeout(() => {
      const count = waiting.get(betId)?.count ?? 0
      waiting.delete(betId)
      if (count > 0) told(betId, count)
    }, every)
    waiting.set(betId, { count: 0, timer })
  }
  const told = (betId: string, count: number) => {
    open(betId)
    tell(betId, count)
  }
  return {
    hear: (betId: string, count: number) => {
      const gathered = waiting.get(betId)
      if (gathered === undefined) told(betId, count)
      else gathered.count += count
    },
    stop: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
