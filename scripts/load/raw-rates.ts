import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { mostDatabaseConnections, mostInABatch, rawRate } from "@fakham/stand-in/testing"
import type { throwAwayData } from "./throw-away-data.ts"

/** Slips a second that the database alone takes: each in a commit of its own, and as many in one as the operator puts there. */
export type RawRates = { readonly alone: number; readonly grouped: number }

const ms = 1_500

/** Measures the database alone, on a new one each time; which of the two goes first changes from time to time. */
export const rawRatesOn = ({ folder, postgres }: Awaited<ReturnType<typeof throwAwayData>>) => {
  let times = 0
  const rate = async (slipsInACommit: number) =>
    rawRate(
      postgres === undefined
        ? { kind: "sqlite", file: join(folder, `raw-${randomUUID()}.sqlite`) }
        : { kind: "postgres", url: await postgres.newDatabase() },
      { connections: mostDatabaseConnections, slipsInACommit, ms },
    )
  return async (): Promise<RawRates> => {
    if (times++ % 2 === 0) {
      const alone = await rate(1)
      return { alone, grouped: await rate(mostInABatch) }
    }
    const grouped = await rate(mostInABatch)
    return { alone: await rate(1), grouped }
  }
}
