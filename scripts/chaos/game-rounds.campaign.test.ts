import { mustBeNothing } from "@fakham/stand-in/testing"
import { findPrograms } from "@fakham/stand-in/testing/processes"
import { describe, expect, it } from "vitest"
import { gather } from "../load/bettors.ts"
import { startOperatorProcess } from "../load/operator.ts"
import { virtualPlayerAt } from "../load/player.ts"
import { throwAwayData } from "../load/throw-away-data.ts"
import { gameRoundWrite, seatsOf } from "./game-rounds.ts"

const databases = findPrograms() === undefined ? (["sqlite"] as const) : (["sqlite", "postgres"] as const)

describe.each(databases)("an operator that is killed in the middle of a round of a game, on %s", (database) => {
  it("has not played it, or has played it wholly, and gives one answer to who asks again", {
    timeout: 120_000,
  }, async () => {
    const data = await throwAwayData(database)
    const start = () => startOperatorProcess({ ...data.environment, SANDBOX_HISTORY_DAYS: "0" }, { mayDie: true })
    let operator = await start()
    const tokens = (await gather(operator.origin, 1)).map(({ token, leave }) => {
      leave()
      return token
    })
    const [seat = ""] = await seatsOf(operator, tokens)
    const seen: Array<unknown> = []
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const write = gameRoundWrite(0, seat)
      const ask = async () => {
        const player = virtualPlayerAt(operator.origin)
        const isDone = await write.send(player.ask, "").catch(() => false)
        player.leave()
        return isDone
      }
      await operator.dieAt({ from: 'update "game_seats" set "next_seed"', at: "", count })
      const isDoneAtOnce = await ask()
      if (!isDoneAtOnce) await operator.gone
      await operator.stop("SIGKILL")
      operator = await start()
      const isDone = await ask()
      const isDoneAgain = await ask()
      const books = await operator.desk.books()
      seen.push({
        isDoneAtOnce,
        isDone,
        isDoneAgain,
        answers: write.answers.size,
        refusals: write.refusals.size,
        gameRounds: books["gameRounds"],
        wrong: mustBeNothing.filter((name) => books[name] !== 0),
      })
    }
    await operator.stop("SIGKILL")
    await data.remove()

    const played = (gameRounds: number) => ({
      isDoneAtOnce: false,
      isDone: true,
      isDoneAgain: true,
      answers: 1,
      refusals: 0,
      gameRounds,
      wrong: [],
    })
    expect(seen).toEqual([1, 2, 3, 4, 5, 6].map(played))
  })
})
