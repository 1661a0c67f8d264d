const cells = new Uint32Array(1 << 16)

/** The same piece of work each time: enough memory and arithmetic to feel who else is at work on the machine. */
const work = () => {
  let seed = 2_569
  for (let step = 0; step < 100_000; step++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    cells[seed >>> 16] = (cells[(seed >>> 8) & 0xffff] ?? 0) + step
  }
  return cells[0]
}

export const medianOf = (numbers: ReadonlyArray<number>): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** How long the machine takes now for a piece of work that is always the same, in microseconds of its processor. */
export const takePace = (): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
