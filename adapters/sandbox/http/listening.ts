import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import type { Socket } from "node:net"
import { mostConnections } from "@fakham/adapters/environment"
import type { ServerType } from "@hono/node-server"

const timeoutMs = 10_000

const limits = "/proc/self/limits"

/** Opens the port and says which it is, or fails with one line. It takes no more connections than there are files for. */
export const listen = async (server: ServerType, port: number, hostname: string): Promise<number> => {
  const most = existsSync(limits) ? mostConnections(readFileSync(limits, "utf8")) : undefined
  if (most !== undefined) server.maxConnections = most
  try {
    server.listen(port, hostname)
    await once(server, "listening")
  } catch (error) {
    throw new Error(startFailure(error, port, hostname), { cause: error })
  }
  const address = server.address()
  return address !== null && typeof address === "object" ? address.port : port
}

const startFailure = (error: unknown, port: number, hostname: string): string => {
  const code = error instanceof Error && "code" in error ? error.code : undefined
  if (code === "EADDRINUSE")
    return `Port ${port} of ${hostname} is taken: stop what runs there, or set PORT to another one.`
  if (code === "EACCES")
    return `Port ${port} of ${hostname} may not be used by this account: set PORT to 1024 or above.`
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${hostname} is no address of this machine: set HOST to one that is.`
  return error instanceof Error ? error.message : String(error)
}

/** The connections that a server has open just now. */
export const connectionsOf = (server: ServerType): ReadonlySet<Socket> => {
  const open = new Set<Socket>()
  server.on("connection", (socket: Socket) => {
    open.add(socket)
    socket.once("close", () => open.delete(socket))
  })
  return open
}

/**
 * No new connections; running requests finish, and what still hangs after a while is cut. A connection that was opened ahead
 * of a request, and has brought none, is cut before that: for Node it is not idle.
 */
export const stopServing = async (server: ServerType, connections: ReadonlySet<Socket>): Promise<void> => {
  const closed = once(server, "close")
  server.close()
  const closeIdle = () => {
    if ("closeIdleConnections" in server) server.closeIdleConnections()
  }
  closeIdle()
  const sweep = setInterval(() => {
    closeIdle()
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }, 50)
  const cutOff = setTimeout(() => {
    if ("closeAllConnections" in server) server.closeAllConnections()
  }, timeoutMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}
