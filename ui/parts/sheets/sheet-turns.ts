/** The sheets that open by themselves, the most important first. */
const inTurn = ["reminder", "consent", "news", "notifications"] as const
export type SheetTurn = (typeof inTurn)[number]

/** Lets one sheet at a time open by itself, and none over a sheet that the player has opened. */
export const makeSheetTurns = () => {
  const waiting = new Set<SheetTurn>()
  const listeners = new Set<() => void>()
  let open = 0
  let current: SheetTurn | undefined
  const settle = () => {
    if (current !== undefined || open > 0) return
    current = inTurn.find((turn) => waiting.has(turn))
    if (current !== undefined) for (const listener of listeners) listener()
  }
  return {
    /** A sheet wants to open by itself, until the returned function is called. */
    want: (turn: SheetTurn) => {
      waiting.add(turn)
      settle()
      return () => {
        waiting.delete(turn)
        if (current === turn) current = undefined
        settle()
      }
    },
    opened: () => {
      open += 1
    },
    closed: () => {
      open -= 1
      settle()
    },
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const sheetTurns = makeSheetTurns()
