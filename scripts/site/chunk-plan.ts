import { type Fetch, joinChunks, type Piece } from "./join-chunks.ts"

/** By the modules that it imports on demand: those that it needs to answer, and those that it fetches after. */
export type PlannedPage = { readonly modules: ReadonlyArray<string>; readonly after: ReadonlyArray<string> }

/** Nobody waits for what is fetched once a page has answered; it counts for each page. */
const worthAfter = 0.05

/** What is imported while a page is used is fetched more seldom than the page. */
const worthOnDemand = 0.1

/**
 * Puts modules into chunks by the pages that fetch them: what the same pages fetch stands in one file, and small files come
 * together where that costs less than a request each. Chunks come after those that they import from.
 */
export const planChunks = (
  pieces: ReadonlyArray<Piece>,
  first: string,
  pages: ReadonlyArray<PlannedPage>,
): ReadonlyArray<ReadonlySet<string>> => {
  const graph = graphOf(pieces)
  const loadedFirst = graph.closure([graph.holding(first)])
  const fetches = fetchesOf(graph, loadedFirst, pages)
  const byFetches = Map.groupBy(
    pieces.filter((piece) => piece.entry === null && !loadedFirst.has(piece)),
    (piece) => fetches.flatMap((fetch, index) => (fetch.pieces.has(piece) ? [index] : [])).join(),
  )
  byFetches.delete("")
  const chunks = joinChunks([...byFetches.values()], pieces, graph.imports, fetches)
  return chunks.map((chunk) => new Set(chunk.flatMap((piece) => [...piece.modules.keys()])))
}

type Graph = ReturnType<typeof graphOf>

const graphOf = (pieces: ReadonlyArray<Piece>) => {
  const named = new Map(pieces.map((piece) => [piece.fileName, piece]))
  const holders = new Map(pieces.flatMap((piece) => [...piece.modules.keys()].map((module) => [module, piece])))
  for (const piece of pieces) if (piece.entry !== null) holders.set(piece.entry, piece)
  const all = (files: ReadonlyArray<string>) => files.flatMap((file) => named.get(file) ?? [])
  return {
    pieces,
    imports: (piece: Piece) => all(piece.imports),
    holding: (module: string) => {
      const holder = holders.get(module)
      if (holder === undefined) throw new Error(`${module} stands in no file of the build`)
      return holder
    },
    askedBy: (piece: Piece) => pieces.filter(({ dynamicImports }) => dynamicImports.includes(piece.fileName)),
    closure: (from: ReadonlyArray<Piece>): ReadonlySet<Piece> => {
      const reached = new Set(from)
      for (const piece of reached) for (const imported of all(piece.imports)) reached.add(imported)
      return reached
    },
  }
}

const fetchesOf = (
  graph: Graph,
  loadedFirst: ReadonlySet<Piece>,
  pages: ReadonlyArray<PlannedPage>,
): ReadonlyArray<Fetch> => {
  const different = [...new Map(pages.map((page) => [page.modules.toSorted().join(), page])).values()]
  const ofPages = different.map(({ modules }) => ({
    worth: 1,
    pieces: graph.closure(modules.map(graph.holding)).difference(loadedFirst),
    before: loadedFirst,
  }))
  const afterPages = different.map(({ modules, after }) => {
    const before = graph.closure(modules.map(graph.holding)).union(loadedFirst)
    return { worth: worthAfter, pieces: graph.closure(after.map(graph.holding)).difference(before), before }
  })
  const atPages = new Set(different.flatMap(({ modules, after }) => [...modules, ...after]).map(graph.holding))
  const onDemand = graph.pieces.filter(
    (piece) => piece.entry !== null && !atPages.has(piece) && !loadedFirst.has(piece),
  )
  const closures = new Map(onDemand.map((piece) => [piece, graph.closure([piece])]))
  const before = new Map<Piece, ReadonlySet<Piece>>()
  const whenAskedBy = (asking: Piece): ReadonlyArray<ReadonlySet<Piece>> => [
    ...(loadedFirst.has(asking) ? [loadedFirst] : []),
    ...ofPages.filter((page) => page.pieces.has(asking)).map((page) => loadedFirst.union(page.pieces)),
    ...[...before].flatMap(([piece, there]) => {
      const closure = closures.get(piece)
      return closure?.has(asking) === true ? [there.union(closure)] : []
    }),
  ]
  // What was there before one is there before those that it asks for: until nothing is learned of any.
  for (let isLearning = true; isLearning; ) {
    isLearning = false
    for (const piece of onDemand) {
      const cases = graph.askedBy(piece).flatMap(whenAskedBy)
      if (cases.length === 0) continue
      const there = cases.reduce((one, other) => one.intersection(other))
      isLearning ||= there.size !== before.get(piece)?.size
      before.set(piece, there)
    }
  }
  return [
    ...ofPages,
    ...afterPages,
    ...[...closures].map(([piece, closure]) => {
      const there = before.get(piece) ?? loadedFirst
      return { worth: worthOnDemand, pieces: closure.difference(there), before: there }
    }),
  ]
}
