import { existsSync, readFileSync } from "node:fs"
import type { Server } from "node:net"
import { mostConnections } from "@fakham/adapters/environment"

const limits = "/proc/self/limits"

/** Refuses connections before files run out, so that whoever has one still reaches the operator. */
export const shedConnections = (server: Server): void => {
  const most = existsSync(limits) ? mostConnections(readFileSync(limits, "utf8")) : undefined
  if (most !== undefined) server.maxConnections = most
}
