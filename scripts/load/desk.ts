import * as v from "valibot"
import { virtualPlayerAt } from "./player.ts"

const Books = v.object({ data: v.record(v.string(), v.number()) })
const Shown = v.object({ data: v.object({ now: v.string() }) })
const Waiting = v.object({ data: v.object({ slips: v.number() }) })

/** The desk of the operator at an address, asked on a connection of its own each time. */
export const deskAt = (origin: string) => {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const line = virtualPlayerAt(origin)
    const answer = await line.ask(`/__sandbox/${path}`, body)
    line.leave()
    return answer.body
  }
  return {
    books: async () => v.parse(Books, await ask("books")).data,
    /** How many slips wait to be settled although they are due. */
    waiting: async () => v.parse(Waiting, await ask("waiting")).data.slips,
    /** Sets the operator's clock; tells how many milliseconds it is ahead of the machine's from then on. */
    showClock: async (at: number) => {
      const { data } = v.parse(Shown, await ask("clock", { at: new Date(at).toISOString() }))
      return Date.parse(data.now) - Date.now()
    },
  }
}
