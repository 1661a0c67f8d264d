import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { WebSocket, WebSocketServer } from "ws"

export type Bounds = {
  readonly mostSockets: number
  /** How many one household may hold; one more is refused before it is a WebSocket. */
  readonly mostPerNetwork?: number | undefined
  /** The longest message, in bytes. */
  readonly maxPayload: number
  /** After how long a silence a connection is asked for a sign of life, and how long that may take; milliseconds. */
  readonly silence: number
  readonly pongTimeoutMs: number
  /** What a connection is told that gives none. */
  readonly silent: { readonly code: number; readonly reason: string }
  /** What a connection is told that is one too many. */
  readonly full: { readonly code: number; readonly reason: string }
}

export type OpenSocket = { readonly socket: WebSocket; readonly send: (text: string) => void }

/** A request that would become a WebSocket, and the household it comes from. */
export type SocketRequest = {
  readonly incoming: IncomingMessage
  readonly raw: Duplex
  readonly head: Buffer
  readonly clientNetwork: string
}

export type BoundedSockets = {
  readonly accept: (arrival: SocketRequest, serve: (open: OpenSocket) => void) => void
  /** How many are open. */
  readonly count: () => number
  readonly closeAll: (code: number, reason: string) => void
  readonly stop: (code: number, reason: string) => Promise<void>
}

/** Whoever reads so slowly that this much waits is cut off. */
const mostWaiting = 1_048_576
const closeTimeoutMs = 1_000

/** Open WebSockets of one kind, bounded in number, in what they say, in what waits for them, and in their silence. */
export const boundedSockets = ({
  mostSockets,
  mostPerNetwork = mostSockets,
  maxPayload,
  silence,
  pongTimeoutMs,
  silent,
  full,
}: Bounds): BoundedSockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload, clientTracking: false })
  const lastSeenAt = new Map<WebSocket, number>()
  const ofNetwork = new Map<string, number>()
  let stopped = false
  const enter = (clientNetwork: string, raw: Duplex) => {
    ofNetwork.set(clientNetwork, (ofNetwork.get(clientNetwork) ?? 0) + 1)
    raw.once("close", () => {
      const left = (ofNetwork.get(clientNetwork) ?? 1) - 1
      if (left > 0) ofNetwork.set(clientNetwork, left)
      else ofNetwork.delete(clientNetwork)
    })
  }

  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [socket, at] of lastSeenAt) {
      if (now - at < silence) continue
      if (now - at < silence + pongTimeoutMs) socket.ping()
      else cut(socket, silent.code, silent.reason)
    }
  }, Math.min(silence, pongTimeoutMs) / 2)

  const closeAll: BoundedSockets["closeAll"] = (code, reason) => {
    for (const socket of lastSeenAt.keys()) cut(socket, code, reason)
  }

  return {
    accept: ({ incoming, raw, head, clientNetwork }, serve) => {
      if (stopped) {
        raw.destroy()
        return
      }
      if ((ofNetwork.get(clientNetwork) ?? 0) >= mostPerNetwork) {
        endUpgradeRequest(raw, "429 Too Many Requests")
        return
      }
      enter(clientNetwork, raw)
      server.handleUpgrade(incoming, raw, head, (socket) => {
        // A frame against the rules ends the connection with the code that says which.
        socket.on("error", () => undefined)
        if (lastSeenAt.size >= mostSockets) {
          cut(socket, full.code, full.reason)
          return
        }
        const live = () => void lastSeenAt.set(socket, performance.now())
        live()
        socket.on("message", live).on("pong", live)
        socket.on("close", () => lastSeenAt.delete(socket))
        serve({ socket, send: (text) => send(socket, text) })
      })
    },
    count: () => lastSeenAt.size,
    closeAll,
    stop: async (code, reason) => {
      stopped = true
      clearInterval(sweep)
      const closed = [...lastSeenAt.keys()].map((socket) => new Promise((resolve) => socket.once("close", resolve)))
      closeAll(code, reason)
      await Promise.all(closed)
    },
  }
}

const send = (socket: WebSocket, text: string): void => {
  if (socket.readyState !== WebSocket.OPEN) return
  if (socket.bufferedAmount > mostWaiting) socket.terminate()
  else socket.send(text)
}

/** Says why, and does not wait long for an answer. */
const cut = (socket: WebSocket, code: number, reason: string): void => {
  if (socket.readyState === WebSocket.CLOSING) return
  socket.close(code, reason)
  const cutOff = setTimeout(() => socket.terminate(), closeTimeoutMs)
  socket.once("close", () => clearTimeout(cutOff))
}

/** Ends a request that becomes no WebSocket. */
export const endUpgradeRequest = (raw: Duplex, status: string): void =>
  void raw.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
