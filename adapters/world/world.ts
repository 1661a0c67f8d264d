import { type SeededRandom, type SimulationClock, seededRandom, simulatedClock } from "@fakham/core/testing"
import type { MemoryOperator } from "@fakham/stand-in/testing"
import { beginningOf, operatorsAt } from "./beginnings.ts"
import { type Browser, makeBrowser } from "./browser.ts"
import { type Kill, killable } from "./killable.ts"
import { makeNetwork, type WorldNetwork } from "./network.ts"
import { makeUpFrom, quiet } from "./quiet.ts"
import { openTabOf, type Tab, type TabPlayer } from "./tab.ts"

/** What a test puts in the place of a part, to see that the world finds it. */
export type Planted = {
  readonly operator?: (fetch: (request: Request) => Promise<Response>) => (request: Request) => Promise<Response>
}

/** An answer of the operator, and how many milliseconds after the beginning it was given. */
export type AnswerSeen = { readonly at: number; readonly path: string; readonly body: string }

export type World = {
  /** When it begins, in milliseconds since 1970. */
  readonly begin: number
  readonly clock: SimulationClock
  readonly network: WorldNetwork
  readonly operator: MemoryOperator
  /** Decides what players do; deliveries have a randomness of their own. */
  readonly random: SeededRandom
  readonly log: (line: string) => void
  readonly answers: ReadonlyArray<AnswerSeen>
  readonly browsers: Readonly<Record<TabPlayer, Browser>>
  readonly openTab: (player: TabPlayer, name: string) => Tab
  /** Asks the operator as a player beside all tabs, over a line without faults. */
  readonly ask: (player: TabPlayer, path: string, body?: unknown, key?: string) => Promise<unknown>
  /** Ends the operator's process while it works on the next thing that is to be done once, and starts it again. */
  readonly kill: (kill: Kill) => void
  /** Is called at every moment at which nobody is at work. */
  readonly watch: (check: () => void) => void
  readonly meanwhile: (work: Promise<unknown>) => void
  /** Lets everything happen that takes no time. */
  readonly settle: () => Promise<void>
  /** Goes to the next moment at which anything is due; false when nothing is. */
  readonly step: () => Promise<boolean>
  readonly steps: () => number
  readonly fail: (why: string) => never
  readonly story: () => ReadonlyArray<string>
  readonly close: () => Promise<void>
}

/** A world in one process: real machines, adapters and operator, one clock, and everything else decided by a seed, the hour too. */
export const makeWorld = async (
  seed: number,
  planted: Planted = {},
  begin: number = beginningOf(seed),
): Promise<World> => {
  const operators = await operatorsAt(begin)
  makeUpFrom(seededRandom(seed + 2_000_000))
  const clock = simulatedClock(begin)
  const story: Array<string> = []
  const answers: Array<AnswerSeen> = []
  const log = (line: string) => void story.push(`${String(clock.now() - begin).padStart(6)} ${line}`)
  const operator = await operators.start(clock.now)

  let [keys, steps] = [0, 0]
  const works = new Set<Promise<unknown>>()
  const meanwhile = (work: Promise<unknown>) => {
    works.add(work)
    void work.finally(() => works.delete(work)).catch(() => undefined)
  }
  const fail = (why: string): never => {
    throw new Error(`seed ${seed}: ${why}\n${story.join("\n")}`)
  }

  const running = killable({
    clock,
    operator,
    log,
    meanwhile,
    fetch: planted.operator?.(operator.fetch) ?? operator.fetch,
  })
  const network = makeNetwork({
    clock,
    log,
    operator: running.fetch,
    onAnswer: (path, body) => answers.push({ at: clock.now() - begin, path, body }),
  })
  const browsers = { somchai88: makeBrowser(clock), malee2569: makeBrowser(clock) }
  const watchers: Array<() => void> = []

  const openTab = (player: TabPlayer, name: string): Tab => {
    const token = operators.token(player)
    const newKey = () => `${player}-key-number-${++keys}`
    return openTabOf({ name, player, token, clock, network, newKey, browser: browsers[player] })
  }

  const settle = async () => {
    do {
      await quiet(network.isWorking)
      await Promise.allSettled(works)
    } while (works.size > 0 || network.isWorking())
    if (operator.failures().length > 0 && !running.isDown()) fail(`the operator failed: ${operator.failures()[0]}`)
    for (const check of watchers) check()
  }

  return {
    begin,
    clock,
    network,
    operator,
    random: seededRandom(seed),
    log,
    answers,
    browsers,
    openTab,
    ask: async (player, path, body, key) => {
      const headers = {
        authorization: `Bearer ${operators.token(player)}`,
        "content-type": "application/json",
        ...(key === undefined ? {} : { "idempotency-key": key }),
      }
      const asking = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) }
      const answer = await operator.fetch(new Request(`http://operator${path}`, asking))
      const reply: unknown = await answer.json()
      if (typeof reply !== "object" || reply === null || !("data" in reply))
        return fail(`${path}: ${JSON.stringify(reply)}`)
      return reply.data
    },
    kill: running.kill,
    watch: (check) => void watchers.push(check),
    meanwhile,
    settle,
    step: async () => {
      const wasDue = clock.next()
      await settle()
      steps++
      return wasDue
    },
    steps: () => steps,
    fail,
    story: () => story,
    close: async () => operator.close(),
  }
}
