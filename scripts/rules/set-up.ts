import { setImmediate as nextTurn } from "node:timers/promises"
import { BroadcastChannel } from "node:worker_threads"
import fc from "fast-check"
import { beforeEach, inject, type TestContext } from "vitest"
import { type Heard, nameOf, type Orders, type Progress } from "./heard.ts"

/** The properties of core hold a thousand times unless a command says otherwise. */
const runs = Number(process.env["PROPERTY_RUNS"] ?? 1_000)

type Following = { task: TestContext["task"] | undefined; orders: Orders | undefined }

declare global {
  /** Test files share a worker, and this file runs before each of them: what is set up once is kept here. */
  var fakhamRules: Following | undefined
}

const settings = (orders: Orders, part: number) => {
  const { runs: numRuns, seed, replay } = orders
  const set = { numRuns, seed }
  return replay?.part === part ? { ...set, path: replay.path } : set
}

/** Tells the command what each property came to, and on the way how far it is. */
const follow = (following: Following, channel: BroadcastChannel) => {
  let lastReport = 0
  fc.installGlobalPlugin(() => {
    let ran = 0
    return {
      decorateRun: (run) => (value) => {
        ran += 1
        if (ran % 64 === 0 && performance.now() - lastReport > 100) {
          lastReport = performance.now()
          channel.postMessage({ name: named(following.task), runs: ran } satisfies Progress)
        }
        return run(value)
      },
      onAllRunsComplete: (details) => {
        const { task, orders } = following
        if (task === undefined || orders === undefined) return
        const earlier = task.meta.heard ?? []
        task.meta.heard = [...earlier, heardOf(details, earlier.length + 1)]
        fc.configureGlobal(settings(orders, earlier.length + 2))
      },
    }
  })
}

const heardOf = (details: fc.RunDetails<unknown>, part: number): Heard => {
  const { failed, seed, numShrinks, counterexamplePath, counterexample, errorInstance } = details
  const said = errorInstance instanceof Error ? errorInstance.message : fc.stringify(errorInstance)
  return {
    part,
    runs: details.numRuns,
    wanted: details.runConfiguration.numRuns ?? runs,
    failure: failed
      ? {
          seed,
          path: counterexamplePath ?? undefined,
          shrunk: numShrinks,
          counterexample: fc.stringify(counterexample),
          because: counterexamplePath === null ? "no case was found that the property takes" : said,
        }
      : undefined,
  }
}

const named = (task: Following["task"]) => (task === undefined ? "" : nameOf(task.file.name, task.fullTestName))

const wanted = ({ only, replay }: Orders, name: string) =>
  only === undefined || (replay === undefined ? name.includes(only) : name === only)

const orders = inject("orders")
if (orders === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs })
else {
  if (globalThis.fakhamRules === undefined) {
    globalThis.fakhamRules = { task: undefined, orders }
    const channel = new BroadcastChannel(orders.channel)
    channel.unref()
    follow(globalThis.fakhamRules, channel)
  }
  const following = globalThis.fakhamRules
  following.orders = orders
  beforeEach(async ({ task, skip }) => {
    if (!wanted(orders, named(task))) skip()
    // Properties leave no room for what the test before them has to tell.
    await nextTurn()
    following.task = task
    fc.configureGlobal(settings(orders, 1))
  })
}
