import { once } from "node:events"
import type { Server } from "node:http"
import type { Duplex } from "node:stream"

const timeoutMs = 5_000

/** Ends a server gracefully: no new connections, running requests finish, the rest is cut after a few seconds. */
export const stopperOf = (server: Server, upgraded: ReadonlySet<Duplex>): (() => Promise<void>) => {
  let stopping: Promise<void> | undefined
  server.on("request", (_incoming, outgoing) => {
    outgoing.on("close", () => {
      if (stopping !== undefined) setImmediate(() => server.closeIdleConnections())
    })
  })
  const stop = async () => {
    const closed = once(server, "close")
    server.close()
    server.closeIdleConnections()
    for (const socket of upgraded) socket.destroy()
    const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs)
    await closed
    clearTimeout(cutOff)
  }
  return () => (stopping ??= stop())
}
