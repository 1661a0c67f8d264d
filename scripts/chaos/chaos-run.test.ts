import { findPrograms } from "@fakham/stand-in/testing/processes"
import { describe, expect, it } from "vitest"
import { runChaos } from "./chaos-run.ts"

// A killed process on SQLite is what the simulated world plays too.
describe.each([findPrograms() === undefined ? ("sqlite" as const) : ("postgres" as const)])(
  "an operator that is killed before a commit and in the middle of payouts, on %s",
  { timeout: 300_000 },
  (database) => {
    it("has every slip, deposit, withdrawal and round of a game once when it is back, and books that balance", async () => {
      const { counts, faults } = await runChaos({ database, kills: 1, writes: 100, players: 5, log: () => undefined })

      expect(faults).toEqual([])
      expect(counts).toMatchObject({
        killed: 2,
        killedBeforeACommit: 1,
        killedWhilePaying: 1,
        slips: 66,
        deposits: 10,
        withdrawals: 2,
        gameRounds: 10,
        sentAgain: 88,
        otherAnswer: 0,
        undone: 0,
      })
    })
  },
)
