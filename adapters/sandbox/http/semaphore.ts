/** How many permits are taken, and how many requests wait for one. */
export type Places = { readonly taken: number; readonly waiting: number }

type Counted = { readonly places: () => Places }

/** Waits for a permit and gives back how to release it. */
export type Acquire = () => Promise<() => void>

/** Lets in so many at a time; the others wait in the order in which they came. */
export const semaphore = (permits: number): Acquire & Counted => {
  const waiting: Array<() => void> = []
  let taken = 0
  const release = () => {
    const enter = waiting.shift()
    if (enter === undefined) taken--
    else enter()
  }
  const acquire = async () => {
    if (taken < permits) taken++
    else await new Promise<void>((enter) => waiting.push(enter))
    return release
  }
  return Object.assign(acquire, { places: () => ({ taken, waiting: waiting.length }) })
}

/** The same for somebody: the others wait, and of one key's so many that there is room for more keys. */
export type AcquireFor = (key: string) => Promise<() => void>

export const semaphorePerKey = (permits: { readonly all: number; readonly ofOne: number }): AcquireFor & Counted => {
  const acquire = semaphore(permits.all)
  const ofKeys = new Map<string, { readonly acquire: Acquire; users: number }>()
  const acquireFor = async (key: string) => {
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
  const users = () => [...ofKeys.values()].reduce((sum, own) => sum + own.users, 0)
  const places = () => {
    const { taken } = acquire.places()
    return { taken, waiting: users() - taken }
  }
  return Object.assign(acquireFor, { places })
}
