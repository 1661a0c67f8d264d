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
