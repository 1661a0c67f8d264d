/** A file of a build in which a module stands with exactly those that the same imports on demand reach. */
export type Piece = {
  readonly fileName: string
  /** The module that is imported on demand, where the file is one's. */
  readonly entry: string | null
  /** How long each of its modules is. */
  readonly modules: ReadonlyMap<string, number>
  readonly imports: ReadonlyArray<string>
  readonly dynamicImports: ReadonlyArray<string>
}

/** A page, or a module that is imported while pages are used; nothing that was there before is fetched for it. */
export type Fetch = { readonly worth: number; readonly pieces: ReadonlySet<Piece>; readonly before: ReadonlySet<Piece> }

/** So many characters fetched in vain weigh as much as one more file. */
const weightOfFile = 3_000

type Chunk = {
  readonly pieces: ReadonlyArray<Piece>
  readonly isFetched: ReadonlyArray<boolean>
  /** By fetch: how much of it was not there before. */
  readonly lengths: ReadonlyArray<number>
}

/**
 * Joins chunks that are fetched together, two at a time and those first that win most, while one file less weighs more than
 * what is then fetched in vain. No chunk imports itself by way of another. Each comes after those that it imports from.
 */
export const joinChunks = (
  chunks: ReadonlyArray<ReadonlyArray<Piece>>,
  pieces: ReadonlyArray<Piece>,
  importsOf: (piece: Piece) => ReadonlyArray<Piece>,
  fetches: ReadonlyArray<Fetch>,
): ReadonlyArray<ReadonlyArray<Piece>> => {
  const chunkOf = (held: ReadonlyArray<Piece>): Chunk => ({
    pieces: held,
    isFetched: fetches.map((fetch) => held.some((piece) => fetch.pieces.has(piece))),
    lengths: fetches.map((fetch) => lengthOf(held.filter((piece) => !fetch.before.has(piece)))),
  })
  const worths = fetches.map(({ worth }) => worth)
  const left = new Set(chunks.map(chunkOf))
  const grouped = new Set(chunks.flat())
  const alone = pieces.filter((piece) => !grouped.has(piece)).map((piece) => chunkOf([piece]))
  let pairs = [...left].flatMap((one, index) =>
    [...left].slice(0, index).map((other) => ({ one, other, gain: gainOf(one, other, worths) })),
  )
  for (;;) {
    pairs = pairs.filter(({ one, other, gain }) => gain > 0 && left.has(one) && left.has(other))
    const order = importOrder([...left, ...alone], importsOf)
    const pair = pairs
      .toSorted((one, other) => other.gain - one.gain)
      .find(({ one, other }) => !order.isBetween(one, other) && !order.isBetween(other, one))
    if (pair === undefined) return order.chunks.filter((chunk) => left.has(chunk)).map((chunk) => chunk.pieces)
    const { one, other } = pair
    left.delete(one)
    left.delete(other)
    const both = chunkOf([...one.pieces, ...other.pieces])
    pairs = [...pairs, ...[...left].map((third) => ({ one: both, other: third, gain: gainOf(both, third, worths) }))]
    left.add(both)
  }
}

const lengthOf = (pieces: ReadonlyArray<Piece>) =>
  pieces.flatMap((piece) => [...piece.modules.values()]).reduce((sum, length) => sum + length, 0)

const gainOf = (one: Chunk, other: Chunk, worths: ReadonlyArray<number>): number =>
  worths.reduce((gain, worth, index) => {
    const [isOne, isOther] = [one.isFetched[index], other.isFetched[index]]
    if (isOne && isOther) return gain + worth * weightOfFile
    const inVain = isOne ? other.lengths[index] : isOther ? one.lengths[index] : 0
    return gain - worth * (inVain ?? 0)
  }, 0)

/** Chunks, each after those that it imports from. */
const importOrder = (all: ReadonlyArray<Chunk>, importsOf: (piece: Piece) => ReadonlyArray<Piece>) => {
  const holders = new Map(all.flatMap((chunk) => chunk.pieces.map((piece) => [piece, chunk])))
  const direct = new Map(
    all.map((chunk) => [chunk, new Set(chunk.pieces.flatMap(importsOf).flatMap((piece) => holders.get(piece) ?? []))]),
  )
  const chunks: Chunk[] = []
  const reached = new Map<Chunk, ReadonlySet<Chunk>>()
  const visit = (chunk: Chunk): ReadonlySet<Chunk> => {
    const known = reached.get(chunk)
    if (known !== undefined) return known
    const mine = new Set<Chunk>()
    reached.set(chunk, mine)
    for (const imported of direct.get(chunk) ?? []) {
      if (imported === chunk) continue
      mine.add(imported)
      for (const further of visit(imported)) mine.add(further)
    }
    chunks.push(chunk)
    return mine
  }
  all.forEach(visit)
  return {
    chunks,
    /** One imports the other by way of a third. */
    isBetween: (one: Chunk, other: Chunk): boolean =>
      [...(direct.get(one) ?? [])].some((third) => third !== one && third !== other && reached.get(third)?.has(other)),
  }
}
