/** A promise that is resolved from outside; `Promise.withResolvers` is missing where this may have to run. */
export const openPromise = <A = void>() => {
  const waiting: Array<(value: A) => void> = []
  const promise = new Promise<A>((resolve) => {
    waiting.push(resolve)
  })
  return {
    promise,
    resolve: (value: A) => {
      for (const resolve of waiting) resolve(value)
    },
  }
}
