import { once } from "node:events"
import * as v from "valibot"
import { WebSocket } from "ws"

export type Frame = { readonly [name: string]: unknown }
export type SocketLine = Awaited<ReturnType<typeof socketTo>>
const Message = v.record(v.string(), v.unknown())
const Greeting = v.object({ socket_id: v.string() })

/** An open WebSocket that records its messages, each text as its JSON. */
export const socketTo = async (
  url: string,
  options: {
    readonly autoPong?: boolean
    readonly headers?: Readonly<Record<string, string>>
    readonly localAddress?: string
  } = {},
) => {
  const socket = new WebSocket(url.replace(/^http/, "ws"), options)
  const frames: Array<Frame> = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of waiting) look()
  }
  socket.on("message", (data: Buffer) => {
    frames.push(v.parse(Message, JSON.parse(data.toString())))
    wake()
  })
  const closed = new Promise<number>((resolve) => socket.once("close", resolve))
  await once(socket, "open")
  /** The first message of which this is true, received already or still to come. */
  const receive = (is: (frame: Frame) => boolean): Promise<Frame> =>
    new Promise((resolve) => {
      const look = () => {
        const found = frames.find(is)
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  return {
    socket,
    frames,
    receive,
    closed,
    say: (frame: unknown) => socket.send(JSON.stringify(frame)),
    close: async () => {
      socket.close()
      return closed
    },
  }
}

/** The same for the Pusher protocol, after its greeting. */
export const pushSocketTo = async (origin: string, key = "fakham-demo", options = {}) => {
  const line = await socketTo(`${origin}/app/${key}?protocol=7&client=test`, options)
  const named = (event: string, channel?: string) =>
    line.receive((frame) => frame["event"] === event && (channel === undefined || frame["channel"] === channel))
  const { data } = await named("pusher:connection_established")
  const socketId = v.parse(Greeting, JSON.parse(String(data))).socket_id
  const subscribe = (channel: string, auth?: string) => line.say({ event: "pusher:subscribe", data: { channel, auth } })
  return {
    ...line,
    socketId,
    named,
    subscribe,
    subscribeAndWait: async (channel: string, auth?: string) => {
      subscribe(channel, auth)
      await named("pusher_internal:subscription_succeeded", channel)
    },
  }
}
