import type { Server } from "node:net"

/** The port a listening server got. */
export const portOf = (server: Server): number => {
  const address = server.address()
  return address !== null && typeof address === "object" ? address.port : 0
}
