import type { operatorOn } from "@fakham/stand-in/testing"

/** A sandbox with its desk, and the players of the demo, who ask it as `playerAt` lets them. */
export const sandboxWithPlayers = async <Player>(
  operator: Awaited<ReturnType<typeof operatorOn>>,
  playerAt: (origin: string, token?: string) => Player,
) => {
  const player = async (userName: string, pin: string) =>
    playerAt(operator.origin, await operator.tokenOf(userName, pin))
  const desk = async (path: string, order: unknown): Promise<void> => {
    const { status } = await operator.post(`/__sandbox/${path}`, order)
    if (status !== 200) throw new Error(`the desk refuses ${path}`)
  }
  return {
    origin: operator.origin,
    stop: operator.stop,
    desk,
    player,
    guest: playerAt(operator.origin),
    somchai: await player("somchai88", "Duean69#x"),
    malee: await player("malee2569", "Dao2569*k"),
    /** What goes wrong with the next call of a path. */
    fault: (path: string, fault: Readonly<Record<string, unknown>>) => desk("faults", { ...fault, path, count: 1 }),
    /** From now on it is this time at the operator's. */
    clockTo: (moment: string) =>
      desk("clock", { offsetSeconds: Math.round((Date.parse(moment) - Date.now()) / 1_000) }),
  }
}
