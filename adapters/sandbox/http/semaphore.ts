/** Enters and is told how to leave again. */
export type Enter = () => Promise<() => void>

/** Lets in so many at a time; the others wait in the order in which they came. */
export const places = (most: number): Enter => {
  const waiting: Array<() => void> = []
  let taken = 0
  const leave = () => {
    const enter = waiting.shift()
    if (enter === undefined) taken--
    else enter()
  }
  return async () => {
    if (taken < most) taken++
    else await new Promise<void>((enter) => waiting.push(enter))
    return leave
  }
}
