import type { BettingEvent } from "@fakham/core/betting"

type Pulled = Extract<BettingEvent, { readonly type: "slip.pulled" | "set.pulled" }>

/** Numbers on their way from another page into the slip of a round; whoever takes them has them alone. */
export type Carried = {
  readonly put: (betId: string, numbers: Pulled) => void
  readonly take: (betId: string) => Pulled | undefined
}

export const makeCarried = (): Carried => {
  const onTheWay = new Map<string, Pulled>()
  return {
    put: (betId, numbers) => void onTheWay.set(betId, numbers),
    take: (betId) => {
      const numbers = onTheWay.get(betId)
      onTheWay.delete(betId)
      return numbers
    },
  }
}
