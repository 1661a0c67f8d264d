import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { noticesSilence } from "../database/postgres.ts"
import type { Log } from "../http/requests.ts"

export type Listening = { readonly stop: () => Promise<void> }

type Listener = {
  readonly onPayload: (payload: string) => void
  /** Told when the connection is back after it was lost: nobody knows what was said meanwhile. */
  readonly missed: () => void
  readonly log: Log
}

const triesAnewAfter = { first: 100, longest: 5_000 }

/** Hears what is notified on a channel, over one connection that is opened again whenever it is lost. */
export const listenTo = async (
  url: string,
  channel: string,
  { onPayload, missed, log }: Listener,
): Promise<Listening> => {
  const stopping = new AbortController()
  let client: Client | undefined
  let reconnecting: Promise<void> = Promise.resolve()

  const open = async () => {
    const opened = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, ...noticesSilence })
    let lost = false
    const lose = () => {
      if (lost) return
      lost = true
      if (client !== opened) return
      client = undefined
      if (stopping.signal.aborted) return
      log({ level: "error", error: "Lost the connection that hears the other processes." })
      reconnecting = reopen()
    }
    opened.on("notification", ({ payload = "" }) => onPayload(payload))
    opened.on("error", lose)
    opened.on("end", lose)
    try {
      await opened.connect()
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
    } catch (error) {
      await opened.end().catch(() => undefined)
      throw error
    }
    if (lost) throw new Error("The connection was lost at once.")
    client = opened
  }

  const reopen = async () => {
    for (let pause = triesAnewAfter.first; ; pause = Math.min(pause * 2, triesAnewAfter.longest)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      try {
        await open()
        missed()
        return
      } catch {
        // The next try follows.
      }
    }
  }

  await open()
  return {
    stop: async () => {
      stopping.abort()
      await reconnecting
      await client?.end()
    },
  }
}
