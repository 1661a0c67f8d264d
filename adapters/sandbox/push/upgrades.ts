import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { ServerType } from "@hono/node-server"
import type { BackOffice } from "../back-office/back-office.ts"
import type { Log } from "../http/requests.ts"
import { openCcu } from "./ccu.ts"
import type { PushSockets } from "./push-sockets.ts"
import type { SocketPace } from "./socket-pace.ts"

/** Opens WebSockets on the server's port: `/ccu` for players, and `/app/{key}` where this process pushes by itself. */
export const acceptUpgrades = (
  server: ServerType,
  office: BackOffice,
  push: PushSockets | undefined,
  pace: SocketPace,
  log: Log,
): { readonly stop: () => Promise<void> } => {
  const ccu = openCcu(office, pace, log)
  let stopped = false
  const upgrade = async (incoming: IncomingMessage, raw: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://operator")
    const key = /^\/app\/([^/]+)$/.exec(pathname)?.[1]
    if (stopped) refuse(raw, "503 Service Unavailable")
    else if (pathname === "/ccu") await ccu.accept(incoming, raw, head, searchParams.get("token"))
    else if (key !== undefined && push !== undefined)
      push.accept(incoming, raw, head, key, searchParams.get("protocol"))
    else refuse(raw, "404 Not Found")
  }
  server.on("upgrade", (incoming: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on("error", () => raw.destroy())
    upgrade(incoming, raw, head).catch((error: unknown) => {
      log({ level: "error", path: "upgrade", error: error instanceof Error ? error.message : String(error) })
      refuse(raw, "500 Internal Server Error")
    })
  })
  return {
    stop: async () => {
      stopped = true
      await Promise.all([ccu.stop(), push?.stop()])
    },
  }
}

const refuse = (raw: Duplex, status: string): void =>
  void raw.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
