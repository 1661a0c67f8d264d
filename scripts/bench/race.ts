import type { MeasuredRounds } from "./bars.ts"
import { entrantNames } from "./entrants.ts"
import type { Times } from "./measure.ts"
import { startWorker } from "./worker.ts"

export const seed = 20_261_121

/** How long is measured: the quick two often, the slow two as often as one can wait for. */
const effort = (size: number, name: string) => {
  const isQuick = entrantNames.indexOf(name) < 2
  return {
    builds: Math.max(1, Math.floor((isQuick ? 20_000 : 1_000) / size)),
    repeats: Math.max(isQuick ? 15 : 2, Math.floor((isQuick ? 100_000 : 4_000) / size)),
  }
}

/** Every contestant on slips of every size, in turn; tells each size as soon as it is measured. */
export const race = async (
  quick: boolean,
  onMeasured: (measured: MeasuredRounds) => void,
): Promise<ReadonlyArray<MeasuredRounds>> => {
  const sizes = quick ? [100, 1_000] : [100, 1_000, 10_000, 100_000]
  const workers = entrantNames.map(startWorker)
  const all: Array<MeasuredRounds> = []
  for (const size of sizes) {
    const rounds: Record<string, ReadonlyArray<Times>> = Object.fromEntries(entrantNames.map((name) => [name, []]))
    const count = quick ? 2 : size > 10_000 ? 3 : 7
    for (let round = 0; round <= count; round++)
      for (let turn = 0; turn < workers.length; turn++) {
        const worker = workers[(turn + round) % workers.length]!
        const times = await worker.run({ seed: seed + size, size, ...effort(size, worker.name) })
        // The first round only warms up.
        if (round > 0) rounds[worker.name] = [...rounds[worker.name]!, times]
      }
    all.push({ size, rounds })
    onMeasured({ size, rounds })
  }
  await Promise.all(workers.map(({ leave }) => leave()))
  return all
}
