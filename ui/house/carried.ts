/** What was chosen on another page, on its way to a round; whoever takes it has it alone. */
export type Carried<Chosen> = {
  readonly put: (betId: string, chosen: Chosen) => void
  readonly take: (betId: string) => Chosen | undefined
}

export const makeCarried = <Chosen>(): Carried<Chosen> => {
  const onTheWay = new Map<string, Chosen>()
  return {
    put: (betId, chosen) => void onTheWay.set(betId, chosen),
    take: (betId) => {
      const chosen = onTheWay.get(betId)
      onTheWay.delete(betId)
      return chosen
    },
  }
}
