/** Waits for a permit and gives back how to release it. */
export type Acquire = () => Promise<() => void>

/** Lets in so many at a time; the others wait in the order in which they came. */
export const semaphore = (permits: number): Acquire => {
  const waiting: Array<() => void> = []
  let taken = 0
  const release = () => {
    const enter = waiting.shift()
    if (enter === undefined) taken--
    else enter()
  }
  return async () => {
    if (taken < permits) taken++
    else await new Promise<void>((enter) => waiting.push(enter))
    return release
  }
}

/** The same for somebody: the others wait, and of one key's so many that there is room for more keys. */
export type AcquireFor = (key: string) => Promise<() => void>

export const semaphorePerKey = (permits: { readonly all: number; readonly ofOne: number }): AcquireFor => {
  const acquire = semaphore(permits.all)
  const ofKeys = new Map<string, { readonly acquire: Acquire; users: number }>()
  return async (key) => {
    const own = ofKeys.get(key) ?? { acquire: semaphore(permits.ofOne), users: 0 }
    ofKeys.set(key, own)
    own.users++
    const releaseOwn = await own.acquire()
    const release = await acquire()
    return () => {
      release()
      releaseOwn()
      if (--own.users === 0) ofKeys.delete(key)
    }
  }
}
