export const median = (figures: ReadonlyArray<number>): number => {
  const sorted = figures.toSorted((one, other) => one - other)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}
