/** Where a key moves to among `count` items of a list, from `place`; undefined for keys that do not move. */
export const nextItem = (key: string, place: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === "ArrowDown") return (place + 1) % count
  if (key === "ArrowUp") return place <= 0 ? count - 1 : place - 1
  if (key === "Home") return 0
  if (key === "End") return count - 1
  return undefined
}
