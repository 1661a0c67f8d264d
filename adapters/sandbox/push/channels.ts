import type { Pushed } from "../announcements/announcements.ts"

export type Subscriber = { readonly socketId: string; readonly send: (text: string) => void }

/** Who follows what, among the connections of this process. */
export type Channels = {
  readonly join: (subscriber: Subscriber, channel: string) => void
  readonly leave: (subscriber: Subscriber, channel: string) => void
  readonly isFollowed: (channel: string) => boolean
  readonly push: (pushed: Pushed) => void
}

export const makeChannels = (): Channels => {
  const channels = new Map<string, Set<Subscriber>>()
  return {
    join: (subscriber, channel) => {
      const followers = channels.get(channel) ?? new Set()
      channels.set(channel, followers.add(subscriber))
    },
    leave: (subscriber, channel) => {
      const followers = channels.get(channel)
      followers?.delete(subscriber)
      if (followers?.size === 0) channels.delete(channel)
    },
    isFollowed: (channel) => channels.has(channel),
    push: ({ event, data, channels: named, except }) => {
      for (const channel of new Set(named)) {
        const text = JSON.stringify({ event, channel, data })
        for (const { socketId, send } of channels.get(channel) ?? []) if (socketId !== except) send(text)
      }
    },
  }
}
