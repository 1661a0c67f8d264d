import { BoundedMap } from "@fakham/adapters/environment"
import type { Pushed } from "../announcements/announcements.ts"

export type Subscriber = {
  readonly socketId: string
  readonly send: (text: string) => void
  /** When it connected, by the machine's time. */
  readonly since: number
  /** Ends the connection, whose other end opens a new one and shows again what it may follow. */
  readonly comeBack: () => void
}

/** Who follows what, among the connections of this process. */
export type Channels = {
  readonly join: (subscriber: Subscriber, channel: string) => void
  /** Lets everybody who follows a channel, or was allowed to until now, show again that they may. */
  readonly askAgain: (channel: string) => void
  readonly leave: (subscriber: Subscriber, channel: string) => void
  readonly hasSubscriber: (channel: string) => boolean
  readonly push: (pushed: Pushed) => void
}

const mostRemembered = 10_000

export const makeChannels = (): Channels => {
  const channels = new Map<string, Set<Subscriber>>()
  const askedAgain = new BoundedMap<number>(mostRemembered)
  return {
    join: (subscriber, channel) => {
      // What let this connection in may be of a session that has ended since.
      if ((askedAgain.get(channel) ?? 0) > subscriber.since) return subscriber.comeBack()
      const subscribers = channels.get(channel) ?? new Set()
      channels.set(channel, subscribers.add(subscriber))
    },
    leave: (subscriber, channel) => {
      const subscribers = channels.get(channel)
      subscribers?.delete(subscriber)
      if (subscribers?.size === 0) channels.delete(channel)
    },
    askAgain: (channel) => {
      askedAgain.set(channel, performance.now())
      for (const { comeBack } of channels.get(channel) ?? []) comeBack()
    },
    hasSubscriber: (channel) => channels.has(channel),
    push: ({ event, data, channels: named, except }) => {
      for (const channel of new Set(named)) {
        const text = JSON.stringify({ event, channel, data })
        for (const { socketId, send } of channels.get(channel) ?? []) if (socketId !== except) send(text)
      }
    },
  }
}
