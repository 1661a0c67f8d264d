import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { sql } from "kysely"
import type { Database } from "../database/tables.ts"
import type { Log } from "../http/requests.ts"
import { type Announcement, type Announcements, announcementsHere } from "./announcements.ts"
import { type Listening, listenTo } from "./database-listening.ts"
import { joinedParts, messageParts } from "./message-parts.ts"

const channel = "fakham_announcements"
/** What may wait while the database is away; beyond it, the oldest is not told elsewhere. */
const mostWaiting = 10_000
const triesAnewAfter = 500

/** Announcements of all processes of one PostgreSQL: told here at once, and to the others by NOTIFY. */
export const announcementsOfAll = async (db: Database, url: string, log: Log): Promise<Announcements> => {
  const here = announcementsHere()
  const self = randomUUID()
  const join = joinedParts(self)
  let waiting: Array<Announcement> = []
  let sending: Promise<void> | undefined
  let stopping = false

  const listening: Listening = await listenTo(url, channel, {
    onPayload: (payload) => here.deliver(join(payload), "elsewhere"),
    missed: () => here.deliver([{ type: "announcements.missed" }], "elsewhere"),
    log,
  })

  const notify = async (announced: ReadonlyArray<Announcement>) => {
    const parts = messageParts(self, announced)
    await sql`select pg_notify(${channel}, part) from unnest(${parts}::text[]) as part`.execute(db)
  }
  const sendAll = async () => {
    while (waiting.length > 0) {
      const announced = waiting
      waiting = []
      try {
        await notify(announced)
      } catch (error) {
        log({ level: "error", error: `Cannot tell the other processes: ${reasonOf(error)}` })
        if (stopping) return
        waiting = [...announced, ...waiting].slice(-mostWaiting)
        await wait(triesAnewAfter)
      }
    }
  }

  return {
    subscribe: here.subscribe,
    announce: (...announced) => {
      here.announce(...announced)
      waiting.push(...announced)
      sending ??= sendAll().finally(() => {
        sending = undefined
      })
    },
    stop: async () => {
      stopping = true
      await sending
      await listening.stop()
    },
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
