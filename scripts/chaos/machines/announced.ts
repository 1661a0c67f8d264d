import { setTimeout } from "node:timers/promises"
import { slipWrite, type Write } from "../writes.ts"
import { untilDone } from "./fleet.ts"
import type { PlayerOfFleet } from "./players.ts"

/** Stakes of so many players on a number fill it up to where it pays less. */
const [stake, fillers] = [10_000, 19]
const soonMs = 2_000

/** What players receive of a round without asking: each is let happen anew until all of them have received it. */
export const announcedTo =
  (
    players: ReadonlyArray<PlayerOfFleet>,
    place: (write: Write) => Promise<void>,
    desk: (path: string, body: unknown) => Promise<unknown>,
  ) =>
  (betId: string): Readonly<Record<string, () => Promise<void>>> => {
    const allReceived = (type: string) => async () => {
      const missing = players.filter(
        ({ news }) => !news().some((one) => one["type"] === type && one["betId"] === betId),
      )
      if (missing.length > 0) throw new Error(`${missing.length} did not receive ${type}`)
    }
    let number = 0
    return {
      rates: async () => {
        const bet = { number: `${number++ % 9}`, price: stake }
        await Promise.all(players.slice(0, fillers).map(({ at }) => place(slipWrite(at, betId, [bet]))))
        await untilDone("rates", allReceived("rates.changed"), soonMs)
      },
      "a round that closes later": async () => {
        await desk("rounds/move", { betId, seconds: 60 })
        await untilDone("round", allReceived("round.moved"), soonMs)
      },
      "the balance": async () => {
        await Promise.all(
          players.map(async ({ at, pushes }) => {
            const before = pushes()
            await place(slipWrite(at, betId, [{ number: "9", price: 1 }]))
            await untilDone(
              "balance",
              async () => {
                if (pushes() === before) throw new Error("A balance was not pushed.")
              },
              soonMs,
            )
          }),
        )
      },
      "a logout": async () => {
        await Promise.all(
          players.map(async ({ logIn, logOut, listenAs }) => {
            const token = await logIn()
            const line = await listenAs(token)
            await logOut(token)
            const code = await Promise.race([line.closed, setTimeout(soonMs)])
            line.socket.terminate()
            if (code !== 4401) throw new Error(`A session is over, and its connection is not: ${String(code)}`)
          }),
        )
      },
    }
  }
