import { once } from "node:events"
import type { Server } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"

const timeoutMs = 5_000
/** A request whose connection was just opened is this far behind it at most. */
const firstBytesMs = 50

/**
 * Ends a server gracefully: no new connections, running requests finish, the rest is cut after a few seconds. A connection
 * that has brought no byte yet is cut before that: for Node it is not idle.
 */
export const stopperOf = (server: Server, upgraded: ReadonlySet<Duplex>): (() => Promise<void>) => {
  let stopping: Promise<void> | undefined
  const connections = new Set<Socket>()
  server.on("connection", (socket) => {
    connections.add(socket)
    socket.once("close", () => connections.delete(socket))
  })
  server.on("request", (_incoming, outgoing) => {
    outgoing.on("close", () => {
      if (stopping !== undefined) setImmediate(() => server.closeIdleConnections())
    })
  })
  const cutUnused = () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  const stop = async () => {
    const closed = once(server, "close")
    server.close()
    server.closeIdleConnections()
    for (const socket of upgraded) socket.destroy()
    const timers = [setTimeout(cutUnused, firstBytesMs), setTimeout(() => server.closeAllConnections(), timeoutMs)]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }
  return () => (stopping ??= stop())
}
