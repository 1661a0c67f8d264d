import type { SimulationClock } from "@fakham/core/testing"
import type { MemoryOperator } from "@fakham/stand-in/testing"

/** After so many turns of its event loop, or in the moment in which it answers; and down for so many milliseconds. */
export type Kill = { readonly after: number | "answering"; readonly startsAfter: number }

type Settings = {
  readonly clock: SimulationClock
  readonly operator: MemoryOperator
  readonly fetch: (request: Request) => Promise<Response>
  readonly log: (line: string) => void
  /** Keeps the world from going on before this is done. */
  readonly meanwhile: (work: Promise<unknown>) => void
}

/** Rounds of games carry their own numbers, and everything else that is to be done once a key. */
const isOnce = ({ url, headers }: Request) => headers.has("idempotency-key") || url.endsWith("/rounds.play")

/** An operator whose process can be killed while it works; whoever waits for an answer then is cut off. */
export const killable = ({ clock, operator, fetch, log, meanwhile }: Settings) => {
  let isDown = false
  let next: Kill | undefined
  let cutOff: ReadonlyArray<(error: Error) => void> = []

  const startAgain = async () => {
    await operator.startAgain()
    isDown = false
    log("the operator is back")
  }
  const die = (startsAfter: number) => {
    if (isDown) return
    isDown = true
    log("the operator is killed")
    operator.kill()
    for (const cut of cutOff) cut(new TypeError("the operator was killed"))
    cutOff = []
    clock.setTimeout(() => meanwhile(startAgain()), startsAfter)
  }
  const carryOut = async ({ after, startsAfter }: Kill, answering: Promise<unknown>) => {
    if (after === "answering") await answering.catch(() => undefined)
    else for (let turn = 0; turn < after; turn++) await new Promise(setImmediate)
    die(startsAfter)
  }

  return {
    isDown: (): boolean => isDown,
    /** Kills the process while it works on the next request that is to be done once. */
    kill: (kill: Kill) => {
      next = kill
    },
    fetch: (request: Request): Promise<Response> => {
      if (isDown) return Promise.reject(new TypeError("the operator is down"))
      const answering = fetch(request)
      if (next !== undefined && isOnce(request)) {
        meanwhile(carryOut(next, answering))
        next = undefined
      }
      return new Promise((resolve, reject) => {
        cutOff = [...cutOff, reject]
        answering.then(resolve, reject)
      })
    },
  }
}
