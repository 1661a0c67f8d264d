import { request as requestHere } from "node:http"
import { request } from "node:https"
import { encryptMessage } from "./encryption.ts"
import { publicLookup } from "./public-address.ts"
import type { Subscription } from "./subscription.ts"
import { authorization, type VapidKeys } from "./vapid.ts"

/** What became of one message: on its way, its browser is there no longer, or it did not get through. */
type Sent = "sent" | "gone" | "failed"

export type WebPushMessage = {
  readonly text: string
  /** One message of a topic takes the place of an older one that was not delivered. */
  readonly topic: string
  /** For how many seconds it tells anybody anything; a day when nothing is said. */
  readonly ttlSeconds?: number | undefined
}

/** Services keep a message for a phone that is off; after a day nobody waits for it. */
const aDay = 24 * 60 * 60
const timeoutMs = 10_000

/** Sends one message; follows no redirection and reads nothing of the answer but its status. */
export const sendPush = (
  keys: VapidKeys,
  { endpoint, keys: reader }: Subscription,
  { text, topic, ttlSeconds = aDay }: WebPushMessage,
  now: number,
): Promise<Sent> =>
  new Promise((resolve) => {
    const address = new URL(endpoint)
    const body = encryptMessage(text, reader)
    const send = address.protocol === "https:" ? request : requestHere
    const asked = send(
      address,
      {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(address.protocol === "https:" ? { lookup: publicLookup } : {}),
        headers: {
          authorization: authorization(keys, endpoint, now),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          "content-length": body.length,
          ttl: ttlSeconds,
          urgency: "normal",
          topic,
        },
      },
      (answer) => {
        const { statusCode = 0 } = answer
        answer.destroy()
        resolve(
          statusCode >= 200 && statusCode < 300 ? "sent" : statusCode === 404 || statusCode === 410 ? "gone" : "failed",
        )
      },
    )
    asked.on("error", () => resolve("failed"))
    asked.end(body)
  })
