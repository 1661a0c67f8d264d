import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { type AddressRange, isTrusted } from "@fakham/adapters/proxies"
import type { ServerType } from "@hono/node-server"
import { clientAddress, clientNetwork } from "../http/client-address.ts"
import { type Log, saneId } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { endUpgradeRequest } from "./bounded-sockets.ts"
import { openCcu } from "./ccu.ts"
import type { PushSockets } from "./push-sockets.ts"
import type { SocketPace } from "./socket-pace.ts"

/** Who is believed about whom it serves, and how many WebSockets one household may hold of each kind. */
export type SocketVisitors = {
  readonly trusted: ReadonlyArray<AddressRange>
  readonly mostPerNetwork: number | undefined
}

/** What the log tells of a connection when it ends, beside whose it was and how long it was open: never its query. */
const lineOf = ({ headers, method, socket }: IncomingMessage, trusted: ReadonlyArray<AddressRange>) => {
  const given = headers["x-request-id"]
  const isFromProxy = typeof given === "string" && isTrusted(socket.remoteAddress ?? "", trusted)
  return { requestId: saneId(isFromProxy ? given : undefined), method }
}

/** Opens WebSockets on the server's port: `/ccu` for players, and `/app/{key}` where this process pushes by itself. */
export const acceptUpgrades = (
  server: ServerType,
  internals: Internals,
  push: PushSockets | undefined,
  pace: SocketPace,
  { trusted, mostPerNetwork }: SocketVisitors,
  log: Log,
): { readonly counts: () => Readonly<Record<"ccu" | "push", number>>; readonly stop: () => Promise<void> } => {
  const ccu = openCcu(internals, { ...pace, mostPerNetwork }, log)
  let stopped = false
  const upgrade = async (incoming: IncomingMessage, raw: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://operator")
    const key = /^\/app\/([^/]+)$/.exec(pathname)?.[1]
    const address = clientAddress(incoming, trusted)
    const arrival = { incoming, raw, head, clientNetwork: clientNetwork(address) }
    const line = { ...lineOf(incoming, trusted), path: pathname, address }
    const startedAt = performance.now()
    let uuid: string | undefined
    raw.on("close", () => log({ level: "info", ...line, uuid, ms: Math.round(performance.now() - startedAt) }))
    if (stopped) endUpgradeRequest(raw, "503 Service Unavailable")
    else if (pathname === "/ccu") ({ uuid } = await ccu.accept(arrival, searchParams.get("token")))
    else if (key !== undefined && push !== undefined) push.accept(arrival, key, searchParams.get("protocol"))
    else endUpgradeRequest(raw, "404 Not Found")
  }
  server.on("upgrade", (incoming: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on("error", () => raw.destroy())
    upgrade(incoming, raw, head).catch((error: unknown) => {
      log({ level: "error", path: "upgrade", error: error instanceof Error ? error.message : String(error) })
      endUpgradeRequest(raw, "500 Internal Server Error")
    })
  })
  return {
    counts: () => ({ ccu: ccu.count(), push: push?.count() ?? 0 }),
    stop: async () => {
      stopped = true
      await Promise.all([ccu.stop(), push?.stop()])
    },
  }
}
