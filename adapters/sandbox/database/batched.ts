import { setImmediate } from "node:timers/promises"

/** Does a whole batch in one go, and knows the result of each. */
type Work<Ask, Result> = (asks: ReadonlyArray<Ask>) => Promise<(ask: Ask) => Result>

type Waiting<Ask, Result> = {
  readonly ask: Ask
  readonly answer: (result: Result) => void
  readonly fail: (error: unknown) => void
}

/** How many go into one batch at most. */
export const mostInABatch = 256

/**
 * Runs those who ask at the same moment, or while a batch runs, as one batch. Of two who are the same the later one
 * waits, and finds what the earlier one did. Where a batch fails each of it is tried alone: whoever is at fault fails
 * alone.
 */
export const batchWork = <Ask, Result>(
  work: Work<Ask, Result>,
  sameAs: (ask: Ask) => unknown = () => Symbol(),
): ((ask: Ask) => Promise<Result>) => {
  const queue: Array<Waiting<Ask, Result>> = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (queue.length > 0) {
      await whileMoreCome(queue, mostInABatch)
      await answerAll(work, oneOfEach(queue, sameAs))
    }
    isRunning = false
  }
  return (ask) =>
    new Promise((answer, fail) => {
      queue.push({ ask, answer, fail })
      if (!isRunning) void run()
    })
}

/** Lets the event loop turn as long as each turn brings more into the queue, and there is room. */
export const whileMoreCome = async (queue: ReadonlyArray<unknown>, room: number): Promise<void> => {
  for (let before = 0; before < queue.length && queue.length < room; ) {
    before = queue.length
    await setImmediate()
  }
}

/** Takes the first of the queue, as many as go at once, and leaves the others in their order. */
const oneOfEach = <Ask, Result>(queue: Array<Waiting<Ask, Result>>, sameAs: (ask: Ask) => unknown) => {
  const taken = new Map<unknown, Waiting<Ask, Result>>()
  const left: Array<Waiting<Ask, Result>> = []
  for (const waiting of queue.splice(0)) {
    const same = sameAs(waiting.ask)
    if (taken.size < mostInABatch && !taken.has(same)) taken.set(same, waiting)
    else left.push(waiting)
  }
  queue.push(...left)
  return [...taken.values()]
}

const answerAll = async <Ask, Result>(
  work: Work<Ask, Result>,
  waiting: ReadonlyArray<Waiting<Ask, Result>>,
): Promise<void> => {
  try {
    const result = await work(waiting.map(({ ask }) => ask))
    const answers = waiting.map(({ ask, answer }) => ({ answer, result: result(ask) }))
    for (const { answer, result: found } of answers) answer(found)
  } catch (error) {
    if (waiting.length === 1) waiting[0]?.fail(error)
    else await Promise.all(waiting.map((one) => answerAll(work, [one])))
  }
}
