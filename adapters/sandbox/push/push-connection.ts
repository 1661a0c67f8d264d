import { randomInt } from "node:crypto"
import * as v from "valibot"
import type { RawData, WebSocket } from "ws"
import type { Channels, Subscriber } from "./channels.ts"
import { isPrivate, isServedChannel, isSignatureOf, type PushApp } from "./push-app.ts"

/** Why a connection ends; the first two forbid trying again in the same way, the others ask for it. */
export const pushClose = {
  noSuchApp: 4001,
  protocolNotKnown: 4007,
  full: 4100,
  comeBackAtOnce: 4200,
  noPong: 4201,
  noSubscription: 4202,
  notText: 1003,
  notUnderstood: 1007,
} as const

/** A page follows its player's channel, and perhaps news: whoever follows nothing is no page. */
const mostChannels = 4
const subscribeWithin = 10_000

const Said = v.object({ event: v.string(), channel: v.optional(v.string()), data: v.optional(v.unknown()) })
const Subscribing = v.object({ channel: v.string(), auth: v.optional(v.string(), "") })
const Leaving = v.object({ channel: v.string() })

type Frame = { readonly event: string; readonly channel?: string; readonly data: unknown }

/** One connection of the Pusher protocol, from its greeting to its end. */
export const servePush = (
  socket: WebSocket,
  app: PushApp,
  channels: Channels,
  {
    send,
    silence,
    within = subscribeWithin,
  }: { readonly send: (text: string) => void; readonly silence: number; readonly within?: number | undefined },
): void => {
  const joined = new Set<string>()
  const subscriber: Subscriber = {
    socketId: `${randomInt(1, 2 ** 40)}.${randomInt(1, 2 ** 40)}`,
    send,
    since: performance.now(),
    comeBack: () => socket.close(pushClose.comeBackAtOnce, "A session has ended: show again who you are"),
  }
  const sendFrame = ({ data, ...frame }: Frame) => send(JSON.stringify({ ...frame, data: JSON.stringify(data) }))

  const subscribe = ({ channel, auth }: v.InferOutput<typeof Subscribing>) => {
    const refused = refusalOf(channel, auth)
    if (refused !== undefined) {
      sendFrame({ event: "pusher:subscription_error", channel, data: refused })
      return
    }
    joined.add(channel)
    channels.join(subscriber, channel)
    sendFrame({ event: "pusher_internal:subscription_succeeded", channel, data: {} })
  }

  const refusalOf = (channel: string, auth: string) => {
    if (!isServedChannel(channel))
      return { type: "ChannelError", error: "There is no such kind of channel here.", status: 400 }
    if (joined.size >= mostChannels && !joined.has(channel))
      return { type: "ChannelError", error: `A connection follows at most ${mostChannels} channels.`, status: 403 }
    if (isPrivate(channel) && !opens(app, subscriber.socketId, channel, auth))
      return { type: "AuthError", error: "The channel's authorization does not fit.", status: 401 }
    return undefined
  }

  const onMessage = (raw: RawData, isBinary: boolean) => {
    if (isBinary || !Buffer.isBuffer(raw)) return socket.close(pushClose.notText, "Only text is understood")
    const said = v.safeParse(Said, jsonOf(raw.toString()))
    if (!said.success) return socket.close(pushClose.notUnderstood, "Not a message of the protocol")
    const { event, data } = said.output
    if (event === "pusher:ping") return sendFrame({ event: "pusher:pong", data: {} })
    if (event === "pusher:subscribe") {
      const asked = v.safeParse(Subscribing, data)
      return asked.success ? subscribe(asked.output) : socket.close(pushClose.notUnderstood, "No channel is named")
    }
    if (event === "pusher:unsubscribe") {
      const left = v.safeParse(Leaving, data)
      if (!left.success) return socket.close(pushClose.notUnderstood, "No channel is named")
      joined.delete(left.output.channel)
      return channels.leave(subscriber, left.output.channel)
    }
    if (event.startsWith("client-"))
      sendFrame({ event: "pusher:error", data: { code: 4301, message: "Players do not send events." } })
  }

  socket.on("message", onMessage)
  const idle = setTimeout(() => {
    if (joined.size === 0) socket.close(pushClose.noSubscription, "A connection follows a channel within ten seconds")
  }, within)
  socket.on("close", () => {
    clearTimeout(idle)
    for (const channel of joined) channels.leave(subscriber, channel)
  })
  sendFrame({
    event: "pusher:connection_established",
    data: { socket_id: subscriber.socketId, activity_timeout: Math.max(1, Math.floor(silence / 1_000)) },
  })
}

const opens = (app: PushApp, socketId: string, channel: string, auth: string) =>
  auth.startsWith(`${app.key}:`) && isSignatureOf(app, `${socketId}:${channel}`, auth.slice(app.key.length + 1))

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
