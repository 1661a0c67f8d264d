import { setImmediate } from "node:timers/promises"

/** Does in one go what many ask for at the same moment, and knows each one's answer. */
type Together<Ask, Told> = (asks: ReadonlyArray<Ask>) => Promise<(ask: Ask) => Told>

type Waiting<Ask, Told> = {
  readonly ask: Ask
  readonly answer: (told: Told) => void
  readonly fail: (error: unknown) => void
}

const most = 256

/**
 * Gathers who asks while others are being answered. Of two who are the same the later one waits, and finds what the
 * earlier one did. Where a whole gathering fails each of it is tried alone: whoever is at fault fails alone.
 */
export const gathering = <Ask, Told>(
  together: Together<Ask, Told>,
  sameAs: (ask: Ask) => unknown = () => Symbol(),
): ((ask: Ask) => Promise<Told>) => {
  const queue: Array<Waiting<Ask, Told>> = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (queue.length > 0) {
      await atTheDoor(queue, most)
      await answered(together, oneOfEach(queue, sameAs))
    }
    isRunning = false
  }
  return (ask) =>
    new Promise((answer, fail) => {
      queue.push({ ask, answer, fail })
      if (!isRunning) void run()
    })
}

/** Lets in whoever is at the door: as long as more come at each look, and there is room. */
export const atTheDoor = async (queue: ReadonlyArray<unknown>, room: number): Promise<void> => {
  for (let before = 0; before < queue.length && queue.length < room; ) {
    before = queue.length
    await setImmediate()
  }
}

/** Takes the first of the queue, as many as go at once, and leaves the others in their order. */
const oneOfEach = <Ask, Told>(queue: Array<Waiting<Ask, Told>>, sameAs: (ask: Ask) => unknown) => {
  const taken = new Map<unknown, Waiting<Ask, Told>>()
  const left: Array<Waiting<Ask, Told>> = []
  for (const waiting of queue.splice(0)) {
    const same = sameAs(waiting.ask)
    if (taken.size < most && !taken.has(same)) taken.set(same, waiting)
    else left.push(waiting)
  }
  queue.push(...left)
  return [...taken.values()]
}

const answered = async <Ask, Told>(
  together: Together<Ask, Told>,
  waiting: ReadonlyArray<Waiting<Ask, Told>>,
): Promise<void> => {
  try {
    const told = await together(waiting.map(({ ask }) => ask))
    const answers = waiting.map(({ ask, answer }) => ({ answer, told: told(ask) }))
    for (const { answer, told } of answers) answer(told)
  } catch (error) {
    if (waiting.length === 1) waiting[0]?.fail(error)
    else await Promise.all(waiting.map((one) => answered(together, [one])))
  }
}
