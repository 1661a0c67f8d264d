import { createHash } from "node:crypto"
import { httpGames } from "@fakham/operator/games"
import { createActor } from "xstate"
import { makeTable } from "../game-table.machine.ts"
import type { PlayedRound, TableEvent } from "../game-table.ts"
import { handOn } from "../hand.ts"
import type { TabPlayer } from "../tab.ts"
import type { World } from "../world.ts"
import type { Flow } from "./flow.ts"

/** Somebody else at another tab has the seat: whether the last round was played is told where they sit down next. */
const saysNothing = "seatClosed"

const wrongOf = (result: PlayedRound, stored: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  if ("refused" in result)
    return stored !== undefined && result.refused !== saysNothing
      ? `told that round ${result.round} was not played (${result.refused}), and it was`
      : undefined
  const { seed, returned } = result.played
  if (stored === undefined) return `told of round ${result.round}, which was never played`
  if (Number(stored["returned"]) !== Math.round(returned * 100))
    return `told of other winnings in round ${result.round}`
  if (createHash("sha256").update(seed).digest("hex") !== result.commitment)
    return `round ${result.round} was drawn from something else than was shown before`
  return undefined
}

/** Rounds at a partner's table: each that a player wanted is staked once or not at all, and they are told which. */
export const gameRoundsFlow = (): Flow => {
  const results: Array<PlayedRound & { readonly player: TabPlayer }> = []
  let made = 0
  const roundsOf = ({ operator }: World, player: TabPlayer) =>
    operator.look(
      `select round_id, returned from game_rounds join users on users.uuid = user_uuid where user_name = '${player}'`,
    )
  const wanted = new Map<TabPlayer, number>()
  return {
    open: ({ client, player, visit, timers }) => {
      const table = createActor(
        makeTable(visit.with(httpGames(client)).runtime, {
          client,
          newRound: () => {
            wanted.set(player, (wanted.get(player) ?? 0) + 1)
            return `00000000-0000-4000-8000-${String(++made).padStart(12, "0")}`
          },
          emit: (one) => void results.push({ ...one, player }),
        }),
        { clock: timers },
      )
      return handOn<TableEvent>(table, {
        play: () => ({ type: "play.pressed" }),
        "sit down": () => ({ type: "seat.wanted" }),
      })
    },
    wanted: { standing: "sit down", seated: "play", shown: "play", refused: "sit down" },
    others: ["sit down", "play"],
    ends: ["shown"],
    setsClocks: false,
    wrong: (world, player) => {
      const rounds = roundsOf(world, player)
      if (rounds.length > (wanted.get(player) ?? 0)) return `${rounds.length} rounds, and fewer were wanted`
      return results
        .filter((each) => each.player === player)
        .map((one) =>
          wrongOf(
            one,
            rounds.find(({ round_id }) => round_id === one.round),
          ),
        )
        .find((wrong) => wrong !== undefined)
    },
    wrongAtTheEnd: (world, player) =>
      roundsOf(world, player).length > 0 ? undefined : "wanted rounds over a mended line, and none was played",
  }
}
