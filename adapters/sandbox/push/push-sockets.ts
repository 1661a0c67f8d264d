import type { Announcements } from "../announcements/announcements.ts"
import { type Bounds, boundedSockets, type SocketRequest } from "./bounded-sockets.ts"
import { makeChannels } from "./channels.ts"
import { type PushApp, privateChannelOf } from "./push-app.ts"
import { pushClose, servePush } from "./push-connection.ts"
import type { SocketPace } from "./socket-pace.ts"

/** The versions of the protocol that are spoken here. */
const protocols: ReadonlySet<string | null> = new Set(["5", "6", "7"])

export type PushSockets = ReturnType<typeof openPushSockets>

/** The push app's connections to this process, and what is announced to their channels. */
export const openPushSockets = (
  app: PushApp,
  announcements: Announcements,
  { silence, pongTimeoutMs, subscribeWithin, mostPerNetwork }: SocketPace & Pick<Bounds, "mostPerNetwork">,
) => {
  const channels = makeChannels()
  const lines = boundedSockets({
    mostSockets: 20_000,
    mostPerNetwork,
    maxPayload: 16_384,
    silence,
    pongTimeoutMs,
    silent: { code: pushClose.noPong, reason: "No sign of life" },
    full: { code: pushClose.full, reason: "Too many connections" },
  })
  const unsubscribe = announcements.subscribe((announced) => {
    if (announced.type === "pushed") channels.push(announced.pushed)
    else if (announced.type === "sessions.ended") {
      if (announced.uuid === undefined) lines.closeAll(pushClose.comeBackAtOnce, "Sessions have ended")
      else channels.askAgain(privateChannelOf(announced.uuid))
    } else if (announced.type === "announcements.missed")
      lines.closeAll(pushClose.comeBackAtOnce, "Something was missed")
  })
  return {
    channels,
    count: lines.count,
    accept: (arrival: SocketRequest, key: string, protocol: string | null): void =>
      lines.accept(arrival, ({ socket, send }) => {
        if (key !== app.key) socket.close(pushClose.noSuchApp, "There is no such app")
        else if (!protocols.has(protocol)) socket.close(pushClose.protocolNotKnown, "Protocols 5 to 7 are spoken")
        else servePush(socket, app, channels, { send, silence, within: subscribeWithin })
      }),
    stop: async (): Promise<void> => {
      unsubscribe()
      await lines.stop(pushClose.comeBackAtOnce, "Going away")
    },
  }
}
