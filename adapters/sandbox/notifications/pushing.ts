import { isOnBreak } from "@fakham/core/limits"
import { hour } from "@fakham/core/time"
import type { Log } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { rulesOfAll } from "../limits/play-rules.ts"
import { sendPush } from "../web-push/send.ts"
import { subscriptionOf } from "../web-push/subscription.ts"
import type { VapidKeys } from "../web-push/vapid.ts"
import { type Device, devicesOf, forgetDevice, reachedPlayers } from "./devices.ts"
import type { NotifiedEvent } from "./events.ts"
import { kindsOf } from "./kinds.ts"
import { kindOf, overAt, pushMessage, type Shown, togetherText } from "./message-texts.ts"
import { claimPushes, markedEvents } from "./read-marks.ts"

export type WebPush = {
  readonly keys: VapidKeys
  /** For tests: messages may be sent to this machine too. */
  readonly toThisMachine: boolean
}

/** What is older tells nobody anything new. */
const freshFor = hour
/** So many messages one by one; more of them in one. */
const mostOneByOne = 3
const gatheredFor = 200
const playersAtOnce = 200
const devicesAtOnce = 8

type PushingInternals = Pick<Internals, "db" | "clock" | "announcements">

/**
 * Sends players what happened to them as it happens, each message once and to every browser they are reached in: not what
 * they switched off, not on a break from play, not what they did themselves, and none of that later; what happens to the
 * account itself in any case. What was missed as a process ended is sent by the next, within an hour.
 */
export const pushNotifications = ({ db, clock, announcements }: PushingInternals, push: WebPush, log: Log) => {
  let changed = new Set<string>()
  let isEverybody = true
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const notify = async (uuid: string, devices: ReadonlyArray<Device>, rests: boolean, now: number) => {
    const marked = await markedEvents(db, uuid, now)
    const savedFirst = Math.min(...devices.map(({ savedAt }) => savedAt))
    const fresh = marked.filter(({ event, isRead }) => !isRead && event.at >= Math.max(now - freshFor, savedFirst))
    const claimed = await claimPushes(
      db,
      uuid,
      fresh.map(({ event }) => event.id),
      now,
    )
    if (claimed.size === 0) return
    const wanted = new Set((await kindsOf(db, uuid)).flatMap(({ kind, isOn }) => (isOn ? [kind] : [])))
    const isWanted = (event: NotifiedEvent) =>
      kindOf(event) === "account" ||
      (!rests &&
        event.type !== "cancelled" &&
        (wanted.has(kindOf(event)) || (event.type === "won" && wanted.has("credited"))))
    const events = fresh.flatMap(({ event }) => (claimed.has(event.id) && isWanted(event) ? [event] : [])).toReversed()
    if (events.length === 0) return
    const unread = marked.filter(({ isRead }) => !isRead).length
    const messages = devices.flatMap((device) => shownOn(device, events).map((message) => ({ device, message })))
    while (messages.length > 0)
      await Promise.all(
        messages
          .splice(0, devicesAtOnce)
          .map(({ device, message: { shown, until } }) =>
            send(device, { ...shown, unread }, until && Math.floor((until - now) / 1_000)),
          ),
      )
  }

  const send = async (
    { token }: Device,
    shown: Shown & { readonly unread: number },
    ttlSeconds: number | undefined,
  ) => {
    const subscription = subscriptionOf(token, push.toThisMachine)
    if (subscription === undefined) return
    const text = JSON.stringify({ v: 1, ...shown })
    const topic = Buffer.from(shown.id).toString("base64url").slice(0, 32)
    const sent = await sendPush(push.keys, subscription, { text, topic, ttlSeconds }, Date.now())
    if (sent === "gone") await forgetDevice(db, token)
  }

  const notifySome = async (uuids: ReadonlyArray<string>) => {
    const devices = await devicesOf(db, uuids)
    if (devices.size === 0) return
    const now = await clock.now()
    const rules = await rulesOfAll(db, [...devices.keys()])
    for (const [uuid, ofPlayer] of devices) await notify(uuid, ofPlayer, isOnBreak(rules.get(uuid)?.taken, now), now)
  }

  const run = async () => {
    const some = [...changed]
    const everybody = isEverybody
    changed = new Set()
    isEverybody = false
    if (!everybody) {
      for (let from = 0; from < some.length; from += playersAtOnce)
        await notifySome(some.slice(from, from + playersAtOnce))
      return
    }
    for (let after = ""; ; ) {
      const page = await reachedPlayers(db, after)
      if (page.length === 0) return
      await notifySome(page)
      after = page.at(-1) ?? ""
    }
  }

  const soon = () => {
    if (timer !== undefined || stopped) return
    timer = setTimeout(() => {
      timer = undefined
      working = working
        .then(run)
        .catch((error: unknown) =>
          log({ level: "error", error: error instanceof Error ? error.message : String(error) }),
        )
    }, gatheredFor)
  }

  const unsubscribe = announcements.subscribe((announced, from) => {
    if ((announced.type === "cash.changed" || announced.type === "player.told") && from === "here")
      changed.add(announced.uuid)
    else if (announced.type === "announcements.missed" || (announced.type === "news.told" && from === "here"))
      isEverybody = true
    else return
    soon()
  })
  soon()
  return {
    stop: async (): Promise<void> => {
      stopped = true
      unsubscribe()
      clearTimeout(timer)
      await working
    },
  }
}

type PushedEvent = { readonly shown: Shown; readonly until?: number | undefined }

const shownOn = ({ locale, savedAt }: Device, events: ReadonlyArray<NotifiedEvent>): ReadonlyArray<PushedEvent> => {
  const since = events.filter(({ at }) => at >= savedAt)
  return since.length > mostOneByOne
    ? [{ shown: togetherText(since.length, locale) }]
    : since.map((event) => ({ shown: pushMessage(event, locale), until: overAt(event) }))
}
