import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** Passes bytes on both ways; whichever side breaks off takes the other with it. */
const join = (one: Socket, other: Socket) => {
  const passOn = (from: Socket, to: Socket) => {
    from.pipe(to)
    from.on("error", () => to.resetAndDestroy())
    from.on("close", () => to.destroySoon())
  }
  passOn(one, other)
  passOn(other, one)
}

/**
 * A port that stays taken while the server behind it goes and comes back: that server takes whatever port is free each
 * time. While there is none, connections are reset.
 */
export const portProxy = async () => {
  let behind: number | undefined
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    if (behind === undefined) socket.resetAndDestroy()
    else join(socket, connect({ port: behind, host: "127.0.0.1", allowHalfOpen: true }))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("a port was asked for")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Where connections go from now on; nowhere when nothing is said. */
    leadTo: (port?: number) => {
      behind = port
    },
    /** Leads nowhere, and breaks off what is open. */
    cut: () => {
      behind = undefined
      for (const socket of sockets) socket.resetAndDestroy()
    },
    close: async () => {
      const closed = once(server, "close")
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
