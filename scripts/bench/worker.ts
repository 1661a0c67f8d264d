import { once } from "node:events"
import { parentPort, Worker, workerData } from "node:worker_threads"
import { entrants } from "./entrants.ts"
import { chance, drawLines, wide } from "./lines.ts"
import { measureRound, type Times } from "./measure.ts"

/** One round to run: a slip of so many lines from a seed, and how often each work is done. */
type Round = { readonly seed: number; readonly size: number; readonly builds: number; readonly repeats: number }

/** A contestant in a thread of its own, where no other one warms, slows or fills its engine. */
export const startWorker = (name: string) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: name })
  return {
    name,
    run: async (round: Round): Promise<Times> => {
      const answered = once(worker, "message")
      worker.postMessage(round)
      const [times] = await answered
      return times
    },
    leave: () => worker.terminate(),
  }
}

const entrant = parentPort === null ? undefined : entrants.find(({ name }) => name === workerData)

if (entrant !== undefined)
  parentPort?.on("message", ({ seed, size, builds, repeats }: Round) => {
    const below = chance(seed)
    const trial = { lines: drawLines(size, below, wide), batch: drawLines(100, below, wide), builds, repeats }
    parentPort?.postMessage(measureRound(entrant, trial))
  })
