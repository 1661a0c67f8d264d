/** That one file imports another, both from the root of the tree. */
export type Import = { readonly from: string; readonly to: string }

/** Where rooms may not know each other in a circle, whatever the imports are for. */
const floors = ["core", "adapters/sandbox", "ui/screens"]

type Circle = { readonly from: string; readonly to: string }

/** The folders from the floor down to the file, as parts of its path; a room's testing folder is the room itself. */
const roomsOf = (floor: string, file: string): ReadonlyArray<string> => {
  const folders = file
    .slice(floor.length + 1)
    .split("/")
    .slice(0, -1)
  return folders.filter((folder, depth) => folder !== "testing" || depth === 0)
}

/** The two neighbouring rooms that an import connects; a room and a room inside it are no neighbours. */
const neighbours = (floor: string, { from, to }: Import): Circle | undefined => {
  const [here, there] = [roomsOf(floor, from), roomsOf(floor, to)]
  const apart = here.findIndex((room, depth) => room !== there[depth])
  const [one, other] = [here[apart], there[apart]]
  if (one === undefined || other === undefined) return undefined
  const above = [floor, ...here.slice(0, apart)].join("/")
  return { from: `${above}/${one}`, to: `${above}/${other}` }
}

/** The imports between neighbouring rooms that lead back to where they came from. */
export const roomCircles = (imports: ReadonlyArray<Import>): ReadonlyArray<Circle & { readonly by: Import }> => {
  const steps = floors.flatMap((floor) =>
    imports
      .filter(({ from, to }) => from.startsWith(`${floor}/`) && to.startsWith(`${floor}/`))
      .flatMap((by) => {
        const step = neighbours(floor, by)
        return step === undefined ? [] : [{ ...step, by }]
      }),
  )
  const next = Map.groupBy(steps, ({ from }) => from)
  const leadsTo = (start: string, goal: string): boolean => {
    const seen = new Set([start])
    for (const room of seen) for (const { to } of next.get(room) ?? []) seen.add(to)
    return seen.has(goal)
  }
  return steps.filter(({ from, to }) => leadsTo(to, from))
}
