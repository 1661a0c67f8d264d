import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { text } from "node:stream/consumers"
import { WebSocketServer } from "ws"
import { portOf } from "../port.ts"

export type ReceivedRequest = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
type Answer = (incoming: IncomingMessage, outgoing: ServerResponse, body: string) => void | Promise<void>

/** A small operator on a real socket: it writes down what it hears and answers by path. */
export const startOperator = async (answers: Readonly<Record<string, Answer>> = {}) => {
  const requests: Array<ReceivedRequest> = []
  const sockets = new Set<Duplex>()
  let connections = 0
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = "", method = "", headers } = incoming
    const body = await text(incoming).catch(() => "cut off")
    requests.push({ method, url, headers, body })
    const answer = answers[url.split("?", 1)[0] ?? ""] ?? noSuchCall
    await answer(incoming, outgoing, body)
  }
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  server.on("connection", (socket) => {
    connections += 1
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  const webSockets = new WebSocketServer({ noServer: true })
  server.on("upgrade", (incoming, socket, head) => {
    requests.push({ method: "UPGRADE", url: incoming.url ?? "", headers: incoming.headers, body: "" })
    if (incoming.url?.includes("token=wrong")) {
      socket.end(
        'HTTP/1.1 401 Unauthorized\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n{"code":"unauthorized"}',
      )
      return
    }
    webSockets.handleUpgrade(incoming, socket, head, (webSocket) => {
      webSocket.on("message", (data, isBinary) => webSocket.send(data, { binary: isBinary }))
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    requests,
    /** How many connections were ever made. */
    connections: () => connections,
    webSockets: webSockets.clients,
    cut,
    stop: async () => {
      const closed = once(server, "close")
      server.close()
      cut()
      await closed
    },
  }
}

export const json = (outgoing: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  outgoing.writeHead(status, { "content-type": "application/json", ...headers })
  outgoing.end(JSON.stringify(body))
}

const noSuchCall: Answer = (_incoming, outgoing) => json(outgoing, 404, { code: "notFound", message: "No such call." })
