import { randomInt } from "node:crypto"
import type { Death } from "../load/operator.ts"

const firstOfPayouts = 'update "poys" set "status"'
/** From the first write of a batch of payouts to the first of the next one. */
const statementsOfABatch = 10

/** Before a commit of something that players were writing: slips, or rounds of games. */
export const beforeACommit = (written: "poys" | "game_rounds", commits: number): Death => ({
  from: `insert into "${written}"`,
  at: "commit",
  count: randomInt(1, commits + 1),
})

/**
 * In the middle of payouts, in any of their batches: each round before another statement, every third, so that ten rounds
 * meet every gap between two of them, and the first rounds those in the middle.
 */
export const whilePaying = (round: number, batches: number): Death => ({
  from: firstOfPayouts,
  at: "",
  count: 1 + ((round * 3) % statementsOfABatch) + statementsOfABatch * randomInt(batches),
})
