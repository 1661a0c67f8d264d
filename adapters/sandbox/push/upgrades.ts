import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { Network } from "@fakham/adapters/proxies"
import type { ServerType } from "@hono/node-server"
import type { BackOffice } from "../back-office/back-office.ts"
import { clientAddress, household } from "../http/client-address.ts"
import type { Log } from "../http/requests.ts"
import { refuseUpgrade } from "./bounded-sockets.ts"
import { openCcu } from "./ccu.ts"
import type { PushSockets } from "./push-sockets.ts"
import type { SocketPace } from "./socket-pace.ts"

/** Who is believed about whom it serves, and how many WebSockets one household may hold of each kind. */
export type SocketVisitors = {
  readonly trusted: ReadonlyArray<Network>
  readonly mostOfHousehold: number | undefined
}

/** Opens WebSockets on the server's port: `/ccu` for players, and `/app/{key}` where this process pushes by itself. */
export const acceptUpgrades = (
  server: ServerType,
  office: BackOffice,
  push: PushSockets | undefined,
  pace: SocketPace,
  { trusted, mostOfHousehold }: SocketVisitors,
  log: Log,
): { readonly stop: () => Promise<void> } => {
  const ccu = openCcu(office, { ...pace, mostOfHousehold }, log)
  let stopped = false
  const upgrade = async (incoming: IncomingMessage, raw: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://operator")
    const key = /^\/app\/([^/]+)$/.exec(pathname)?.[1]
    const arrival = { incoming, raw, head, household: household(clientAddress(incoming, trusted)) }
    if (stopped) refuseUpgrade(raw, "503 Service Unavailable")
    else if (pathname === "/ccu") await ccu.accept(arrival, searchParams.get("token"))
    else if (key !== undefined && push !== undefined) push.accept(arrival, key, searchParams.get("protocol"))
    else refuseUpgrade(raw, "404 Not Found")
  }
  server.on("upgrade", (incoming: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on("error", () => raw.destroy())
    upgrade(incoming, raw, head).catch((error: unknown) => {
      log({ level: "error", path: "upgrade", error: error instanceof Error ? error.message : String(error) })
      refuseUpgrade(raw, "500 Internal Server Error")
    })
  })
  return {
    stop: async () => {
      stopped = true
      await Promise.all([ccu.stop(), push?.stop()])
    },
  }
}
