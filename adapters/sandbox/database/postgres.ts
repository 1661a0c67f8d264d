import { PostgresDialect } from "kysely"
import { Pool, types } from "pg"

const { INT8, NUMERIC } = types.builtins
const wholeNumbers: ReadonlySet<number> = new Set([INT8, NUMERIC])

/** Sums and 64-bit columns arrive as numbers, as they do from SQLite; one too great for that is an error. */
const readNumber = (text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is more than a number can hold exactly`)
  return number
}

export const postgresDialect = (url: string, onLostConnection: (error: Error) => void): PostgresDialect => {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        wholeNumbers.has(type) ? readNumber : types.getTypeParser(type, format),
    },
  })
  pool.on("error", onLostConnection)
  return new PostgresDialect({ pool })
}
