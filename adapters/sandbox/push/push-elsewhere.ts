import type { Pushed } from "../announcements/announcements.ts"
import type { Log } from "../http/requests.ts"
import type { PushApp, PushedBy } from "./push-app.ts"
import { signedQuery } from "./request-signature.ts"

const timeoutMs = 5_000

/** Sends events through the HTTP API of Pusher Channels or a compatible server; what it does not take is logged. */
export const pushElsewhere =
  (app: PushApp, { origin }: PushedBy, log: Log) =>
  async ({ event, data, channels, except }: Pushed): Promise<void> => {
    const path = `/apps/${app.id}/events`
    const body = JSON.stringify({ name: event, data, channels, ...(except === undefined ? {} : { socket_id: except }) })
    try {
      const answer = await fetch(`${origin}${path}?${signedQuery(app, { method: "POST", path, body }, Date.now())}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.arrayBuffer()
      if (!answer.ok) log({ level: "error", error: `The push server answers ${answer.status}.` })
    } catch (error) {
      log({ level: "error", error: `The push server cannot be reached: ${reasonOf(error)}` })
    }
  }

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
