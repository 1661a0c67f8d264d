import { PostgresDialect } from "kysely"
import { Pool, type PoolClient, types } from "pg"

const { INT8, NUMERIC } = types.builtins
const wholeNumbers: ReadonlySet<number> = new Set([INT8, NUMERIC])

/** Sums and 64-bit columns arrive as numbers, as they do from SQLite; one too great for that is an error. */
const readNumber = (text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is more than a number can hold exactly`)
  return number
}

export const mostDatabaseConnections = 20

/** A connection on which nothing is said asks for a sign of life after 5 s, and is given up 10 s later. */
export const noticesSilence = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

export const postgresDialect = (url: string, onLostConnection: (error: Error) => void): PostgresDialect => {
  const pool = new Pool({
    connectionString: url,
    max: mostDatabaseConnections,
    ...noticesSilence,
    // Also how long a request waits for its turn when all connections are busy: as long as players wait for an answer.
    connectionTimeoutMillis: 20_000,
    // Nobody waits longer for an answer: what takes longer holds others up.
    statement_timeout: 30_000,
    lock_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: (...asked: Parameters<typeof types.getTypeParser>): unknown =>
        wholeNumbers.has(asked[0]) ? readNumber : types.getTypeParser(...asked),
    },
  })
  // Each connection tells it by itself: the pool hears only of those that nobody works with.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => reportLoss(client, onLostConnection))
  pool.on("connect", namesStatements())
  return new PostgresDialect({ pool })
}

const reportLoss = (client: PoolClient, onLost: (error: Error) => void): void => {
  let isLost = false
  client.on("error", (error) => {
    if (!isLost) onLost(error)
    isLost = true
  })
}

const mostNames = 500

/** Gives every statement a name, by which a connection that has met it need not have it explained again. */
const namesStatements = () => {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const name = `statement ${names.size}`
    names.set(text, name)
    return name
  }
  return (client: PoolClient): void => {
    const query: (...given: ReadonlyArray<unknown>) => unknown = Reflect.get(client, "query")
    const named = (text: unknown, values: unknown, ...others: ReadonlyArray<unknown>) =>
      Reflect.apply(
        query,
        client,
        typeof text === "string" && Array.isArray(values) && values.length > 0
          ? [{ name: nameOf(text), text, values }, ...others]
          : [text, values, ...others],
      )
    Object.defineProperty(client, "query", { value: named })
  }
}
