import { CompiledQuery, type Transaction } from "kysely"
import { whileMoreCome } from "./batched.ts"
import { locksRows } from "./lock.ts"
import type { Database, Tables } from "./tables.ts"

/** Runs work in a transaction of its own as far as it can tell: it is committed to the disk before it is answered. */
export type RunInTransaction = <A>(work: (within: Transaction<Tables>) => Promise<A>) => Promise<A>

type Waiting = {
  readonly work: (within: Transaction<Tables>) => Promise<() => void>
  readonly fail: (error: unknown) => void
}

const mostAtOnce = 64

/**
 * A database of many connections gives each work its transaction. One of a single writer takes whatever waits together
 * and makes it durable in one commit: each work in a savepoint, so that one that fails leaves the others as they are.
 */
export const transactionQueue = (db: Database): RunInTransaction => {
  if (locksRows(db)) return (work) => triedAgain(() => db.transaction().execute(work))
  const queue: Array<Waiting> = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (queue.length > 0) {
      await whileMoreCome(queue, mostAtOnce)
      await commitBatch(db, queue)
    }
    isRunning = false
  }
  return (work) =>
    new Promise((resolve, reject) => {
      queue.push({
        work: async (within) => {
          const done = await work(within)
          return () => resolve(done)
        },
        fail: reject,
      })
      if (!isRunning) void run()
    })
}

const mostTries = 3
const deadlock = "40P01"

/** Of two transactions that wait for each other PostgreSQL ends one, which has done nothing and can be done again. */
const triedAgain = async <A>(run: () => Promise<A>, left = mostTries): Promise<A> => {
  try {
    return await run()
  } catch (error) {
    const isDeadlock = error instanceof Error && "code" in error && error.code === deadlock
    if (!isDeadlock || left <= 1) throw error
    return triedAgain(run, left - 1)
  }
}

const savepoint = CompiledQuery.raw("savepoint turn")
const release = CompiledQuery.raw("release turn")
const rollback = CompiledQuery.raw("rollback to turn")

/** The batch is taken when its transaction has begun, so that what came meanwhile is in it. */
const commitBatch = async (db: Database, queue: Array<Waiting>): Promise<void> => {
  const answers: Array<() => void> = []
  let batch: ReadonlyArray<Waiting> = []
  try {
    const transaction = await db.startTransaction().execute()
    batch = queue.splice(0, mostAtOnce)
    try {
      for (const { work, fail } of batch) {
        await transaction.executeQuery(savepoint)
        try {
          answers.push(await work(transaction))
          await transaction.executeQuery(release)
        } catch (error) {
          await transaction.executeQuery(rollback)
          answers.push(() => fail(error))
        }
      }
      await transaction.commit().execute()
    } catch (error) {
      await transaction.rollback().execute()
      throw error
    }
  } catch (error) {
    for (const { fail } of batch.length > 0 ? batch : queue.splice(0)) fail(error)
    return
  }
  for (const answer of answers) answer()
}
