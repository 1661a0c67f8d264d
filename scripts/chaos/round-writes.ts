import { forEachAtOnce, virtualPlayerAt } from "../load/player.ts"
import { gameRoundWrite } from "./game-rounds.ts"
import type { PlayerWithBank } from "./players-with-banks.ts"
import { depositWrite, slipWrite, type Write, withdrawalWrite } from "./writes.ts"

const atOnce = 200

/** How many of each a round has; a player asks for one withdrawal in it at most. */
export const amountsOf = (writes: number, players: number) => {
  const [deposits, withdrawals] = [Math.floor(writes / 10), Math.min(players, Math.floor(writes / 50))]
  const gameRounds = Math.floor(writes / 10)
  return { slips: writes - 2 * (deposits + withdrawals) - gameRounds, deposits, withdrawals, gameRounds }
}

/** Slips of a round with deposits, withdrawals and rounds of games spread among them; nobody is paid more often than a day allows. */
export const writesOf = (
  round: number,
  { slips, deposits, withdrawals, gameRounds }: ReturnType<typeof amountsOf>,
  players: ReadonlyArray<PlayerWithBank & { readonly seat: string }>,
  paidEvery: number,
): ReadonlyArray<Write> => {
  const spread = (count: number, make: (at: number) => Write) =>
    Array.from({ length: count }, (_, at) => ({ write: make(at), place: (at + 0.5) / count }))
  return [
    ...spread(slips, (at) => slipWrite(at % players.length, `yeekee-2026-11-20-${round}`)),
    ...spread(deposits, (at) => depositWrite(at % players.length)),
    ...spread(gameRounds, (at) => gameRoundWrite(at % players.length, players[at % players.length]?.seat ?? "")),
    ...spread(withdrawals, (at) => {
      const status = (round + at) % paidEvery === 0 ? "PAID" : "REJECTED"
      return withdrawalWrite(at, players[at]?.bankId ?? "", status)
    }),
  ]
    .toSorted((one, other) => one.place - other.place)
    .map(({ write }) => write)
}

/** Sends each, every player on a connection of their own, and tells of those that are done; what broke off the others. */
export const sendAll = async (
  origin: string,
  tokens: ReadonlyArray<string>,
  writes: ReadonlyArray<Write>,
  onDone: (write: Write) => void,
): Promise<ReadonlySet<string>> => {
  const brokenOff = new Set<string>()
  const lines = tokens.map(() => virtualPlayerAt(origin))
  await forEachAtOnce(writes, atOnce, async (write) => {
    const [line, token] = [lines[write.player], tokens[write.player]]
    if (line === undefined || token === undefined) return
    try {
      if (await write.send(line.ask, token)) onDone(write)
    } catch (cause) {
      // Nothing is known of this write; mostly the operator is gone.
      brokenOff.add(String(cause))
    }
  })
  for (const line of lines) line.leave()
  return brokenOff
}
